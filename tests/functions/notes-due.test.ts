/**
 * The list of sessions without a note: kept in the commit of the booking or of the note, for the practitioner of the
 * session.
 */
import { saveNote, signNote } from '@tulia/domain/calls/bookings/booking-desk';
import {
  cancelBooking,
  completeBooking,
  reopenBooking,
} from '@tulia/domain/calls/bookings/decide-booking';
import { noMeeting } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { notesDue, notesDuePath } from '@tulia/domain/records/notes-due';
import { beforeAll, expect, it } from 'vitest';
import { database, done, person, type Person } from '../support/actors';
import {
  bookingById,
  confirmedBooking,
  onceBegun,
  openPractice,
  PRACTITIONER,
} from '../support/makers';
import { job } from './outside';
import { ownInstance } from './own-instance';

let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const { ask } = ownInstance();

/** When the session without a note began; undefined while none is missing. */
async function dueSince(bookingId: string): Promise<number | undefined> {
  const list = await database().doc(notesDuePath(PRACTITIONER)).get();
  return notesDue.fromStored(list.data() ?? {}).sessions[bookingId];
}

async function held() {
  const { booking } = await confirmedBooking(admin);
  const seen = async () => {
    const { version } = await bookingById(booking.id);
    return { bookingId: booking.id, version };
  };
  const write = async (text: string, version: number) =>
    done(await ask(saveNote, admin, { bookingId: booking.id, version, text }));
  const complete = () =>
    onceBegun(booking.id, async () => {
      done(await ask(completeBooking, admin, await seen()));
      return (await bookingById(booking.id)).startsAt;
    });
  return { id: booking.id, seen, write, complete };
}

it('has a session from its conclusion until something is written, and again once that is taken out', async () => {
  const { id, write, complete } = await held();
  expect(await dueSince(id)).toBeUndefined();
  const startsAt = await complete();
  expect(await dueSince(id)).toBe(startsAt);
  await write('Calm.', 0);
  expect(await dueSince(id)).toBeUndefined();
  await write('', 1);
  expect(await dueSince(id)).toBeDefined();
  await write('Calm, and slept.', 2);
  done(await ask(signNote, admin, { bookingId: id, version: 3 }));
  expect(await dueSince(id)).toBeUndefined();
});

it('the due notes have no session with a note that was written before the session was concluded', async () => {
  const { id, write, complete } = await held();
  await write('Calm.', 0);
  await complete();
  expect(await dueSince(id)).toBeUndefined();
});

it('the due notes have a session with an emptied note, and none that did not take place after all', async () => {
  for (const isReopened of [true, false]) {
    const { id, seen, write, complete } = await held();
    await write('Calm.', 0);
    await write('', 1);
    await complete();
    expect(await dueSince(id)).toBeDefined();
    if (isReopened) done(await ask(reopenBooking, admin, await seen()));
    else done(await ask(cancelBooking, admin, await seen()));
    expect(await dueSince(id)).toBeUndefined();
  }
});

it('forgets a session with its record', async () => {
  const { id, complete } = await held();
  await complete();
  const retainUntil = Date.now() - 1000;
  const part = { retainUntil, meeting: noMeeting };
  await database().doc(bookingPath(id)).update(bookings.toStoredPart(part));
  await job('eraseExpiredRecords', Date.now());
  expect((await database().doc(bookingPath(id)).get()).exists).toBe(false);
  expect(await dueSince(id)).toBeUndefined();
});
