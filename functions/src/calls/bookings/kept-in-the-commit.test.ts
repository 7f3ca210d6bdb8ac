/** What every commit keeps beside a booking, its client, card, sum and month, is what a comparison finds. */
import { bookings } from '@tulia/domain/records/booking';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { clients } from '@tulia/domain/records/client';
import { aPhoneRequest } from '@tulia/domain/testing/request';
import { HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, expect, it, vi } from 'vitest';
import { bookOnBehalf } from './book-on-behalf';
import { cancelBooking, claimMyBookings, moveBooking, updateBookingContact } from '../client';
import { completeBooking, confirmBooking, rejectBooking, reopenBooking } from '../desk';
import { correctPayment, recordPayment, recordRefund } from '../money';
import { repairClient } from '../../people/clients';
import { db } from '../../platform/app';
import { aClient, aMember } from '../../platform/testing/callers';
import { storedBooking } from '../../platform/testing/bookings';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import { putPractitioner, putServices } from '../../platform/testing/practice';
import { recountBookings, recountTotals } from '../../bookings/recount';
import { recountMonths } from '../../bookings/recount-months';
import { eraseBooking } from '../../bookings/unlink-booking';

vi.mock('../../platform/app');
vi.mock('../../meeting/meet-within', () => ({
  meetWithin: () => Promise.resolve({ meeting: 'none', problem: null }),
}));

const settings = defaultPracticeSettings;
const email = 'wambui@example.com';
const wambui = aClient({ uid: 'wambui', email });
const admin = aMember('admin');
let now = 0;
const by = (caller = admin) => ({ caller, clock: { now: () => now } });
let made = 0;
const ask = async (date: string, confirm = false) => {
  const requestId = `request-${String((made += 1))}`;
  const asked = aPhoneRequest({ requestId, email, date, confirm });
  return (await bookOnBehalf.handler(asked, by())).bookingId;
};
const seen = (bookingId: string) => ({ bookingId, version: storedBooking(bookingId).version });
const pay = (bookingId: string) => ({
  ...seen(bookingId),
  requestId: `money-${String((made += 1))}`,
  method: 'cash' as const,
  code: '',
});

/** How much of all that stands beside the bookings a comparison has to correct. */
async function corrections(): Promise<Record<string, number>> {
  const { cards, sums } = await recountBookings(db().collection(bookings.collection));
  const { totals } = await recountTotals();
  const reports = await recountMonths('2026-11-01', '2026-12-31');
  let wrong = 0;
  for (const id of Object.keys(memory.all(clients.collection)))
    if (await repairClient(id, settings, now)) wrong += 1;
  return { cards, sums, totals, reports, clients: wrong };
}
const NONE = { cards: 0, sums: 0, totals: 0, reports: 0, clients: 0 };
const known = () => Object.values(memory.all(clients.collection)).map((each) => each['counts']);

beforeEach(() => {
  memoryAccounts.put({ uid: 'wambui', email });
  now = toInstant('2026-11-16', '09:00');
  putServices();
  putPractitioner();
});

it('after every change of a booking a comparison finds nothing to correct, an erasure included', async () => {
  const second = await ask('2026-11-24', true);
  const [first, third] = [await ask('2026-11-23'), await ask('2026-11-25')];
  let refund = '';
  const contact = { name: 'W. Kamau', email: 'typed@example.com', phone: '0700 111 222' };
  const eleven = { date: '2026-11-23', time: '11:00' };
  const december = { date: '2026-12-01', time: '14:00' };
  const giveBack = async () => {
    const asked = { ...pay(first), amount: 1000, note: 'x' };
    refund = (await recordRefund.handler(asked, by())).entryId;
  };
  const hold = () => {
    now = storedBooking(first).endsAt + HOUR;
    return completeBooking.handler(seen(first), by());
  };
  const correct = () =>
    correctPayment.handler({ ...pay(first), entryId: refund, note: 'wrong' }, by());
  const steps: Record<string, () => Promise<unknown>> = {
    requested: () => Promise.resolve(),
    rejected: () => rejectBooking.handler({ ...seen(third), reason: 'Full.' }, by()),
    confirmed: () => confirmBooking.handler({ ...seen(first), ...eleven }, by()),
    'moved to another month': () => moveBooking.handler({ ...seen(first), ...december }, by()),
    paid: () => recordPayment.handler({ ...pay(first), amount: 3000 }, by()),
    'given back': giveBack,
    corrected: correct,
    cancelled: () => cancelBooking.handler(seen(second), by()),
    reopened: () => reopenBooking.handler(seen(second), by()),
    claimed: () => claimMyBookings.handler({}, by(wambui)),
    'given another contact': () =>
      updateBookingContact.handler({ bookingId: second, ...contact }, by(wambui)),
    held: hold,
    'not held after all': () => cancelBooking.handler(seen(first), by()),
    erased: () => eraseBooking(storedBooking(first), settings, now),
  };
  for (const [what, act] of Object.entries(steps)) {
    await act();
    expect(await corrections(), what).toEqual(NONE);
  }
  expect(known()).toEqual([{ requests: 2, completed: 0, noShows: 0, cancelled: 0 }]);
});
