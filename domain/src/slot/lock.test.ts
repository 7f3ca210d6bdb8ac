import { expect, it } from 'vitest';
import { isLapsed, type SlotLock } from './lock';

const hold: SlotLock = {
  kind: 'hold',
  practitionerId: 'njeri',
  bookingId: 'one',
  serviceId: 'consultation',
  date: '2026-11-23',
  time: '10:00',
  startsAt: 0,
  expiresAt: 1000,
};

it.each([
  [999, false],
  [1000, true],
  [1001, true],
])('a hold until 1000 at %i: %s', (now, lapsed) => {
  expect(isLapsed(hold, now)).toBe(lapsed);
});

it('a session, a block, or a hold without an end never lapses', () => {
  for (const kind of ['session', 'blocked', 'hold'] as const)
    expect(isLapsed({ ...hold, kind, expiresAt: null }, 5000)).toBe(false);
  expect(isLapsed({ ...hold, kind: 'session' }, 5000)).toBe(false);
});
