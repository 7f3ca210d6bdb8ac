/** Rates and the day in practice time; all that is counted, `practice-histories.test.ts` counts again. */
import { expect, it } from 'vitest';
import { aConfirmed } from '../../testing/booking';
import { toInstant } from '../../time/practice-time';
import { addedUp, bookingShares, noShowRate } from './month-share';

it('a session counts on its day in practice time, whatever the day is elsewhere', () => {
  const startsAt = toInstant('2026-12-01', '00:30');
  expect(bookingShares(aConfirmed({ startsAt }))[1]?.date).toBe('2026-12-01');
});

it('figures that nothing counts any more go into no sum', () => {
  const place = { date: '2026-11-23', practitionerId: 'therapist', serviceId: 'a-service' };
  const old = { completed: 1, at09: 1, asked09: 1, first: 1 };
  expect(addedUp([{ ...place, figures: old }])).toEqual([{ ...place, figures: { completed: 1 } }]);
});

it.each([
  [{ completed: 3, no_show: 1 }, 25],
  [{ completed: 2, no_show: 0, late: 1, cancelled: 4 }, 0],
  [{ confirmed: 5 }, null],
])('the no-show rate of %j is %d', (figures, rate) => {
  expect(noShowRate(figures)).toBe(rate);
});
