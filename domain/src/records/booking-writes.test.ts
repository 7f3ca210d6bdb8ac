/** Which documents a commit of a booking change writes, and how. */
import { NO_LOCKS, planChange, planCreation } from '../booking/commands/plan';
import { noDetails } from '../booking/request-details';
import { aBooking } from '../testing/booking';
import { anEntry } from '../testing/money';
import { expect, it } from 'vitest';
import { clientWrite, shareWrites, writesOf, type Write } from './booking-writes';

const signedBy = { kind: 'system', uid: null, name: '' } as const;
const request = { specialRequests: '', category: null, ...noDetails };
const pending = aBooking();
const kinds = (writes: readonly Write[]) =>
  Object.fromEntries(writes.map(({ path, kind }) => [path.replace(/events\/.*/, 'event'), kind]));
const dataAt = (writes: readonly Write[], path: string) => {
  const found = writes.find((each) => each.path === path);
  return found === undefined || found.kind === 'delete' ? undefined : found.data;
};
const change = (fields: object, more: object = {}) =>
  planChange(pending, 9, { fields, action: 'change', signedBy, ...more });

it('a new booking is created with its request and its event, shown by its card and counted', () => {
  const plan = planCreation(pending, { request, signedBy, locks: NO_LOCKS, mails: [] });
  const writes = writesOf(plan, []);
  expect(kinds(writes)).toEqual({
    'bookings/booking-1': 'create',
    'bookings/booking-1/confidential/request': 'create',
    'bookings/booking-1/event': 'create',
    'bookingStatus/7QF2-M0XC-9KTR-4B1V': 'set',
    'stats/total': 'add',
    'stats/month_2026-11_therapist': 'add',
  });
  expect(dataAt(writes, 'stats/total')).toEqual({ statuses: { pending: 1 } });
  expect(dataAt(writes, 'stats/month_2026-11_therapist')).toMatchObject({
    days: { '20': { 'individual-therapy': { made_pending: 1 } } },
  });
});

it('a change updates only its fields, and moves the booking from one count to the other', () => {
  const confirmed = { status: 'confirmed', confirmedDate: '2026-11-23' };
  const writes = writesOf(change(confirmed), []);
  expect(kinds(writes)).toEqual({
    'bookings/booking-1': 'update',
    'bookings/booking-1/event': 'create',
    'bookingStatus/7QF2-M0XC-9KTR-4B1V': 'set',
    'stats/total': 'add',
    'stats/month_2026-11_therapist': 'add',
  });
  const fields = { ...confirmed, version: 4, updatedAt: new Date(9) };
  expect(dataAt(writes, 'bookings/booking-1')).toEqual(fields);
  const statuses = { pending: -1, confirmed: 1 };
  expect(dataAt(writes, 'stats/total')).toEqual({ statuses });
  expect(dataAt(writes, 'stats/month_2026-11_therapist')).toMatchObject({
    days: { '23': { 'individual-therapy': { confirmed: 1 } } },
  });
});

it('a change without other effects writes the booking and its event only', () => {
  expect(kinds(writesOf(change({ googleMeetLink: 'x' }), []))).toEqual({
    'bookings/booking-1': 'update',
    'bookings/booking-1/event': 'create',
  });
});

it('the card of a client who has left is deleted', () => {
  const writes = writesOf(change({ leftAt: 8 }), []);
  expect(kinds(writes)['bookingStatus/7QF2-M0XC-9KTR-4B1V']).toBe('delete');
});

it('an entry and the lock on its code are created, and a freed code is deleted', () => {
  const entry = anEntry();
  const claim = {
    key: 'mpesa_NEW',
    lock: { bookingId: 'booking-1', entryId: entry.id, referenceNumber: 'R' },
  };
  const made = { entry, summary: pending.payment, claim, takenBack: null, release: 'mpesa_OLD' };
  expect(kinds(writesOf(change({}, { ledger: [made] }), []))).toMatchObject({
    [`payments/${entry.id}`]: 'create',
    'paymentCodes/mpesa_NEW': 'create',
    'paymentCodes/mpesa_OLD': 'delete',
  });
});

it('a client without bookings has no document', () => {
  const write = clientWrite({ id: 'c1', after: null });
  expect(write).toEqual({ kind: 'delete', path: 'clients/c1' });
});

it('figures of erased records are added to the erased part', () => {
  const place = { date: '2026-11-23', practitionerId: 'njeri', serviceId: 'talk' };
  const [write] = shareWrites([{ ...place, figures: { completed: 1 } }], 'erased');
  expect(write).toEqual({
    kind: 'add',
    path: 'stats/month_2026-11_njeri',
    data: {
      month: '2026-11',
      practitionerId: 'njeri',
      erased: { '23': { talk: { completed: 1 } } },
    },
  });
});
