import { expect, it } from 'vitest';
import { isStaffSessionOver } from './staff-session';

const signedInAt = Date.parse('2026-02-02T05:00:00Z');

it.each([
  ['at once', '2026-02-02T05:00:00Z', false],
  ['a moment before twelve hours', '2026-02-02T16:59:59.999Z', false],
  ['after twelve hours', '2026-02-02T17:00:00Z', true],
  ['a day later', '2026-02-03T05:00:00Z', true],
])('a sign-in is over %s: %s', (_, now, over) => {
  expect(isStaffSessionOver(signedInAt, Date.parse(now))).toBe(over);
});
