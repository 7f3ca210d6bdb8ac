/** Decisions of staff and clients about a session: the callers who may, the times taken and freed, and the mails. */
import { nothingPaid } from '@tulia/domain/money/summary';
import { availabilityPath } from '@tulia/domain/records/availability';
import { bookingPath, bookingStatusPath } from '@tulia/domain/records/booking';
import { clientPath } from '@tulia/domain/records/client';
import { noMeeting, type Booking } from '@tulia/domain/booking/booking';
import { mails } from '@tulia/domain/records/mail';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import {
  practitionerContactPath,
  practitionerContacts,
  practitionerPath,
  practitioners,
} from '@tulia/domain/records/practitioner';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { TOTAL_STATS_PATH } from '@tulia/domain/records/stats';
import type { Refusal } from '@tulia/domain/refusal';
import { bookingLock, lockRefs } from '@tulia/domain/slot/lock-refs';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { aGuardianConsent } from '@tulia/domain/testing/consent';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelBooking } from './cancel-booking';
import { confirmBooking } from './confirm-booking';
import { moveBooking } from './move-booking';
import { rejectBooking } from './reject-booking';
import { reopenBooking } from './reopen-booking';
import { meetWithin } from '../../meeting/meet-within';
import { discardEvent } from '../../meeting/settle-meeting';
import { aClient, aMember } from '../../platform/testing/callers';
import { putBooking, storedBooking } from '../../platform/testing/bookings';
import { memory } from '../../platform/testing/memory-database';

vi.mock('../../platform/app');
vi.mock('../../meeting/meet-within', () => ({ meetWithin: vi.fn() }));
vi.mock('../../meeting/settle-meeting', () => ({ discardEvent: vi.fn() }));

const { id, version, startsAt, practitionerId } = aBooking();
const NOW = startsAt - 3 * DAY;
const clock = { now: () => NOW };
const { date: DATE } = toWallTime(startsAt);
const MEETING = { meeting: 'wanted' as const, problem: null };
const reception = aMember('receptionist');
const seen = { bookingId: id, version };
const otherTime = { ...seen, date: DATE, time: '16:00' };
const confirm = (caller = reception, input = otherTime) =>
  confirmBooking.handler(input, { caller, clock });
const move = (caller = reception, input = otherTime) =>
  moveBooking.handler(input, { caller, clock });
const reject = (caller = reception, reason = 'We are full.') =>
  rejectBooking.handler({ ...seen, reason }, { caller, clock });
const cancel = (
  caller = reception,
  input: Partial<Parameters<typeof cancelBooking.handler>[0]> = {},
) => cancelBooking.handler({ ...seen, ...input }, { caller, clock });
const reopen = (caller = aMember('admin')) => reopenBooking.handler(seen, { caller, clock });

function put(booking: Booking, hasLocks = true): void {
  putBooking(booking);
  const owner = { bookingId: booking.id, serviceId: booking.serviceId };
  if (hasLocks)
    for (const ref of lockRefs(booking, booking))
      memory.put(slotLockPath(ref.id), slotLocks.toStored(bookingLock(ref, owner, null)));
}
/** Another session of the same practitioner at the other time. */
const another = () => {
  put(aConfirmed({ id: 'other', referenceNumber: 'OTHER', startsAt: toInstant(DATE, '16:00') }));
};
const stands = () => storedBooking(id);
/** The public month offers the day, but for the steps that are busy. */
const openDay = (...busy: string[]) => {
  const day = { isAvailable: true, timeSlots: [], serviceTimeSlots: {}, busy };
  const month = DATE.slice(0, 7);
  memory.put(availabilityPath(practitionerId, month), {
    practitionerId,
    month,
    days: { [DATE]: day },
  });
};
const busySteps = () =>
  Object.values(memory.all('availability')).flatMap(
    (month) => (month['days'] as Record<string, { busy: string[] }>)[DATE]?.busy,
  );
const locked = () =>
  [
    ...new Set(
      Object.values(memory.all('slots'))
        .map((each) => slotLocks.fromStored(each))
        .map(({ bookingId, time }) => `${bookingId ?? ''} ${time}`),
    ),
  ].sort();
const letters = () =>
  Object.values(memory.all('mail'))
    .map((each) => mails.fromStored(each))
    .map(({ to, template }) => `${to} ${template}`)
    .sort();

beforeEach(() => {
  memory.clear();
  vi.mocked(meetWithin).mockReset().mockResolvedValue(MEETING);
  vi.mocked(discardEvent).mockReset();
  const person = { ...defaultPractitioner, id: practitionerId };
  memory.put(practitionerPath(practitionerId), practitioners.toStored(person));
  const contact = { email: 'njeri@example.com', calendarId: 'primary' };
  memory.put(practitionerContactPath(practitionerId), practitionerContacts.toStored(contact));
});

describe('a request', () => {
  beforeEach(() => {
    put(aBooking());
  });

  it('that is confirmed at another time has that time alone, and its meeting is made', async () => {
    expect(await confirm()).toEqual({ status: 'confirmed', version: version + 1, ...MEETING });
    expect(stands()).toMatchObject({ status: 'confirmed', startsAt: toInstant(DATE, '16:00') });
    expect(locked()).toEqual([`${id} 16:00`, `${id} 16:30`]);
    expect(letters()).toContain('amina@example.com booking-confirmed');
    expect(letters().filter((each) => each.startsWith('njeri'))).toHaveLength(1);
    expect(vi.mocked(meetWithin).mock.calls).toEqual([[id, clock]]);
  });

  it('that is confirmed is a session for its client, on its card, in the totals and in the months', async () => {
    openDay('14:00', '14:30');
    memory.put(TOTAL_STATS_PATH, { statuses: { pending: 2, confirmed: 5 } });
    await confirm();
    expect(busySteps()).toEqual(['16:00', '16:30']);
    expect(memory.read(TOTAL_STATS_PATH)).toEqual({ statuses: { pending: 1, confirmed: 6 } });
    const { clientId, referenceNumber } = stands();
    expect(memory.read(clientPath(clientId))).toMatchObject({
      coming: { [id]: { status: 'confirmed', startsAt: toInstant(DATE, '16:00') } },
    });
    expect(memory.read(bookingStatusPath(referenceNumber))).toMatchObject({ status: 'confirmed' });
    expect(Object.keys(memory.all(`${bookingPath(id)}/events`))).toEqual(['000004-confirm']);
  });

  it('that is confirmed turns its hold into a session, which does not lapse', async () => {
    put(aBooking({ holdExpiresAt: NOW - 1 }), false);
    const owner = { bookingId: id, serviceId: aBooking().serviceId };
    for (const ref of lockRefs(aBooking(), aBooking()))
      memory.put(slotLockPath(ref.id), slotLocks.toStored(bookingLock(ref, owner, NOW - 1)));
    await confirm(reception, { ...seen, date: DATE, time: '14:00' });
    const locks = Object.values(memory.all('slots'));
    expect(locks).toHaveLength(4);
    for (const lock of locks) expect(lock).toMatchObject({ kind: 'session', expiresAt: null });
    expect(stands()).toMatchObject({ holdExpiresAt: null, confirmedTimeSlot: '14:00' });
  });

  it('is not confirmed onto the time of another session, and free times are named instead', async () => {
    another();
    openDay();
    const refusal = (await confirm().catch((error: unknown) => error)) as Refusal;
    expect(refusal).toMatchObject({ code: 'slot-taken' });
    expect(refusal.details).toMatchObject({ freeTimes: Array(5).fill({ date: DATE }) });
    expect([stands().status, letters()]).toEqual(['pending', []]);
    expect(meetWithin).not.toHaveBeenCalled();
  });

  it('of a client of 12 to 17 is confirmed once a named guardian has agreed, and not before', async () => {
    const guardian = { name: 'Rose', phone: '', email: 'rose@example.com', consents: false };
    const young = { ageBand: 'adolescent', guardian } as const;
    put(aBooking(young));
    await expect(confirm()).rejects.toMatchObject({ code: 'guardian-required' });
    put(aBooking({ ...young, guardian: { ...guardian, consents: true } }));
    await expect(confirm()).rejects.toMatchObject({ code: 'guardian-consent-due' });
    expect([stands().status, letters()]).toEqual(['pending', []]);
    const guardianConsent = aGuardianConsent();
    put(aBooking({ ...young, guardian: { ...guardian, consents: true }, guardianConsent }));
    expect(await confirm()).toMatchObject({ status: 'confirmed' });
  });

  it('that is rejected frees its time, and the client alone is written to', async () => {
    put(aBooking({ holdExpiresAt: NOW + HOUR }));
    expect(await reject()).toEqual({ status: 'rejected', version: version + 1 });
    const rejected = { status: 'rejected', rejectionReason: 'We are full.', holdExpiresAt: null };
    expect(stands()).toMatchObject(rejected);
    expect([locked(), letters()]).toEqual([[], ['amina@example.com booking-rejected']]);
  });

  it.each([
    ['a therapist, also of the session,', aMember('therapist', practitionerId)],
    ['the client', aClient()],
  ])('is neither confirmed nor rejected by %s', async (_, caller) => {
    for (const act of [confirm, reject])
      await expect(act(caller)).rejects.toMatchObject({ code: 'forbidden' });
    expect(stands().status).toBe('pending');
  });
});

describe('a session', () => {
  const ready = { ...noMeeting, state: 'ready' as const, source: 'google' as const, forVersion: 2 };
  beforeEach(() => {
    put(aConfirmed({ meeting: ready }));
  });

  it('is moved by staff to any time that is free', async () => {
    expect(await move()).toEqual({ status: 'confirmed', version: version + 1, ...MEETING });
    expect(stands()).toMatchObject({ confirmedDate: DATE, confirmedTimeSlot: '16:00' });
    expect(locked()).toEqual([`${id} 16:00`, `${id} 16:30`]);
    expect(vi.mocked(meetWithin).mock.calls).toEqual([[id, clock]]);
  });

  it('is not moved onto the time of another, and keeps its own', async () => {
    another();
    await expect(move()).rejects.toMatchObject({ code: 'slot-taken' });
    expect(locked()).toContain(`${id} 14:00`);
  });

  it('is moved by its client only to a day that the public months open', async () => {
    await expect(move(aClient())).rejects.toMatchObject({ code: 'slot-unavailable' });
    expect(stands().startsAt).toBe(startsAt);
    openDay();
    expect(await move(aClient())).toMatchObject({ status: 'confirmed' });
    expect(stands().startsAt).toBe(toInstant(DATE, '16:00'));
  });

  it('is cancelled once, with its time and its meeting, and the answer says what becomes of the money', async () => {
    const done = { status: 'cancelled', version: version + 1, refund: 0, kept: 0 };
    expect(await cancel(aClient())).toEqual(done);
    expect([locked(), stands().cancelledBy]).toEqual([[], 'client']);
    expect(await cancel(aClient())).toEqual(done);
    expect(vi.mocked(meetWithin).mock.calls).toEqual([[id, clock]]);
    expect(letters().filter((each) => each.startsWith('amina'))).toHaveLength(1);
  });

  it.each([
    ['kept', false, { refund: 0, kept: 3000 }],
    ['to go back where the fee is waived', true, { refund: 3000, kept: 0 }],
  ])('that its client cancels late is told to be %s', async (_, waivesFee, money) => {
    const payment = { ...nothingPaid(3000), paid: 3000, state: 'paid' as const };
    put(aConfirmed({ startsAt: NOW + HOUR, payment }));
    expect(await cancel(reception, { askedBy: 'client', waivesFee })).toMatchObject(money);
  });

  it('without a meeting is cancelled without a word to Google', async () => {
    put(aConfirmed());
    await cancel();
    expect(meetWithin).not.toHaveBeenCalled();
  });

  it.each([
    ['a stranger', aClient({ uid: 'brian', email: 'brian@example.com' }), 'not-found'],
    ['another account with the address', aClient({ uid: 'brian' }), 'not-found'],
    ['a therapist', aMember('therapist', practitionerId), 'forbidden'],
  ])('is neither moved nor cancelled by %s', async (_, caller, code) => {
    for (const act of [move, cancel]) await expect(act(caller)).rejects.toMatchObject({ code });
    expect(stands()).toMatchObject({ status: 'confirmed', startsAt });
  });
});

describe('a session that was cancelled', () => {
  const off = {
    ...noMeeting,
    state: 'unwanted' as const,
    source: 'google' as const,
    forVersion: 2,
  };
  beforeEach(() => {
    put(aConfirmed({ status: 'cancelled', meeting: off }), false);
  });

  it('is on again at its time, with a meeting of its own, and the former event is given up', async () => {
    const before = stands();
    expect(await reopen()).toEqual({ status: 'confirmed', version: version + 1, ...MEETING });
    expect(locked()).toEqual([`${id} 14:00`, `${id} 14:30`]);
    expect(stands().meeting).toMatchObject({ state: 'wanted', forVersion: version + 1 });
    expect(vi.mocked(discardEvent).mock.calls).toEqual([[before, 2]]);
    expect(vi.mocked(meetWithin).mock.calls).toEqual([[id, clock]]);
  });

  it('stays off where another booking has its time', async () => {
    put(aConfirmed({ id: 'other', referenceNumber: 'OTHER' }));
    await expect(reopen()).rejects.toMatchObject({ code: 'slot-taken' });
    expect([stands().status, locked()]).toEqual(['cancelled', ['other 14:00', 'other 14:30']]);
    expect(discardEvent).not.toHaveBeenCalled();
  });

  it.each([
    ['a receptionist', reception],
    ['its therapist', aMember('therapist', practitionerId)],
    ['its client', aClient()],
  ])('is not opened again by %s', async (_, caller) => {
    await expect(reopen(caller)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
