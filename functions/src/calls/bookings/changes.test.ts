/**
 * What holds of every decision about a booking: one that names an old version changes nothing, staff alone hear who
 * was quicker, and time that another booking has by now is left alone.
 */
import type { Booking } from '@tulia/domain/booking/booking';
import { availabilityPath } from '@tulia/domain/records/availability';
import { bookingPath } from '@tulia/domain/records/booking';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { bookingLock, lockRefs } from '@tulia/domain/slot/lock-refs';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelBooking } from './cancel-booking';
import { completeBooking } from './complete-booking';
import { confirmBooking } from './confirm-booking';
import { markNoShow } from './mark-no-show';
import { moveBooking } from './move-booking';
import { recordRefund } from './record-refund';
import { rejectBooking } from './reject-booking';
import { reopenBooking } from './reopen-booking';
import { saveNote } from './save-note';
import { cancelMeeting } from '../meeting/cancel-meeting';
import { makePayLink } from '../payments/make-pay-link';
import { putBooking, storedBooking } from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';

vi.mock('../../platform/app');
vi.mock('../../meeting/meet-within', () => ({ meetWithin: vi.fn() }));

const { id, startsAt, practitionerId } = aBooking();
const { date } = toWallTime(startsAt);
const admin = aMember('admin');
const by = (caller = admin, now = startsAt - 3 * DAY) => ({ caller, clock: { now: () => now } });
const begun = by(admin, startsAt + HOUR);
const place = { date, time: '16:00' };
const refund = { requestId: 'a-request-id-0123', amount: 1, method: null, code: '' };
interface Seen {
  bookingId: string;
  version: number;
}

beforeEach(() => {
  memory.clear();
});

it.each<[string, Partial<Booking>, (seen: Seen) => Promise<unknown>]>([
  ['confirm', {}, (seen) => confirmBooking.handler({ ...seen, ...place }, by())],
  ['reject', {}, (seen) => rejectBooking.handler({ ...seen, reason: 'x' }, by())],
  ['move', aConfirmed(), (seen) => moveBooking.handler({ ...seen, ...place }, by())],
  ['cancel', aConfirmed(), (seen) => cancelBooking.handler(seen, by())],
  ['complete', aConfirmed(), (seen) => completeBooking.handler(seen, begun)],
  ['no-show', aConfirmed(), (seen) => markNoShow.handler(seen, begun)],
  ['cancel-meeting', aConfirmed(), (seen) => cancelMeeting.handler(seen, by())],
  ['reopen', aConfirmed({ status: 'completed' }), (seen) => reopenBooking.handler(seen, begun)],
  [
    'refund',
    aConfirmed({ status: 'cancelled' }),
    (seen) => recordRefund.handler({ ...seen, ...refund }, by()),
  ],
])('%s of an old version is refused, and nothing has happened', async (_, change, decide) => {
  const booking = aBooking(change);
  putBooking(booking);
  const seen = { bookingId: id, version: booking.version - 1 };
  await expect(decide(seen)).rejects.toMatchObject({ code: 'version-conflict' });
  expect(storedBooking(id)).toEqual(booking);
  expect([memory.all('mail'), memory.all(`${bookingPath(id)}/events`)]).toEqual([{}, {}]);
});

it('notes and links are no change that a decision must have seen, nor are they named as one', async () => {
  // In the order of the history a link stands before this change.
  const before = aConfirmed({ status: 'cancelled' });
  putBooking(before);
  const seen = { bookingId: id, version: before.version };
  const { version } = await reopenBooking.handler(seen, by());
  const other = { ...aMember('super_admin'), name: 'Dr Achieng' };
  await saveNote.handler({ bookingId: id, version: 0, text: 'Call before.' }, by(other));
  for (let count = 0; count < 6; count += 1)
    await makePayLink.handler({ bookingId: id }, by(other));
  await expect(cancelBooking.handler(seen, by(other))).rejects.toMatchObject({
    code: 'version-conflict',
    details: { version, status: 'confirmed', by: admin.name, action: 'reopen' },
  });
  await cancelBooking.handler({ ...seen, version }, by(other));
});

it('a client is not told which member of staff changed the booking', async () => {
  putBooking(aBooking());
  const seen = { bookingId: id, version: aBooking().version };
  const { version } = await confirmBooking.handler({ ...seen, ...place }, by());
  const refusal = await cancelBooking.handler(seen, by(aClient())).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'version-conflict' });
  expect(refusal).toHaveProperty('details', { version, status: 'confirmed' });
});

describe('a request whose time another booking took when its hold had lapsed', () => {
  it.each<[string, (seen: Seen) => Promise<unknown>]>([
    ['is rejected', (seen) => rejectBooking.handler({ ...seen, reason: 'x' }, by())],
    ['is cancelled', (seen) => cancelBooking.handler(seen, by())],
  ])('%s, and the other keeps its locks and its steps in the public month', async (_, decide) => {
    const booking = aBooking();
    putBooking(booking);
    const other = { bookingId: 'other', serviceId: booking.serviceId };
    for (const ref of lockRefs(booking, booking))
      memory.put(slotLockPath(ref.id), slotLocks.toStored(bookingLock(ref, other, null)));
    const month = date.slice(0, 7);
    const busy = ['14:00', '14:30'];
    const day = { isAvailable: true, timeSlots: [], serviceTimeSlots: {}, busy };
    const path = availabilityPath(practitionerId, month);
    memory.put(path, { practitionerId, month, days: { [date]: day } });
    const before = [memory.all('slots'), memory.read(path)];
    await decide({ bookingId: id, version: booking.version });
    expect([memory.all('slots'), memory.read(path)]).toEqual(before);
  });
});
