import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE } from '../time/instant';
import { intervalOf, overlaps } from './interval';

it('an interval lasts its minutes', () => {
  expect(intervalOf(1000, 50)).toEqual({ startsAt: 1000, endsAt: 1000 + 50 * MINUTE });
});

it('two intervals overlap exactly when they share a minute, so touching sessions do not', () => {
  const start = fc.integer({ min: 0, max: 200 });
  const length = fc.constantFrom(1, 15, 30, 45, 50, 60, 90);
  fc.assert(
    fc.property(start, length, start, length, (a, aMinutes, b, bMinutes) => {
      const minutes = (from: number, count: number) =>
        Array.from({ length: count }, (_, index) => from + index);
      const shared = minutes(a, aMinutes).some((each) => minutes(b, bMinutes).includes(each));
      const first = intervalOf(a * MINUTE, aMinutes);
      const second = intervalOf(b * MINUTE, bMinutes);
      expect(overlaps(first, second)).toBe(shared);
      expect(overlaps(second, first)).toBe(shared);
    }),
    { numRuns: 500 },
  );
  expect(overlaps(intervalOf(0, 60), intervalOf(60 * MINUTE, 60))).toBe(false);
});
