import { expect, test } from 'vitest';
import { nothingPaid, withBalance } from '../../../money/summary';
import { defaultPracticeSettings as settings } from '../../../practice/settings';
import { aBooking } from '../../../testing/booking';
import { byOwner, locksAt, noLocks, stateOf } from '../../../testing/decision';
import { refusalOf } from '../../../testing/refusal';
import { HOUR, MINUTE } from '../../../time/instant';
import { toInstant } from '../../../time/practice-time';
import type { Booking } from '../../booking';
import { chooseAgain, holdAgain, holdTime } from './hold-time';

const start = aBooking().startsAt;
const now = start - 72 * HOUR;
const until = now + settings.holdMinutes * MINUTE;
const { signedBy } = byOwner;
/** The locks at the time of Amina's booking, owned by another booking. */
const others = (end: number | null) => locksAt(aBooking(), 'of-another', end);
const hold = (change: Partial<Booking>, locks = noLocks, at = now) =>
  holdAgain({ booking: aBooking(change), locks }, { version: 3, signedBy }, settings, at);
const choose = (change: Partial<Booking>, time = '10:00') =>
  chooseAgain(
    stateOf(aBooking(change), noLocks),
    { version: 3, signedBy, date: '2026-11-24', time },
    settings,
    now,
  );
const paid = withBalance(
  { price: 3000, isOver: true, keeps: false },
  { ...nothingPaid(3000), paid: 3000 },
);

test('a free time is held for as long as that of a new request', () => {
  const { after, locks, event } = hold({ holdExpiresAt: null });
  expect(event).toMatchObject({ action: 'hold', actor: signedBy });
  expect(after).toMatchObject({ status: 'pending', holdExpiresAt: until, version: 4 });
  expect(locks).toMatchObject({ until, lapsedBookingIds: [] });
  expect(locks.claim.length).toBeGreaterThan(0);
});

test('an unknown code stays marked when the time is held again or another time is chosen', () => {
  const unseen = { paidTime: 'unseen', saidCode: 'QWE1234567', holdExpiresAt: null } as const;
  expect(hold(unseen).after.paidTime).toBe('unseen');
  expect(choose(unseen).after.paidTime).toBe('unseen');
});

test('a lapsed hold of another booking is taken over, but not a current one', () => {
  expect(hold({}, others(now - 1)).locks.lapsedBookingIds).toEqual(['of-another']);
  expect(() => hold({}, others(now + 1))).toThrow('slot-taken');
  expect(() => hold({}, others(null))).toThrow('slot-taken');
});

test.each([
  ['staff', { reason: 'offered', offeredUntil: now + 1 }],
  ['client', { freeTimes: [] }],
] as const)('a new request of %s meets the offer to a client who waits', (createdBy, details) => {
  const locks = locksAt(aBooking(), 'offer_w1_9', now + 1);
  const asked = aBooking({ createdBy });
  const refusal = refusalOf(() => holdTime(asked, { pending: [], locks }, settings, now));
  expect(refusal?.details).toMatchObject(details);
});

test.each<[string, Partial<Booking>, number]>([
  ['is held still', { holdExpiresAt: now + 1 }, now],
  ['is paid', { paidTime: 'kept' }, now],
  ['was lost', { paidTime: 'lost' }, now],
  ['is decided', { status: 'confirmed' }, now],
  ['has begun', {}, start],
])('a time that %s is not held again', (_, change, at) => {
  const refusal = refusalOf(() => hold(change, noLocks, at));
  const details = { from: change.status ?? 'pending', action: 'hold' };
  expect(refusal).toMatchObject({ code: 'transition-not-allowed', details });
  expect(() => hold({ ...change, version: 9 }, noLocks, at)).toThrow('version-conflict');
});

test('a late payment counts for the newly chosen time, which is kept', () => {
  const { after, locks, mails } = choose({ paidTime: 'lost', payment: paid });
  expect(after).toMatchObject({
    paidTime: 'kept',
    holdExpiresAt: null,
    preferredTimeSlot: '10:00',
    preferredDates: ['2026-11-24'],
    payment: { state: 'paid', balance: 0 },
  });
  expect(locks.until).toBeNull();
  expect(mails.map(({ template }) => template)).toEqual(['admin-notification', 'booking-received']);
});

test('another time is held as for a new request, unless the price is paid in full', () => {
  const part = { ...nothingPaid(3000), paid: 1000, balance: 2000 };
  const free = { service: { ...aBooking().service, price: 0 }, payment: nothingPaid(0) };
  for (const change of [{ holdExpiresAt: now - 1 }, { payment: part }, free]) {
    const { after, locks, event } = choose(change);
    expect(after).toMatchObject({ paidTime: null, holdExpiresAt: until, status: 'pending' });
    expect(locks.until).toBe(until);
    const details = { from: start, to: toInstant('2026-11-24', '10:00') };
    expect(event).toMatchObject({ action: 'choose-time', details });
  }
});

test('another time must follow the rules for clients, and is refused while a payment is checked', () => {
  expect(() => choose({ holdExpiresAt: null }, '03:00')).toThrow('slot-unavailable');
  expect(refusalOf(() => choose({ paidTime: 'said' }))).toMatchObject({
    code: 'transition-not-allowed',
    details: { from: 'pending', action: 'choose-time' },
  });
  expect(() => choose({ status: 'confirmed' })).toThrow('transition-not-allowed');
});

test('a paid request and a kept free request can change the time, and keep the new one', () => {
  expect(choose({ holdExpiresAt: now + 1 }).after.holdExpiresAt).toBe(until);
  const bought = choose({ paidTime: 'kept', payment: paid });
  expect(bought.after).toMatchObject({ paidTime: 'kept', holdExpiresAt: null });
  expect(bought.locks.until).toBeNull();
  const free = { ...aBooking().service, price: 0 };
  const { after, locks } = choose({ service: free, holdExpiresAt: start, payment: nothingPaid(0) });
  expect(after.startsAt).not.toBe(start);
  expect(after.holdExpiresAt).toBe(after.startsAt);
  expect(locks.until).toBe(after.startsAt);
});
