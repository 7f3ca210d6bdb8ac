/**
 * The client's link without an account: what it does and for whom, by the rules of the client's own account, and
 * that no other link and no other booking's id does it.
 */
import type { Booking } from '@tulia/domain/booking/booking';
import { nothingPaid } from '@tulia/domain/money/summary';
import { availabilityPath } from '@tulia/domain/records/availability';
import { clientPath } from '@tulia/domain/records/client';
import type { Refusal } from '@tulia/domain/refusal';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { monthOf, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { meetWithin } from '../../meeting/meet-within';
import type { SignedInCaller } from '../../platform/caller';
import { historyOf, putWithLocks, storedBooking } from '../../platform/testing/bookings';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { emails } from '../../platform/testing/mails';
import { memory } from '../../platform/testing/memory-database';
import { locksOf, putPractice } from '../../platform/testing/practice';
import { guardianLinkOf, manageLinkOf, payLinkOf } from '../../links/booking-links';
import {
  cancelByLink,
  changeContactByLink,
  chooseAnotherTime,
  moveBooking,
  moveByLink,
  showGuardianLink,
  showManageLink,
} from '../client';

vi.mock('../../platform/app');
vi.mock('../../meeting/meet-within', () => ({ meetWithin: vi.fn() }));

const { id, startsAt, version, practitionerId } = aBooking();
const { date: DATE } = toWallTime(startsAt);
/** Each test has an hour of its own, since what was counted in one stays counted. */
let now = startsAt - 20 * DAY;
const clock = { now: () => now };
const LATER = toInstant(DATE, '16:00');

const linkOf = async (booking: Booking) => (await manageLinkOf(booking, now)) ?? '';
const show = (token: string, caller = aGuest()) =>
  showManageLink.handler({ token }, { caller, clock });
const cancel = (token: string, seen = version, caller = aGuest()) =>
  cancelByLink.handler({ token, version: seen }, { caller, clock });
const move = (token: string, seen = version, caller = aGuest(), time = '16:00') =>
  moveByLink.handler({ token, version: seen, date: DATE, time }, { caller, clock });
const PHONE = '0733 000 000';
const reach = (token: string, seen = version, caller = aGuest(), phone = PHONE) =>
  changeContactByLink.handler({ token, version: seen, name: '', phone }, { caller, clock });
const stands = () => storedBooking(id);
const locked = () => Object.values(locksOf(id)).map(({ time }) => time);
const signed = () => historyOf(id).map(({ action, actor }) => [action, actor]);
const emailsToAmina = () =>
  emails()
    .filter(({ to }) => to === 'amina@example.com')
    .map(({ template }) => template);
const AMINA = { kind: 'guest', uid: null, name: 'Amina Otieno' };

beforeEach(() => {
  now += HOUR;
  vi.mocked(meetWithin).mockReset().mockResolvedValue({ meeting: 'wanted', problem: null });
  vi.stubEnv('BOOKINGS_PER_PERSON', '3');
  vi.stubEnv('BOOKINGS_PER_MAILBOX_AND_DAY', '20');
  putPractice([DATE]);
});

describe('a session', () => {
  it('is shown, and opening its link changes nothing', async () => {
    const token = await linkOf(putWithLocks(aConfirmed()));
    const before = stands();
    expect((await show(token)).view.session).toMatchObject({ status: 'confirmed', startsAt });
    expect([stands(), emailsToAmina(), signed()]).toEqual([before, [], []]);
  });

  it('is cancelled once, in the client’s name, and the client gets an email', async () => {
    const token = await linkOf(putWithLocks(aConfirmed()));
    expect((await cancel(token)).view.session.status).toBe('cancelled');
    // A second device, or a second press, hears the same.
    expect((await cancel(token)).view.session).toMatchObject({
      status: 'cancelled',
      version: version + 1,
    });
    expect(stands()).toMatchObject({ cancelledBy: 'client', cancelledLate: false });
    expect([locked(), emailsToAmina(), signed()]).toEqual([
      [],
      ['booking-cancelled'],
      [['cancel', AMINA]],
    ]);
    expect((await show(token)).view.session.status).toBe('cancelled');
  });

  it.each([
    ['too late leaves the practice what was paid', -1, true, 0],
    ['in time has its money to go back', 0, false, 3000],
  ])('that is paid and cancelled %s', async (_, more, cancelledLate, toReturn) => {
    const payment = { ...nothingPaid(3000), paid: 3000, state: 'paid' as const, balance: 0 };
    const soon = putWithLocks(aConfirmed({ startsAt: now + 3 * HOUR + more, payment }));
    const { view } = await cancel(await linkOf(soon));
    expect(view.pay).toMatchObject({ toReturn });
    const balance = 0 - toReturn;
    expect(stands()).toMatchObject({ cancelledLate, payment: { keeps: cancelledLate, balance } });
  });

  it('is moved to a free time, with its meeting and its link', async () => {
    const token = await linkOf(putWithLocks(aConfirmed()));
    const { view } = await move(token);
    expect(view.session).toMatchObject({ startsAt: LATER, version: version + 1 });
    expect([locked(), emailsToAmina(), signed()]).toEqual([
      ['16:00', '16:00', '16:30', '16:30'],
      ['booking-moved', 'session-reminder'],
      [['move', AMINA]],
    ]);
    expect(vi.mocked(meetWithin).mock.calls).toEqual([[id, clock]]);
  });

  it('that another device has changed is neither moved nor cancelled with the old version', async () => {
    const token = await linkOf(putWithLocks(aConfirmed()));
    await move(token);
    for (const act of [() => move(token, version, aGuest(), '10:00'), () => cancel(token)])
      await expect(act()).rejects.toMatchObject({ code: 'version-conflict' });
    expect(stands().startsAt).toBe(LATER);
  });

  it('is not moved to a taken time, and the refusal names free times', async () => {
    putWithLocks(aConfirmed({ id: 'other', referenceNumber: 'OTHER', startsAt: LATER }));
    const token = await linkOf(putWithLocks(aConfirmed()));
    const refused = await move(token).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'slot-taken' });
    expect((refused as { details: { freeTimes: unknown[] } }).details.freeTimes).not.toEqual([]);
    expect(stands().startsAt).toBe(startsAt);
  });

  it.each([
    ['an admin', aMember('admin')],
    ['another client', aClient({ uid: 'other', email: 'other@example.com' })],
  ])('whose link is opened by %s is changed by the client’s rules and name', async (_, caller) => {
    const closed = { [DATE]: { isAvailable: false, timeSlots: [], busy: [] } };
    const path = availabilityPath(practitionerId, monthOf(DATE));
    const open = memory.read(path) ?? {};
    memory.put(path, { ...open, days: closed });
    const token = await linkOf(putWithLocks(aConfirmed()));
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

  it('is moved ten times an hour, and by staff as often as they must', async () => {
    const token = await linkOf(putWithLocks(aConfirmed()));
    const times = ['16:00', '10:00'];
    for (let count = 0; count < 10; count += 1)
      await move(token, version + count, aGuest(), times[count % 2]);
    await expect(move(token, version + 10)).rejects.toMatchObject({ code: 'rate-limited' });
    // The account that has this mailbox has no more of them either; a session that only says so uses none of them up.
    const byAccount = (caller: SignedInCaller, count: number) => {
      const place = { date: DATE, time: times[count % 2] ?? '' };
      const seen = { bookingId: id, version: version + count, ...place };
      return moveBooking.handler(seen, { caller, clock });
    };
    await expect(byAccount(aClient(), 10)).rejects.toMatchObject({ code: 'rate-limited' });
    const another = aClient({ uid: 'another', emailVerified: false });
    await expect(byAccount(another, 10)).rejects.toMatchObject({ code: 'not-found' });
    for (let count = 10; count < 21; count += 1) await byAccount(aMember('receptionist'), count);
  });
});

describe('the contact of a booking', () => {
  it('is changed in the client’s name in the history, and an email goes to the unchanged address', async () => {
    const { clientId, ...booking } = putWithLocks(aConfirmed());
    const { view } = await reach(await linkOf(stands()), version, aMember('admin'));
    expect(JSON.stringify(view)).not.toContain('0733');
    const { clientName, clientEmail, clientData } = booking;
    expect(stands()).toMatchObject({ clientName, clientEmail, clientData, clientPhone: PHONE });
    expect(memory.read(clientPath(clientId))).toMatchObject({ phone: PHONE, email: clientEmail });
    expect([emailsToAmina(), signed()]).toEqual([['contact-changed'], [['contact', AMINA]]]);
  });

  it('is changed five times an hour', async () => {
    const token = await linkOf(putWithLocks(aConfirmed()));
    for (let count = 0; count < 5; count += 1)
      await reach(token, version + count, aGuest(), `${PHONE}${count}`);
    await expect(reach(token, version + 5)).rejects.toMatchObject({ code: 'rate-limited' });
  });
});

describe('a request', () => {
  it('gets another time, which is held like the time of a new request', async () => {
    const holdExpiresAt = now + MINUTE;
    const token = await linkOf(putWithLocks(aBooking({ holdExpiresAt })));
    const { view } = await move(token);
    expect(view.session).toMatchObject({
      status: 'pending',
      startsAt: LATER,
      holdExpiresAt: now + 15 * MINUTE,
    });
    expect([emailsToAmina(), signed()]).toEqual([['booking-received'], [['choose-time', AMINA]]]);
    expect(meetWithin).not.toHaveBeenCalled();
  });

  it('holds other times within the limit of its mailbox', async () => {
    const token = await linkOf(putWithLocks(aBooking({ holdExpiresAt: now + MINUTE })));
    const times = ['16:00', '10:00', '16:00'];
    for (const [count, time] of times.entries()) await move(token, version + count, aGuest(), time);
    await expect(move(token, version + 3)).rejects.toMatchObject({ code: 'rate-limited' });
    // The account that has this mailbox has no more of them either.
    const seen = { bookingId: id, version: version + 3, date: DATE, time: '10:00' };
    const byAccount = chooseAnotherTime.handler(seen, { caller: aClient(), clock });
    await expect(byAccount).rejects.toMatchObject({ code: 'rate-limited' });
  });
});

describe('nothing is opened', () => {
  const closed = { code: 'not-found' };
  const refusesAll = async (token: string) => {
    for (const act of [show, cancel, move, reach])
      await expect(act(token)).rejects.toMatchObject(closed);
  };
  const guardian = { name: 'Rose', phone: '', email: 'rose@example.com', consents: true };

  it('by the link to pay, the guardian’s link, the id of a booking, or a guess', async () => {
    const booking = putWithLocks(aConfirmed({ ageBand: 'adolescent', guardian }));
    await linkOf(booking);
    const pay = (await payLinkOf(booking, now)) ?? '';
    const ofGuardian = (await guardianLinkOf(booking, { way: 'mail' }, now)) ?? '';
    for (const token of [pay, ofGuardian, id, 'f'.repeat(32)]) await refusesAll(token);
    expect(stands()).toEqual(booking);
  });

  it('by a link to an address that the booking no longer has; the next email has another', async () => {
    const wrong = await linkOf(putWithLocks(aConfirmed({ clientEmail: 'anima@example.com' })));
    const booking = putWithLocks(aConfirmed());
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
    const token = await linkOf(putWithLocks(aConfirmed()));
    putWithLocks(aConfirmed(change));
    await refusesAll(token);
  });

  it('more than sixty times an hour by one link', async () => {
    const token = await linkOf(putWithLocks(aConfirmed()));
    for (let look = 0; look < 60; look += 1) await show(token);
    await expect(show(token)).rejects.toMatchObject({ code: 'rate-limited' });
    now += HOUR;
    await expect(show(token)).resolves.toBeDefined();
  });

  it.each<[string, (token: string, caller: ReturnType<typeof aGuest>) => Promise<unknown>]>([
    ['of a client', show],
    [
      'of a guardian',
      (token, caller) => showGuardianLink.handler({ token, digits: '' }, { caller, clock }),
    ],
  ])(
    'to one network address that guesses a thousand links %s: it is stopped before',
    async (_, look) => {
      const caller = aGuest({ address: 'from-here' });
      const codes: string[] = [];
      for (let guess = 0; guess < 1000; guess += 1) {
        const token = guess.toString(16).padStart(32, '0');
        codes.push(
          await look(token, caller).then(String, (error: unknown) => (error as Refusal).code),
        );
      }
      expect(codes.slice(0, 600)).toEqual(codes.slice(0, 600).map(() => 'not-found'));
      expect(new Set(codes.slice(600))).toEqual(new Set(['rate-limited']));
    },
  );
});
