import { expect, it } from 'vitest';
import { HOUR } from '../time/instant';
import { isRefundDue, mayClientMove } from './policy';

const policy = { refundCutoffHours: 3, movingCutoffHours: 6 };
const startsAt = Date.UTC(2026, 10, 23, 6);

it.each([
  ['a millisecond early', -1, true],
  ['exactly', 0, true],
  ['a millisecond late', 1, false],
])('on the cut-off, %s', (_, late, allowed) => {
  expect(isRefundDue(startsAt, startsAt - 3 * HOUR + late, policy)).toBe(allowed);
  expect(mayClientMove(startsAt, startsAt - 6 * HOUR + late, policy)).toBe(allowed);
});

it('the two cut-offs are independent', () => {
  const fourHoursBefore = startsAt - 4 * HOUR;
  expect(isRefundDue(startsAt, fourHoursBefore, policy)).toBe(true);
  expect(mayClientMove(startsAt, fourHoursBefore, policy)).toBe(false);
});

it('neither refund nor move is allowed once the session began', () => {
  expect(isRefundDue(startsAt, startsAt + 1, policy)).toBe(false);
  expect(mayClientMove(startsAt, startsAt + 1, policy)).toBe(false);
});

it('without a cut-off, refund and move are allowed until the start', () => {
  const none = { refundCutoffHours: 0, movingCutoffHours: 0 };
  expect(isRefundDue(startsAt, startsAt, none)).toBe(true);
  expect(mayClientMove(startsAt, startsAt + 1, none)).toBe(false);
});
