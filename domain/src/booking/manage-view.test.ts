/** What a client's link without an account shows, and until when it opens. */
import { expect, it } from 'vitest';
import { nothingPaid } from '../money/summary';
import { aBooking, aConfirmed } from '../testing/booking';
import { DAY, MINUTE } from '../time/instant';
import type { Booking } from './booking';
import { isManageLinkOpen, manageLinkErased, manageViewOf } from './manage-view';

const booking = aConfirmed();
const now = booking.startsAt - DAY;

it('shows state, time and sums, and neither a person nor a way into the session', () => {
  const full = aConfirmed({
    saidCode: 'SAIDCODE99',
    googleMeetLink: 'https://meet.google.com/abc-defg-hij',
    guardian: { name: 'Rose Wafula', phone: '0711', email: 'rose@example.com', consents: true },
    payment: { ...nothingPaid(3000), codes: ['CODE1'] },
  });
  const view = manageViewOf(full, now);
  expect(view).toMatchObject({
    session: {
      status: 'confirmed',
      version: full.version,
      startsAt: full.startsAt,
      service: { durationMinutes: 50, price: 3000 },
      payment: { paid: 0, refunded: 0, balance: 3000 },
    },
    pay: { state: 'checking', toPay: 3000, saidCode: null },
  });
  const text = JSON.stringify(view);
  const people = ['Amina', 'amina@example.com', '+254', 'Njeri', 'Rose'];
  const session = ['Individual Therapy', full.referenceNumber, 'meet.google.com', 'CODE'];
  for (const hidden of [...people, ...session]) expect(text).not.toContain(hidden);
});

it.each<[string, Partial<Booking>, number, boolean]>([
  ['of a request', { status: 'pending' }, now, true],
  ['of a cancelled session, which it says,', { status: 'cancelled' }, now, true],
  ['until the session is over', {}, booking.endsAt - MINUTE, true],
  ['once the session is over', {}, booking.endsAt, false],
  ['of a client who has left', { leftAt: now - 1 }, now, false],
  ['of a client who left before this was kept', { retainUntil: now + DAY }, now, false],
])('a link %s opens (%#)', (_, change, at, isOpen) => {
  expect(isManageLinkOpen(aBooking(change), at)).toBe(isOpen);
});

it('a link is erased some time after its session, which may be moved', () => {
  expect(manageLinkErased(booking)).toBe(booking.endsAt + 30 * DAY);
});
