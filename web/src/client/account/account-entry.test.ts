import { expect, it } from 'vitest';
import { bookingPathOf } from '../../paths';
import { bookingOnTheWay, isSigningIn, opensOnSignUp, SIGNING_IN } from './account-entry';

const choice = { service: 'couples-therapy', with: 'njeri', day: '2026-11-25', time: '09:00' };

it('brings what was chosen along in the address', () => {
  expect(bookingOnTheWay(bookingPathOf(choice))).toEqual(choice);
  expect(bookingPathOf({ ...choice, with: '', time: '' })).toBe(
    '/booking?service=couples-therapy&day=2026-11-25',
  );
  expect(bookingPathOf({})).toBe('/booking');
});

it('is no booking elsewhere', () => {
  expect(bookingOnTheWay(null)).toBeNull();
  expect(bookingOnTheWay('/my-sessions?day=2026-11-25')).toBeNull();
});

it('takes nothing for a day or a time that is none', () => {
  const nothing = { service: '', with: '', day: '', time: '' };
  expect(bookingOnTheWay('/booking')).toEqual(nothing);
  expect(bookingOnTheWay('/booking?day=tomorrow&time=09:00')).toEqual(nothing);
  expect(bookingOnTheWay('/booking?day=2026-11-25&time=9am')).toEqual({
    ...nothing,
    day: '2026-11-25',
  });
});

it('knows who comes to sign in', () => {
  expect(isSigningIn(SIGNING_IN)).toBe(true);
  for (const state of [null, undefined, {}, { entry: 'new' }, 'sign-in'])
    expect(isSigningIn(state)).toBe(false);
});

it('opens on creating an account on the way to a booking alone', () => {
  expect(opensOnSignUp('/booking', null, false)).toBe(true);
  expect(opensOnSignUp('/my-sessions', null, false)).toBe(false);
  expect(opensOnSignUp(null, null, false)).toBe(false);
  expect(opensOnSignUp('/booking', SIGNING_IN, false)).toBe(false);
  expect(opensOnSignUp('/booking', null, true)).toBe(false);
  const sentMail = { kind: 'signup', email: 'amina@example.com' };
  expect(opensOnSignUp('/booking', { sentMail }, false)).toBe(false);
});
