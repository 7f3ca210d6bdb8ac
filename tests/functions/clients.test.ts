/** The client records: every commit keeps them, and the account with the same address claims one, once and for good. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bookOnBehalf, type BookOnBehalfInput } from '@tulia/domain/calls/bookings/book-on-behalf';
import { recordPayment } from '@tulia/domain/calls/bookings/booking-desk';
import {
  cancelBooking,
  completeBooking,
  moveBooking,
} from '@tulia/domain/calls/bookings/decide-booking';
import { claimMyBookings, deleteMyAccount, exportMyData } from '@tulia/domain/calls/people/my-data';
import { showClient } from '@tulia/domain/calls/people/show-client';
import { updateBookingContact } from '@tulia/domain/calls/bookings/update-booking-contact';
import { bookingPath, confidentialRequestPath } from '@tulia/domain/records/booking';
import type { Client } from '@tulia/domain/booking/clients/client';
import { clientPath } from '@tulia/domain/records/client';
import { newProfile } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { accounts, database, done, person, refused, signIn, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import {
  bookingById,
  confirmedBooking,
  freeSlot,
  openPractice,
  pendingBooking,
  phoneRequest,
} from '../support/makers';
import { clientById, clientOfAccount, eventIds, reading, recounted } from './look';
import { job } from './outside';
import { ownInstance } from './own-instance';

let admin: Person;
const instance = ownInstance();
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const someAddress = () => `${randomUUID().slice(0, 13)}@example.com`;

async function onBehalf(changes: Partial<BookOnBehalfInput>) {
  const known = { email: someAddress(), specialRequests: 'a quiet room' };
  const input = phoneRequest(await freeSlot(), { ...known, ...changes });
  return bookingById(done(await instance.ask(bookOnBehalf, admin, input)).bookingId);
}

const claimFor = (who: Person) => instance.ask(claimMyBookings, who, {});
const signedInAgain = async (who: Person, email = who.email): Promise<Person> => ({
  ...who,
  email,
  idToken: await signIn(email),
});

async function agrees(client: Client | null): Promise<Client> {
  expect(client).not.toBeNull();
  expect(client).toEqual(await recounted(client!));
  return client!;
}

describe('a client', () => {
  it('is kept in the commit of every change, as a recount of the bookings says', async () => {
    const who = await person();
    const first = await confirmedBooking(admin, who);
    expect(await agrees(await clientById(first.booking.clientId))).toMatchObject({
      clientUserId: who.uid,
      name: 'Amina Hassan',
      email: who.email,
      phone: '+254 700 000 011',
      language: 'en',
      counts: { requests: 1, completed: 0, noShows: 0, cancelled: 0 },
      balance: { due: 3000, refundDue: 0 },
      lastSessionAt: null,
      version: 2,
    });
    const second = await pendingBooking(who);
    expect(second.booking.clientId).toBe(first.booking.clientId);
    const contact = { name: 'Amina H. Omar', email: 'other@example.com', phone: '0700 111 222' };
    done(
      await instance.ask(updateBookingContact, who, { bookingId: second.booking.id, ...contact }),
    );
    const { version } = first.booking;
    const place = await freeSlot();
    const at = { bookingId: first.booking.id, version, ...place };
    const moved = done(await instance.ask(moveBooking, admin, at));
    const paid = { requestId: randomUUID(), amount: 1000, method: 'cash' as const, code: '' };
    const entered = { bookingId: first.booking.id, version: moved.version, ...paid };
    const { version: latest } = done(await instance.ask(recordPayment, admin, entered));
    expect(await agrees(await clientOfAccount(who.uid))).toMatchObject({
      name: 'Amina H. Omar',
      email: who.email,
      phone: '0700 111 222',
      counts: { requests: 2 },
      balance: { due: 2000, refundDue: 0 },
      coming: {
        [first.booking.id]: {
          status: 'confirmed',
          startsAt: (await bookingById(first.booking.id)).startsAt,
        },
      },
    });
    const whole = { bookingId: first.booking.id, version: latest };
    await database()
      .doc(bookingPath(first.booking.id))
      .update({
        startsAt: new Date(Date.now() - 7_200_000),
        endsAt: new Date(Date.now() - 3_600_000),
      });
    await database().doc(clientPath(first.booking.clientId)).delete();
    done(await instance.ask(completeBooking, admin, whole));
    done(await instance.ask(cancelBooking, who, { bookingId: second.booking.id, version: 2 }));
    const after = await agrees(await clientOfAccount(who.uid));
    expect(after.counts).toEqual({ requests: 2, completed: 1, noShows: 0, cancelled: 1 });
    expect(after.coming).toEqual({});
    expect(after.lastSessionAt).not.toBeNull();
    done(
      await instance.ask(cancelBooking, admin, {
        bookingId: first.booking.id,
        version: latest + 1,
      }),
    );
    expect(await agrees(await clientOfAccount(who.uid))).toMatchObject({ lastSessionAt: null });
  });

  it('is told by the address where there is no account, and by the choice of staff', async () => {
    const one = await onBehalf({});
    const same = await onBehalf({
      email: one.clientEmail.toUpperCase(),
      fullName: 'W. Kamau',
      confirm: true,
    });
    expect(same.clientId).toBe(one.clientId);
    const chosen = await onBehalf({ clientId: one.clientId, email: someAddress() });
    expect(chosen.clientId).toBe(one.clientId);
    expect(await agrees(await clientById(one.clientId))).toMatchObject({
      clientUserId: null,
      name: 'Wambui Kamau',
      email: chosen.clientEmail,
      counts: { requests: 3 },
    });
    const other = await onBehalf({});
    expect(other.clientId).not.toBe(one.clientId);
    const input = phoneRequest(await freeSlot(), { clientId: 'no-such-client' });
    expect(refused(await instance.ask(bookOnBehalf, admin, input))).toBe('not-found');
  });

  it('with an account keeps the account’s address when staff type another', async () => {
    const { booking, client } = await pendingBooking();
    const chosen = await onBehalf({ clientId: booking.clientId });
    expect(chosen).toMatchObject({ clientUserId: client.uid, clientEmail: client.email });
  });

  it('that went wrong is put right by the night', async () => {
    const { booking, client } = await pendingBooking();
    const ref = database().doc(clientPath(booking.clientId));
    await ref.update({ 'counts.requests': 7, lastSessionAt: new Date() });
    await job('recountClients');
    expect(await agrees(await clientOfAccount(client.uid))).toMatchObject({
      counts: { requests: 1 },
      lastSessionAt: null,
    });
  });
});

describe('claiming', () => {
  it('makes the bookings of an address the account’s, once and for good', async () => {
    const email = someAddress();
    const [first, second] = [await onBehalf({ email }), await onBehalf({ email })];
    const who = await person({ email });
    expect(await reading(who, confidentialRequestPath(first.id))).toBe(200);
    expect(done(await claimFor(who)).claimed).toBe(2);
    expect(done(await claimFor(who)).claimed).toBe(0);
    for (const { id } of [first, second]) {
      expect(await bookingById(id)).toMatchObject({ clientUserId: who.uid, clientEmail: email });
      expect(await eventIds(id)).toEqual(['000001-create', '000002-claim']);
    }
    expect(await clientById(first.clientId)).toBeNull();
    expect(await agrees(await clientOfAccount(who.uid))).toMatchObject({
      name: 'Wambui Kamau',
      email,
      counts: { requests: 2 },
    });
    expect(await reading(who, confidentialRequestPath(first.id))).toBe(200);
  });

  it('works once the client has proved the address, and is refused before', async () => {
    const email = someAddress();
    const { id } = await onBehalf({ email });
    const claimer = await person({ email, verified: false });
    expect(done(await claimFor(claimer)).claimed).toBe(0);
    expect(refused(await instance.ask(claimMyBookings, null, {}))).toBe('signed-out');
    await accounts().updateUser(claimer.uid, { emailVerified: true });
    expect(refused(await claimFor(claimer))).toBe('recent-login-required');
    expect((await bookingById(id)).clientUserId).toBeNull();
    expect(done(await claimFor(await signedInAgain(claimer))).claimed).toBe(1);
  });
});

describe('a mailbox that changes hands', () => {
  it('opens nothing to the new holder, who changes, exports and erases nothing of the first one', async () => {
    const first = await person();
    const { booking } = await confirmedBooking(admin, first, { specialRequests: 'a quiet room' });
    const address = first.email;
    await accounts().updateUser(first.uid, { email: someAddress(), emailVerified: true });
    const second = await person({ email: address });
    for (const path of [bookingPath(booking.id), confidentialRequestPath(booking.id)]) {
      expect(await reading(second, path), path).toBe(403);
    }
    const seen = { bookingId: booking.id, version: booking.version };
    expect(refused(await instance.ask(cancelBooking, second, seen))).toBe('not-found');
    const contact = { bookingId: booking.id, name: 'X', email: address, phone: '0700 111 222' };
    expect(refused(await instance.ask(updateBookingContact, second, contact))).toBe('not-found');
    expect(done(await claimFor(second)).claimed).toBe(0);
    expect(done(await instance.ask(exportMyData, second, {})).bookings).toEqual([]);
    const leave = { confirmed: true, language: 'en' as const };
    expect(done(await instance.ask(deleteMyAccount, second, leave))).toMatchObject({
      cancelled: 0,
    });
    expect(await bookingById(booking.id)).toMatchObject({
      status: 'confirmed',
      clientUserId: first.uid,
    });
  });
});

describe('an account that changes its address', () => {
  it('loses nothing: its bookings follow it, and its mails go to the new address', async () => {
    const who = await person();
    const { booking } = await confirmedBooking(admin, who);
    const email = someAddress();
    await accounts().updateUser(who.uid, { email, emailVerified: true });
    const moved = await signedInAgain(who, email);
    expect(await reading(moved, bookingPath(booking.id))).toBe(403);
    expect(done(await claimFor(moved)).claimed).toBe(1);
    expect(await reading(moved, bookingPath(booking.id))).toBe(200);
    const after = await bookingById(booking.id);
    expect(after).toMatchObject({ clientUserId: who.uid, clientEmail: email });
    expect(after.searchTerms).toContain(email);
    expect(await agrees(await clientOfAccount(who.uid))).toMatchObject({ email });
    const cancelled = { bookingId: booking.id, version: after.version };
    done(await instance.ask(cancelBooking, moved, cancelled));
    const mails = await database().collection('mail').where('to', '==', email).get();
    expect(mails.docs.map((doc) => doc.get('template') as string)).toContain('booking-cancelled');
  });

  it('is closed to a session from before, which proved another address', async () => {
    const attacker = await person();
    const victim = someAddress();
    await accounts().updateUser(attacker.uid, { email: victim, emailVerified: true });
    const owner = await signedInAgain(attacker, victim);
    const { booking } = await pendingBooking(owner, { specialRequests: 'a quiet room' });
    for (const path of [bookingPath(booking.id), confidentialRequestPath(booking.id)]) {
      expect(await reading(attacker, path), path).toBe(403);
      expect(await reading(owner, path), path).toBe(200);
    }
    const seen = { bookingId: booking.id, version: booking.version };
    expect(refused(await instance.ask(cancelBooking, attacker, seen))).toBe('not-found');
    expect(refused(await instance.ask(exportMyData, attacker, {}))).toBe('recent-login-required');
    expect(refused(await claimFor(attacker))).toBe('recent-login-required');
    const leave = { confirmed: true, language: 'en' as const };
    expect(refused(await instance.ask(deleteMyAccount, attacker, leave))).toBe(
      'recent-login-required',
    );
    expect((await bookingById(booking.id)).clientEmail).toBe(victim);
  });
});

describe('what a client’s account says', () => {
  it('is told to staff, the emergency contact to admins and the own therapist only', async () => {
    const { client: who, booking } = await pendingBooking();
    const { clientId } = booking;
    const emergencyContact = { name: 'Rose', phone: '+254 700 000 018', relationship: 'aunt' };
    const profile = newProfile({ email: who.email, fullName: 'Amina Hassan' }, Date.now());
    const preferences = {
      ...profile.profile.preferences,
      communicationMethod: 'message' as const,
    };
    const details = { ...profile.profile, emergencyContact, preferences };
    const stored = profiles.toStored({ ...profile, profile: details });
    await database().doc(profilePath(who.uid)).set(stored);
    const [therapist, another, receptionist] = await Promise.all([
      person({ role: 'therapist' }),
      person({ role: 'therapist', practitionerId: null }),
      person({ role: 'receptionist' }),
    ]);
    const asked = (by: Person | null) => instance.ask(showClient, by, { clientId });
    for (const by of [admin, therapist]) {
      const account = done(await asked(by));
      const seen = { seesEmergencyContact: true, emergencyContact, reachBy: 'message' };
      expect(account).toMatchObject(seen);
      expect(account.consents.map(({ form }) => form).sort()).toEqual(['adult', 'privacy']);
      expect(account.consents[0]).toMatchObject({ guardianName: null });
    }
    for (const by of [another, receptionist]) {
      const account = done(await asked(by));
      const seen = { seesEmergencyContact: false, emergencyContact: null, reachBy: 'message' };
      expect(account).toMatchObject(seen);
      expect(account.consents).toHaveLength(2);
    }
    expect(refused(await asked(who))).toBe('forbidden');
    expect(refused(await asked(null))).toBe('signed-out');
    expect(refused(await instance.ask(showClient, admin, { clientId: 'nobody' }))).toBe(
      'not-found',
    );
  });

  it('is nothing where there is no account', async () => {
    const { clientId } = await onBehalf({});
    const account = done(await instance.ask(showClient, admin, { clientId }));
    const nothing = { reachBy: null, emergencyContact: null, consents: [] };
    expect(account).toEqual({ ...nothing, seesEmergencyContact: true });
  });
});
