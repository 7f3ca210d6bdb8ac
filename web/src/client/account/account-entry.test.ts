import { expect, it } from 'vitest';
import { bookingPathOf } from '../../paths';
import { bookingOnTheWay, isLikelyNew, isSigningIn, SIGNING_IN } from './account-entry';

const choice = { service: 'couples-therapy', with: 'njeri', day: '2026-11-25', time: '09:00' };

it('the address keeps service, day and time of the booking on the way to the login', () => {
  expect(bookingOnTheWay(bookingPathOf(choice))).toEqual(choice);
  expect(bookingPathOf({ ...choice, with: '', time: '' })).toBe(
    '/booking?service=couples-therapy&day=2026-11-25',
  );
  expect(bookingPathOf({})).toBe('/booking');
});

const nothing = { service: '', with: '', day: '', time: '' };
it.each([
  [null, null],
  ['/my-sessions?day=2026-11-25', null],
  ['/booking', nothing],
  ['/booking?day=tomorrow&time=09:00', nothing],
  ['/booking?day=2026-11-25&time=9am', { ...nothing, day: '2026-11-25' }],
])('on the way to %s the booking is %o', (target, booking) => {
  expect(bookingOnTheWay(target)).toEqual(booking);
});

it('a link for clients with an account is recognised, and no other state is', () => {
  expect(isSigningIn(SIGNING_IN)).toBe(true);
  for (const state of [null, undefined, {}, { entry: 'new' }, 'sign-in'])
    expect(isSigningIn(state)).toBe(false);
});

const sentMail = { kind: 'signup', email: 'amina@example.com' };
it.each([
  ['/booking', null, false, true],
  ['/my-sessions', null, false, false],
  [null, null, false, false],
  ['/booking', SIGNING_IN, false, false],
  ['/booking', null, true, false],
  ['/booking', { sentMail }, false, false],
])('on the way to %s, with %o, known here %s, the visitor is likely to be new: %s', (...row) => {
  const [target, state, isKnown, isNew] = row;
  expect(isLikelyNew(target, state, isKnown)).toBe(isNew);
});
