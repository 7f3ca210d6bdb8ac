/** Decisions of staff and clients about a session: the callers who may, the times taken and freed, and the mails. */
import { nothingPaid } from '@tulia/domain/money/summary';
import { availabilityPath } from '@tulia/domain/records/availability';
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
import { bookingLock, lockRefs } from '@tulia/domain/slot/lock-refs';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
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

  it('is not confirmed onto the time of another session', async () => {
    another();
    await expect(confirm()).rejects.toMatchObject({ code: 'slot-taken' });
    expect([stands().status, letters()]).toEqual(['pending', []]);
    expect(meetWithin).not.toHaveBeenCalled();
  });

  it('that is rejected frees its time, and the client alone is written to', async () => {
    expect(await reject()).toEqual({ status: 'rejected', version: version + 1 });
    expect(stands()).toMatchObject({ status: 'rejected', rejectionReason: 'We are full.' });
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
    const open = { isAvailable: true, timeSlots: [], serviceTimeSlots: {}, busy: [] };
    const month = DATE.slice(0, 7);
    const days = { [DATE]: open };
    memory.put(availabilityPath(practitionerId, month), { practitionerId, month, days });
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
