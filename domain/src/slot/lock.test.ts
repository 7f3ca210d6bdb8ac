import { describe, expect, it } from 'vitest';
import { isLapsed, type SlotLock } from './lock';

const lock = (changes: Partial<SlotLock>): SlotLock => ({
  kind: 'hold',
  practitionerId: 'njeri',
  bookingId: 'one',
  serviceId: 'consultation',
  date: '2026-11-23',
  time: '10:00',
  startsAt: 0,
  expiresAt: 1000,
  ...changes,
});

describe('isLapsed', () => {
  it.each([
    [999, false],
    [1000, true],
    [1001, true],
  ])('a hold until 1000 at %i: %s', (now, lapsed) => {
    expect(isLapsed(lock({}), now)).toBe(lapsed);
  });

  it('a session or a block never lapses', () => {
    expect(isLapsed(lock({ kind: 'session', expiresAt: null }), 5000)).toBe(false);
    expect(isLapsed(lock({ kind: 'blocked', expiresAt: null }), 5000)).toBe(false);
    expect(isLapsed(lock({ kind: 'session' }), 5000)).toBe(false);
    expect(isLapsed(lock({ expiresAt: null }), 5000)).toBe(false);
  });
});
