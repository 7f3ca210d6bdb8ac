/**
 * The client's link without an account: what it does and for whom, by the rules of the client's own account, and
 * that no other link and no other booking's id does it.
 */
import type { Booking } from '@tulia/domain/booking/booking';
import { nothingPaid } from '@tulia/domain/money/summary';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { availabilityPath } from '@tulia/domain/records/availability';
import { bookingEvents, bookingPath } from '@tulia/domain/records/booking';
import { mails } from '@tulia/domain/records/mail';
import {
  practitionerContactPath,
  practitionerContacts,
  practitionerPath,
  practitioners,
} from '@tulia/domain/records/practitioner';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { bookingLock, lockRefs } from '@tulia/domain/slot/lock-refs';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import type { Refusal } from '@tulia/domain/refusal';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseAnotherTime } from '../bookings/choose-another-time';
import { moveBooking } from '../bookings/move-booking';
import { meetWithin } from '../../meeting/meet-within';
import type { SignedInCaller } from '../../platform/caller';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { putBooking, storedBooking } from '../../platform/testing/bookings';
import { memory } from '../../platform/testing/memory-database';
import { guardianLinkOf, manageLinkOf, payLinkOf } from '../../practice/booking-links';
import { cancelByLink } from './cancel-by-link';
import { moveByLink } from './move-by-link';
import { showManageLink } from './show-manage-link';

vi.mock('../../platform/app');
vi.mock('../../meeting/meet-within', () => ({ meetWithin: vi.fn() }));

const { id, startsAt, version, practitionerId } = aBooking();
const { date: DATE } = toWallTime(startsAt);
/** Each test has an hour of its own, since what was counted in one stays counted. */
let now = startsAt - 20 * DAY;
const clock = { now: () => now };
const LATER = toInstant(DATE, '16:00');

function put(booking: Booking): Booking {
  putBooking(booking);
  const owner = { bookingId: booking.id, serviceId: booking.serviceId };
  for (const ref of lockRefs(booking, booking))
    memory.put(slotLockPath(ref.id), slotLocks.toStored(bookingLock(ref, owner, null)));
  return booking;
}
const linkOf = async (booking: Booking) => (await manageLinkOf(booking, now)) ?? '';
const show = (token: string, caller = aGuest()) =>
  showManageLink.handler({ token }, { caller, clock });
const cancel = (token: string, seen = version, caller = aGuest()) =>
  cancelByLink.handler({ token, version: seen }, { caller, clock });
const move = (token: string, seen = version, caller = aGuest(), time = '16:00') =>
  moveByLink.handler({ token, version: seen, date: DATE, time }, { caller, clock });
const stands = () => storedBooking(id);
const locked = () =>
  Object.values(memory.all('slots'))
    .map((each) => slotLocks.fromStored(each))
    .filter(({ bookingId }) => bookingId === id)
    .map(({ time }) => time);
const signed = () =>
  Object.values(memory.all(`${bookingPath(id)}/events`))
    .map((each) => bookingEvents.fromStored(each))
    .map(({ action, actor }) => [action, actor]);
const letters = () =>
  Object.values(memory.all('mail'))
    .map((each) => mails.fromStored(each))
    .filter(({ to }) => to === 'amina@example.com')
    .map(({ template }) => template);
const AMINA = { kind: 'guest', uid: null, name: 'Amina Otieno' };

beforeEach(() => {
  memory.clear();
  now += HOUR;
  vi.mocked(meetWithin).mockReset().mockResolvedValue({ meeting: 'wanted', problem: null });
  vi.stubEnv('BOOKINGS_PER_PERSON', '3');
  vi.stubEnv('BOOKINGS_PER_MAILBOX_AND_DAY', '20');
  const person = { ...defaultPractitioner, id: practitionerId };
  memory.put(practitionerPath(practitionerId), practitioners.toStored(person));
  const contact = { email: 'njeri@example.com', calendarId: 'primary' };
  memory.put(practitionerContactPath(practitionerId), practitionerContacts.toStored(contact));
  const month = DATE.slice(0, 7);
  const open = { isAvailable: true, timeSlots: [], serviceTimeSlots: {}, busy: [] };
  const days = { [DATE]: open };
  memory.put(availabilityPath(practitionerId, month), { practitionerId, month, days });
});

describe('a session', () => {
  it('is shown, and opening its link changes nothing', async () => {
    const token = await linkOf(put(aConfirmed()));
    const before = stands();
    expect((await show(token)).view.session).toMatchObject({ status: 'confirmed', startsAt });
    expect([stands(), letters(), signed()]).toEqual([before, [], []]);
  });

  it('is cancelled once, in the client’s name, and the client is written to', async () => {
    const token = await linkOf(put(aConfirmed()));
    expect((await cancel(token)).view.session.status).toBe('cancelled');
    // A second device, or a second press, hears the same.
    expect((await cancel(token)).view.session).toMatchObject({
      status: 'cancelled',
      version: version + 1,
    });
    expect(stands()).toMatchObject({ cancelledBy: 'client', cancelledLate: false });
    expect([locked(), letters(), signed()]).toEqual([
      [],
      ['booking-cancelled'],
      [['cancel', AMINA]],
    ]);
    expect((await show(token)).view.session.status).toBe('cancelled');
  });

  it('that is paid and given up too late leaves the practice what was paid', async () => {
    const payment = { ...nothingPaid(3000), paid: 3000, state: 'paid' as const, balance: 0 };
    const soon = put(aConfirmed({ startsAt: now + 3 * HOUR - 1, payment }));
    await cancel(await linkOf(soon));
    expect(stands()).toMatchObject({ cancelledLate: true, payment: { keeps: true, balance: 0 } });
  });

  it('that is paid and given up in time has its money to go back', async () => {
    const payment = { ...nothingPaid(3000), paid: 3000, state: 'paid' as const, balance: 0 };
    const inTime = put(aConfirmed({ startsAt: now + 3 * HOUR, payment }));
    const { view } = await cancel(await linkOf(inTime));
    expect(view).toMatchObject({
      session: { payment: { balance: -3000 } },
      pay: { toReturn: 3000 },
    });
  });

  it('that has begun is not cancelled', async () => {
    const token = await linkOf(put(aConfirmed({ startsAt: now - MINUTE })));
    await expect(cancel(token)).rejects.toMatchObject({ code: 'transition-not-allowed' });
  });

  it('is moved to a free time, with its meeting and its link', async () => {
    const token = await linkOf(put(aConfirmed()));
    const { view } = await move(token);
    expect(view.session).toMatchObject({ startsAt: LATER, version: version + 1 });
    expect([locked(), letters(), signed()]).toEqual([
      ['16:00', '16:00', '16:30', '16:30'],
      ['booking-moved', 'session-reminder'],
      [['move', AMINA]],
    ]);
    expect(vi.mocked(meetWithin).mock.calls).toEqual([[id, clock]]);
  });

  it('that another device has changed is neither moved nor cancelled by what is seen no more', async () => {
    const token = await linkOf(put(aConfirmed()));
    await move(token);
    for (const act of [() => move(token, version, aGuest(), '10:00'), () => cancel(token)])
      await expect(act()).rejects.toMatchObject({ code: 'version-conflict' });
    expect(stands().startsAt).toBe(LATER);
  });

  it('is not moved past the moving cut-off', async () => {
    const token = await linkOf(put(aConfirmed({ startsAt: now + 6 * HOUR - 1 })));
    await expect(move(token)).rejects.toMatchObject({ code: 'too-late-to-move' });
  });

  it('is not moved onto the time of another, and free times are named', async () => {
    put(aConfirmed({ id: 'other', referenceNumber: 'OTHER', startsAt: LATER }));
    const token = await linkOf(put(aConfirmed()));
    const refused = await move(token).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'slot-taken' });
    expect((refused as { details: { freeTimes: unknown[] } }).details.freeTimes).not.toEqual([]);
    expect(stands().startsAt).toBe(startsAt);
  });

  it.each([
    ['an admin', aMember('admin')],
    ['its therapist', aMember('therapist', practitionerId)],
    ['another client', aClient({ uid: 'other', email: 'other@example.com' })],
  ])('whose link is opened by %s is changed by the client’s rules and name', async (_, caller) => {
    const closed = { [DATE]: { isAvailable: false, timeSlots: [], busy: [] } };
    const path = availabilityPath(practitionerId, DATE.slice(0, 7));
    const open = memory.read(path) ?? {};
    memory.put(path, { ...open, days: closed });
    const token = await linkOf(put(aConfirmed()));
    // Staff may take a day that is closed to clients.
    await expect(move(token, version, caller)).rejects.toMatchObject({ code: 'slot-unavailable' });
    memory.put(path, open);
    await move(token, version, caller);
    const conflict = await cancel(token, version, caller).catch((error: unknown) => error);
    expect(conflict).toMatchObject({ code: 'version-conflict' });
    // Staff would read here who was quicker.
    expect(JSON.stringify(conflict)).not.toContain('Amina');
    await cancel(token, version + 1, caller);
    expect(signed()).toEqual([
      ['move', AMINA],
      ['cancel', AMINA],
    ]);
  });

  it('is moved ten times an hour', async () => {
    const token = await linkOf(put(aConfirmed()));
    const times = ['16:00', '10:00'];
    for (let count = 0; count < 10; count += 1)
      await move(token, version + count, aGuest(), times[count % 2]);
    await expect(move(token, version + 10)).rejects.toMatchObject({ code: 'quota-exceeded' });
    // The account that has this mailbox has no more of them either; a session that only says so uses none of them up.
    const seen = { bookingId: id, version: version + 10, date: DATE, time: '16:00' };
    const byAccount = (caller: SignedInCaller) => moveBooking.handler(seen, { caller, clock });
    await expect(byAccount(aClient())).rejects.toMatchObject({ code: 'quota-exceeded' });
    const another = aClient({ uid: 'another', emailVerified: false });
    await expect(byAccount(another)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a request', () => {
  it('gets another time, which is held as for a new one', async () => {
    const holdExpiresAt = now + MINUTE;
    const token = await linkOf(put(aBooking({ holdExpiresAt })));
    const { view } = await move(token);
    expect(view.session).toMatchObject({
      status: 'pending',
      startsAt: LATER,
      holdExpiresAt: now + 15 * MINUTE,
    });
    expect([letters(), signed()]).toEqual([['booking-received'], [['choose-time', AMINA]]]);
    expect(meetWithin).not.toHaveBeenCalled();
  });

  it('holds other times as often as its mailbox may', async () => {
    const token = await linkOf(put(aBooking({ holdExpiresAt: now + MINUTE })));
    const times = ['16:00', '10:00', '16:00'];
    for (const [count, time] of times.entries()) await move(token, version + count, aGuest(), time);
    await expect(move(token, version + 3)).rejects.toMatchObject({ code: 'quota-exceeded' });
    // The account that has this mailbox has no more of them either.
    const seen = { bookingId: id, version: version + 3, date: DATE, time: '10:00' };
    const byAccount = chooseAnotherTime.handler(seen, { caller: aClient(), clock });
    await expect(byAccount).rejects.toMatchObject({ code: 'quota-exceeded' });
  });

  it('is cancelled', async () => {
    const token = await linkOf(put(aBooking()));
    expect((await cancel(token)).view.session.status).toBe('cancelled');
    expect(locked()).toEqual([]);
  });
});

describe('nothing is opened', () => {
  const closed = { code: 'not-found' };
  const refusesAll = async (token: string) => {
    for (const act of [show, cancel, move]) await expect(act(token)).rejects.toMatchObject(closed);
  };
  const guardian = { name: 'Rose', phone: '', email: 'rose@example.com', consents: true };

  it('by the link to pay, the guardian’s link, the id of a booking, or a guess', async () => {
    const booking = put(aConfirmed({ ageBand: 'adolescent', guardian }));
    await linkOf(booking);
    const pay = (await payLinkOf(booking, now)) ?? '';
    const ofGuardian = (await guardianLinkOf(booking, { way: 'mail' }, now)) ?? '';
    for (const token of [pay, ofGuardian, id, 'f'.repeat(32)]) await refusesAll(token);
    expect(stands()).toEqual(booking);
  });

  it('by a link to an address that the booking no longer has; the next letter has another', async () => {
    const wrong = await linkOf(put(aConfirmed({ clientEmail: 'anima@example.com' })));
    const booking = put(aConfirmed());
    await refusesAll(wrong);
    const right = await linkOf(booking);
    expect(right).not.toBe(wrong);
    expect((await show(right)).view.session.status).toBe('confirmed');
    await refusesAll(wrong);
  });

  it.each<[string, Partial<Booking>]>([
    ['once the session is over', { startsAt: startsAt - 30 * DAY }],
    ['once its client has left', { leftAt: 1 }],
  ])('%s', async (_, change) => {
    const token = await linkOf(put(aConfirmed()));
    put(aConfirmed(change));
    await refusesAll(token);
  });

  it('to one network address that guesses a thousand tokens: it is stopped before', async () => {
    const caller = aGuest({ address: 'from-here' });
    const codes: string[] = [];
    for (let guess = 0; guess < 1000; guess += 1) {
      const token = guess.toString(16).padStart(32, '0');
      codes.push(
        await show(token, caller).then(String, (error: unknown) => (error as Refusal).code),
      );
    }
    expect(codes.slice(0, 600)).toEqual(codes.slice(0, 600).map(() => 'not-found'));
    expect(new Set(codes.slice(600))).toEqual(new Set(['quota-exceeded']));
  });
});
