import { expect, test } from 'vitest';
import { aBooking } from '@tulia/domain/testing/booking';
import { holdOf } from './hold';

const at = 1_800_000_000_000;
const asked = aBooking({ status: 'pending', startsAt: at + 3_600_000 });

test.each([
  // The clock on screen moves every 20 seconds; a hold of 15 minutes must never show 16.
  ['pending', at + 15 * 60_000 + 20_000, { state: 'held', until: at + 920_000, minutesLeft: 15 }],
  ['pending', at + 898_000, { state: 'held', until: at + 898_000, minutesLeft: 15 }],
  ['pending', at + 61_000, { state: 'held', until: at + 61_000, minutesLeft: 1 }],
  ['pending', at + 1, { state: 'held', until: at + 1, minutesLeft: 1 }],
  ['pending', at, { state: 'lapsed' }],
  ['pending', null, { state: 'lapsed' }],
  ['confirmed', at + 61_000, null],
  ['cancelled', null, null],
] as const)('the hold of a request %s until %s', (status, holdExpiresAt, expected) => {
  expect(holdOf({ ...asked, status, holdExpiresAt }, at)).toEqual(expected);
});

test('a payment code that is not found does not change the hold', () => {
  const unseen = { ...asked, paidTime: 'unseen' } as const;
  expect(holdOf({ ...unseen, holdExpiresAt: at + 60_000 }, at)).toMatchObject({ state: 'held' });
  expect(holdOf({ ...unseen, holdExpiresAt: null }, at)).toEqual({ state: 'lapsed' });
});

test('a paid request has no hold', () => {
  expect(holdOf({ ...asked, holdExpiresAt: null, paidTime: 'kept' }, at)).toBeNull();
});

test('a free request that is kept has no end before its session', () => {
  const free = { ...asked, service: { ...asked.service, price: 0 }, holdExpiresAt: asked.startsAt };
  expect(holdOf(free, at)).toEqual({ state: 'kept' });
  expect(holdOf(free, asked.startsAt)).toEqual({ state: 'lapsed' });
});
