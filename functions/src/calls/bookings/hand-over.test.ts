/** A booking goes to a colleague: the time, the figures, the emails and the rights of both, and who may do it. */
import type { Booking } from '@tulia/domain/booking/booking';
import { bookings } from '@tulia/domain/records/booking';
import { clientPath } from '@tulia/domain/records/client';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { aPhoneRequest } from '@tulia/domain/testing/request';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recountBookings, recountTotals } from '../../bookings/recount';
import { recountMonths } from '../../bookings/recount-months';
import { meetWithin } from '../../meeting/meet-within';
import { discardEvent } from '../../meeting/reconcile-meeting';
import { db } from '../../platform/app';
import type { SignedInCaller } from '../../platform/caller';
import {
  historyOf,
  putBooking,
  putLocks,
  putWithLocks,
  storedBooking,
} from '../../platform/testing/bookings';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { emails } from '../../platform/testing/mails';
import { memory } from '../../platform/testing/memory-database';
import {
  putContact,
  putPractice,
  putPractitioner,
  shownDay,
  storedLocks,
} from '../../platform/testing/practice';
import { moveBooking } from '../client';
import { bookOnBehalf, confirmBooking, handOverBooking, saveNoteDraft } from '../desk';
import { recordPayment } from '../money';
import { showConfidential } from './show-confidential';

vi.mock('../../platform/app');
vi.mock('../../meeting/meet-within', () => ({ meetWithin: vi.fn() }));
vi.mock('../../meeting/reconcile-meeting', () => ({ discardEvent: vi.fn() }));

const { id, version, startsAt, practitionerId: FORMER } = aBooking();
const COLLEAGUE = 'baraka';
const NOW = startsAt - 3 * DAY;
const clock = { now: () => NOW };
const { date: DATE, time } = toWallTime(startsAt);
const MEETING = { meeting: 'wanted' as const, problem: null };
const reception = aMember('receptionist');
const former = aMember('therapist', FORMER);
const colleague = aMember('therapist', COLLEAGUE);
const admin = aMember('admin');
const hand = (
  caller: SignedInCaller = reception,
  change: Partial<Parameters<typeof handOverBooking.handler>[0]> = {},
) =>
  handOverBooking.handler(
    { bookingId: id, version, practitionerId: COLLEAGUE, ...change },
    { caller, clock },
  );
const codeOf = (error: unknown) => (error as { code: string }).code;
const stands = () => storedBooking(id);
const timesOf = (practitionerId: string) => [
  ...new Set(
    storedLocks().flatMap(([, lock]) =>
      lock.practitionerId === practitionerId && lock.bookingId === id ? [lock.time] : [],
    ),
  ),
];
const sent = () => emails().map(({ to, template, parameters }) => [to, template, parameters]);
/** A session of the colleague at this very time. */
const busyColleague = (change: Partial<Booking> = {}) =>
  aConfirmed({ id: 'other', referenceNumber: 'OTHER', practitionerId: COLLEAGUE, ...change });

beforeEach(() => {
  vi.mocked(meetWithin).mockReset().mockResolvedValue(MEETING);
  vi.mocked(discardEvent).mockReset();
  putPractice([DATE], ['14:00', '14:30']);
  putPractitioner({ id: COLLEAGUE, name: 'Baraka Odhiambo', order: 2 });
  putContact({ email: 'baraka@tulia.example' }, COLLEAGUE);
});

describe('a session', () => {
  const link = 'https://meet.google.com/abc-defg-hij';
  const ready = { ...aBooking().meeting, state: 'ready', source: 'google', forVersion: 2 } as const;
  const session = aConfirmed({ googleMeetLink: link, meeting: ready, calendarSequence: 1 });
  beforeEach(() => putWithLocks(session));

  it('that is handed over has its time with the colleague alone, and a meeting of its own', async () => {
    expect(await hand()).toEqual({ status: 'confirmed', version: version + 1, ...MEETING });
    expect(stands()).toMatchObject({
      practitionerId: COLLEAGUE,
      practitioner: { name: 'Baraka Odhiambo' },
      startsAt,
      googleMeetLink: null,
      meeting: { state: 'wanted', forVersion: version + 1 },
      calendarSequence: 2,
    });
    expect([timesOf(FORMER), timesOf(COLLEAGUE)]).toEqual([[], ['14:00', '14:30']]);
    expect([shownDay(DATE, FORMER)?.busy, shownDay(DATE, COLLEAGUE)?.busy]).toEqual([
      [],
      ['14:00', '14:30'],
    ]);
    expect(vi.mocked(discardEvent).mock.calls).toEqual([[session, 2]]);
    expect(vi.mocked(meetWithin).mock.calls).toEqual([[id, clock]]);
    const details = { from: 'Njeri Mwangi', to: 'Baraka Odhiambo' };
    expect(historyOf(id)).toMatchObject([
      { action: 'hand-over', actor: { name: 'Wanjiru' }, details },
    ]);
  });

  it('that is handed over is told to its client, to the colleague and to the former practitioner', async () => {
    await hand();
    const facts = { startsAt, sequence: 2 };
    const said = { ...facts, former: 'Njeri Mwangi' };
    expect(sent()).toMatchObject([
      ['amina@example.com', 'booking-handed-over', said],
      ['baraka@tulia.example', 'staff-invitation', { ...facts, change: 'confirmed' }],
      ['therapist@tulia.example', 'staff-invitation', { ...facts, change: 'handed-over' }],
    ]);
  });

  it('takes its money along, so that a recount of the figures finds nothing to correct', async () => {
    memory.clear();
    putPractice([DATE]);
    putPractitioner({ id: COLLEAGUE, order: 2 });
    const asked = aPhoneRequest({ practitionerId: FORMER, date: DATE, confirm: true });
    const { bookingId } = await bookOnBehalf.handler(asked, { caller: admin, clock });
    const seen = () => ({ bookingId, version: storedBooking(bookingId).version });
    const paid = { requestId: 'money', amount: 1000, method: 'cash', code: '' } as const;
    await recordPayment.handler({ ...seen(), ...paid }, { caller: admin, clock });
    await hand(reception, seen());
    const { cards, sums } = await recountBookings(db().collection(bookings.collection));
    const { totals } = await recountTotals();
    const months = await recountMonths('2026-11-01', '2026-12-31');
    expect({ cards, sums, totals, months }).toEqual({ cards: 0, sums: 0, totals: 0, months: 0 });
    const { practitionerId, clientId } = storedBooking(bookingId);
    expect(practitionerId).toBe(COLLEAGUE);
    expect(memory.read(clientPath(clientId))).toMatchObject({ coming: { [bookingId]: {} } });
  });

  it('opens its confidential part to the colleague from then on, and no longer to the former', async () => {
    const may = async (caller: SignedInCaller) => {
      const read = showConfidential.handler({ bookingId: id, versions: false }, { caller, clock });
      return read.then(({ draft }) => draft?.text ?? 'reads', codeOf);
    };
    const typed = { bookingId: id, text: 'Typed.', version: 0 };
    await saveNoteDraft.handler(typed, { caller: former, clock });
    expect([await may(former), await may(colleague)]).toEqual(['Typed.', 'forbidden']);
    await hand(former);
    // The draft of the former practitioner stays theirs.
    expect([await may(former), await may({ ...colleague, uid: 'baraka' })]).toEqual([
      'forbidden',
      'reads',
    ]);
    await expect(hand(former, { version: version + 1, practitionerId: FORMER })).rejects.toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
    await hand({ ...colleague, uid: 'baraka' }, { version: version + 1, practitionerId: FORMER });
    expect(await may(former)).toBe('Typed.');
  });

  it.each<[string, SignedInCaller, string]>([
    ['reception', reception, 'done'],
    ['its therapist', former, 'done'],
    ['an admin', admin, 'done'],
    ['a super admin', aMember('super_admin'), 'done'],
    ['another therapist', colleague, 'forbidden'],
    ['a therapist who is no practitioner', aMember('therapist'), 'forbidden'],
    ['its client', aClient(), 'forbidden'],
    ['a stranger', aClient({ uid: 'x', email: 'x@example.com' }), 'forbidden'],
    ['a guest', aGuest() as SignedInCaller, 'signed-out'],
  ])('is handed over by %s, or not: %#', async (_, caller, told) => {
    expect(await hand(caller).then(() => 'done', codeOf)).toBe(told);
    expect(stands().practitionerId).toBe(told === 'done' ? COLLEAGUE : FORMER);
  });

  it.each<[string, () => unknown, object, string]>([
    ['who has left', () => putPractitioner({ id: COLLEAGUE, isActive: false }), {}, 'practitioner'],
    [
      'who does not offer the service',
      () => putPractitioner({ id: COLLEAGUE, services: [] }),
      {},
      'practitioner',
    ],
    ['whom nobody knows', () => undefined, { practitionerId: 'nobody' }, 'practitioner'],
    ['who has it already', () => undefined, { practitionerId: FORMER }, 'practitioner'],
    ['who has another session', () => putWithLocks(busyColleague()), {}, 'slot-taken'],
  ])('goes to no colleague %s', async (_, prepare, change, told) => {
    prepare();
    const said = await hand(reception, change).then(() => 'done', codeOf);
    expect(said.replace('-unavailable', '')).toBe(told);
  });

  it('is not handed over by whoever saw an older version, nor once it has begun or is over', async () => {
    const old = { version: version - 1 };
    await expect(hand(reception, old)).rejects.toMatchObject({ code: 'version-conflict' });
    const later = { now: () => startsAt };
    const input = { bookingId: id, version, practitionerId: COLLEAGUE };
    const begun = handOverBooking.handler(input, { caller: reception, clock: later });
    await expect(begun).rejects.toMatchObject({ details: { reason: 'past' } });
    putBooking({ ...session, status: 'completed' });
    await expect(hand()).rejects.toMatchObject({ code: 'transition-not-allowed' });
  });

  it('goes to one colleague when two hand it over at once, and nowhere when its client moves it meanwhile', async () => {
    putPractitioner({ id: 'cheptoo', order: 3 });
    memory.meanwhile(() => hand(admin, { practitionerId: 'cheptoo' }));
    await expect(hand()).rejects.toMatchObject({ details: { action: 'hand-over' } });
    expect(stands().practitionerId).toBe('cheptoo');
    expect([timesOf('cheptoo').length, timesOf(COLLEAGUE), timesOf(FORMER)]).toEqual([2, [], []]);
    const seen = { bookingId: id, version: version + 1 };
    const otherTime = { ...seen, date: DATE, time: '16:00' };
    memory.meanwhile(() => moveBooking.handler(otherTime, { caller: admin, clock }));
    await expect(hand(reception, seen)).rejects.toMatchObject({ code: 'version-conflict' });
    expect(timesOf('cheptoo')).toEqual(['16:00', '16:30']);
  });

  it('does not meet another session that the colleague gets at the same moment', async () => {
    memory.meanwhile(() => putLocks(busyColleague(), null));
    await expect(hand()).rejects.toMatchObject({ code: 'slot-taken' });
    expect([stands().practitionerId, timesOf(FORMER).length]).toEqual([FORMER, 2]);
  });
});

describe('a request', () => {
  it('keeps the end of its hold with the colleague, and only its client is told', async () => {
    const until = NOW + HOUR;
    putWithLocks(aBooking({ holdExpiresAt: until }), until);
    await hand(former);
    expect(stands()).toMatchObject({ status: 'pending', practitionerId: COLLEAGUE });
    const own = storedLocks().filter(([, { bookingId }]) => bookingId === id);
    expect(own.map(([, { practitionerId, expiresAt }]) => [practitionerId, expiresAt])).toEqual(
      Array(4).fill([COLLEAGUE, until]),
    );
    expect(sent().map(([to, template]) => [to, template])).toEqual([
      ['amina@example.com', 'booking-handed-over'],
    ]);
    expect(discardEvent).not.toHaveBeenCalled();
  });

  it('whose hold has lapsed takes no time of the colleague, and is then confirmed with the colleague', async () => {
    putWithLocks(aBooking({ holdExpiresAt: NOW - 1 }), NOW - 1);
    await hand();
    expect([timesOf(FORMER), timesOf(COLLEAGUE)]).toEqual([[], []]);
    const seen = { bookingId: id, version: version + 1, date: DATE, time };
    await confirmBooking.handler(seen, { caller: reception, clock });
    expect(timesOf(COLLEAGUE)).toEqual(['14:00', '14:30']);
  });

  it('takes over the lapsed hold of another request with the colleague', async () => {
    putWithLocks(aBooking({ holdExpiresAt: NOW + HOUR }), NOW + HOUR);
    const lapsed = busyColleague({ status: 'pending', holdExpiresAt: NOW - 1 });
    putWithLocks(lapsed, NOW - 1);
    await hand();
    expect(timesOf(COLLEAGUE)).toEqual(['14:00', '14:30']);
    expect(storedBooking('other').holdExpiresAt).toBeNull();
  });
});
