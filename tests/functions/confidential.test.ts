/** Reading what is confidential about a booking: who may, what is answered, and the trace that it leaves. */
import {
  amendNote,
  saveNote,
  saveNoteDraft,
  signNote,
} from '@tulia/domain/calls/bookings/booking-desk';
import { showConfidential } from '@tulia/domain/calls/bookings/confidential';
import { ACCESS_KEPT, accessLog, type Access } from '@tulia/domain/records/access';
import {
  confidentialNotePath,
  confidentialRequestPath,
  noteDraftPath,
  noteVersionPath,
} from '@tulia/domain/records/booking';
import { noteStatePath } from '@tulia/domain/records/note-state';
import { beforeAll, describe, expect, it } from 'vitest';
import { database, done, person, refused, type Person } from '../support/actors';
import { openPractice, pendingBooking } from '../support/makers';
import { reading } from './look';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let admin: Person;
let therapist: Person;
let another: Person;
let receptionist: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin', fullName: 'Njeri Mwangi' });
  therapist = await person({ role: 'therapist', fullName: 'Dr Achieng' });
  another = await person({ role: 'therapist', practitionerId: 'somebody-else' });
  receptionist = await person({ role: 'receptionist' });
});

const { ask } = instance;
const confided = () => pendingBooking(undefined, { specialRequests: 'a quiet room' });
const show = (who: Person | null, bookingId: string, versions = false) =>
  ask(showConfidential, who, { bookingId, versions });

async function readingsOf(bookingId: string): Promise<Access[]> {
  const all = database().collection(accessLog.collection).where('bookingId', '==', bookingId);
  return (await all.get()).docs.map((doc) => accessLog.fromStored(doc.data()));
}

describe('what is confidential', () => {
  it('is shown to admins and the own therapist only', async () => {
    const { booking, client } = await confided();
    done(await ask(saveNote, therapist, { bookingId: booking.id, version: 0, text: 'Calm.' }));
    for (const who of [admin, therapist]) {
      expect(done(await show(who, booking.id))).toMatchObject({
        request: { specialRequests: 'a quiet room' },
        note: { text: 'Calm.', version: 1, updatedBy: 'Dr Achieng' },
        versions: [],
      });
    }
    for (const who of [another, receptionist, client]) {
      expect(refused(await show(who, booking.id))).toBe('forbidden');
    }
    expect(refused(await show(null, booking.id))).toBe('signed-out');
    expect(refused(await show(admin, 'none'))).toBe('not-found');
    expect((await readingsOf(booking.id)).map(({ actor }) => actor.name).sort()).toEqual([
      'Dr Achieng',
      'Njeri Mwangi',
    ]);
  });

  it('is shown with its versions where they are asked for, or belong to a signed note', async () => {
    const { booking } = await confided();
    const { id: bookingId } = booking;
    const asked = async (versions: boolean) => {
      const answer = done(await show(therapist, bookingId, versions));
      return answer.versions.map(({ text }) => text);
    };
    expect(done(await show(therapist, bookingId, true))).toMatchObject({
      note: null,
      versions: [],
    });
    done(await ask(saveNote, therapist, { bookingId, version: 0, text: 'First.' }));
    done(await ask(saveNote, therapist, { bookingId, version: 1, text: 'Second.' }));
    expect(await asked(false)).toEqual([]);
    expect(await asked(true)).toEqual(['Second.', 'First.']);
    done(await ask(signNote, therapist, { bookingId, version: 2 }));
    done(await ask(amendNote, therapist, { bookingId, version: 3, text: 'Added.' }));
    expect(await asked(false)).toEqual(['Added.', 'Second.', 'Second.', 'First.']);
  });

  it('leaves one entry a day for each reader and booking, with no word of what was read', async () => {
    const { booking } = await confided();
    const began = Date.now();
    for (const versions of [false, true, false]) done(await show(therapist, booking.id, versions));
    const readings = await readingsOf(booking.id);
    // Two, where midnight of the practice fell between the readings.
    expect([1, 2]).toContain(readings.length);
    const [first] = readings;
    expect(first).toEqual({
      at: expect.any(Number) as number,
      expiresAt: (first?.at ?? 0) + ACCESS_KEPT,
      actor: { uid: therapist.uid, name: 'Dr Achieng' },
      bookingId: booking.id,
      referenceNumber: booking.referenceNumber,
    });
    expect(first?.at).toBeGreaterThanOrEqual(began);
  });

  it('is read by staff in no other way, and by the client as far as it is theirs', async () => {
    const { booking, client } = await confided();
    done(await ask(saveNote, therapist, { bookingId: booking.id, version: 0, text: 'Calm.' }));
    const request = confidentialRequestPath(booking.id);
    const words = [confidentialNotePath(booking.id), noteVersionPath(booking.id, 1), request];
    for (const who of [admin, therapist])
      for (const path of words) expect(await reading(who, path), path).toBe(403);
    expect(await reading(client, request)).toBe(200);
    const state = noteStatePath(booking.id);
    expect(await reading(therapist, state)).toBe(200);
    for (const who of [another, client]) expect(await reading(who, state)).toBe(403);
    expect((await database().doc(state).get()).data()).toEqual({ version: 1 });
  });
});

describe('what is typed into a note and not saved', () => {
  const kept = async (bookingId: string, who: Person) =>
    done(await show(who, bookingId)).draft?.text ?? null;
  const paths = (bookingId: string) => database().doc(noteDraftPath(bookingId, therapist.uid));

  it('comes back only to the staff member who typed it, and leaves no version', async () => {
    const { booking, client } = await confided();
    const { id: bookingId } = booking;
    const typed = { bookingId, version: 0, text: 'She said ' };
    expect(done(await ask(saveNoteDraft, therapist, typed))).toEqual({ kept: true });
    expect(await kept(bookingId, therapist)).toBe('She said ');
    expect(await kept(bookingId, admin)).toBeNull();
    expect(done(await show(therapist, bookingId, true))).toMatchObject({
      note: null,
      versions: [],
    });
    for (const who of [therapist, admin, client])
      expect(await reading(who, noteDraftPath(bookingId, therapist.uid))).toBe(403);
    for (const who of [another, receptionist, client])
      expect(refused(await ask(saveNoteDraft, who, typed))).toBe('forbidden');
    expect(refused(await ask(saveNoteDraft, null, typed))).toBe('signed-out');
    expect(refused(await ask(saveNoteDraft, admin, { ...typed, bookingId: 'none' }))).toBe(
      'not-found',
    );
  });

  it('ends when it is saved, or taken out again, and not by what others save', async () => {
    const { booking } = await confided();
    const { id: bookingId } = booking;
    const typed = { bookingId, version: 0, text: 'She said ' };
    done(await ask(saveNoteDraft, therapist, typed));
    expect(done(await ask(saveNoteDraft, therapist, { ...typed, text: '' }))).toEqual({
      kept: false,
    });
    expect((await paths(bookingId).get()).exists).toBe(false);
    done(await ask(saveNoteDraft, therapist, typed));
    done(await ask(saveNote, admin, { ...typed, text: 'Called back.' }));
    expect(await kept(bookingId, therapist)).toBe('She said ');
    done(await ask(saveNote, therapist, { ...typed, version: 1, text: 'Called back. She said.' }));
    expect((await paths(bookingId).get()).exists).toBe(false);
  });

  it('is kept beside a signed note, and ends when it is added to it', async () => {
    const { booking } = await confided();
    const { id: bookingId } = booking;
    done(await ask(saveNote, admin, { bookingId, version: 0, text: 'Calm.' }));
    done(await ask(saveNoteDraft, therapist, { bookingId, version: 1, text: 'Calm, and' }));
    done(await ask(signNote, admin, { bookingId, version: 1 }));
    expect(await kept(bookingId, therapist)).toBe('Calm, and');
    const late = { bookingId, version: 2, text: 'Calm, and late' };
    expect(done(await ask(saveNoteDraft, therapist, late))).toEqual({ kept: true });
    done(await ask(amendNote, therapist, late));
    expect(await kept(bookingId, therapist)).toBeNull();
  });
});
