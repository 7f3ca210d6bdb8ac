import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../time/instant';
import { toInstant } from '../time/practice-time';
import {
  DAY_STEPS,
  floorToGranule,
  granulesOf,
  lockId,
  rangesOfSteps,
  serviceLockId,
  stepsInRange,
} from './granule';
import { intervalOf, overlaps } from './interval';

const startOfDay = toInstant('2026-11-23', '00:00');
const placeOf = ({ date, time }: { date: string; time: string }) => ({
  practitionerId: 'njeri',
  date,
  time,
});
/** sessions on the quarter of an hour, of every length the practice may offer */
const session = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 180 }))
  .map(([quarter, minutes]) => intervalOf(startOfDay + quarter * 15 * MINUTE, minutes));

describe('granules', () => {
  it('are every half hour that the session touches, and no other', () => {
    fc.assert(
      fc.property(session, (interval) => {
        const touched = new Set<number>();
        for (let at = interval.startsAt; at < interval.endsAt; at += MINUTE)
          touched.add(Math.floor((at - startOfDay) / (30 * MINUTE)));
        expect(
          granulesOf(interval).map((each) => (each.startsAt - startOfDay) / (30 * MINUTE)),
        ).toEqual([...touched]);
      }),
    );
  });

  it('are shared by any two sessions that overlap, for all lengths', () => {
    fc.assert(
      fc.property(session, session, (a, b) => {
        const ids = new Set(granulesOf(a).map((each) => lockId(placeOf(each))));
        const meet = granulesOf(b).some((each) => ids.has(lockId(placeOf(each))));
        if (overlaps(a, b)) expect(meet).toBe(true);
        // two that do not meet leave each other free
        if (!meet) expect(overlaps(a, b)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('have ids in practice time, across midnight too', () => {
    const granules = granulesOf(intervalOf(toInstant('2026-12-31', '23:30'), 45));
    expect(granules.map((each) => lockId(placeOf(each)))).toEqual([
      'njeri_2026-12-31_2330',
      'njeri_2027-01-01_0000',
    ]);
    expect(granules.map((each) => serviceLockId(placeOf(each), 'couples-therapy'))).toEqual([
      'njeri_2026-12-31_2330_couples-therapy',
      'njeri_2027-01-01_0000_couples-therapy',
    ]);
    for (const { startsAt, endsAt } of granules) expect(endsAt).toBe(startsAt + 30 * MINUTE);
  });

  it('begin on the half hour', () => {
    const noon = toInstant('2026-11-23', '12:00');
    expect(floorToGranule(noon)).toBe(noon);
    expect(floorToGranule(noon + 30 * MINUTE - 1)).toBe(noon);
    expect(floorToGranule(noon + 30 * MINUTE)).toBe(noon + 30 * MINUTE);
  });
});

describe('steps', () => {
  it.each([
    ['09:00', '10:00', ['09:00', '09:30']],
    ['09:10', '09:20', ['09:00']],
    ['09:10', '09:40', ['09:00', '09:30']],
    ['23:00', '24:00', ['23:00', '23:30']],
    ['09:00', '09:00', []],
    ['10:00', '09:00', []],
  ])('from %s to %s are %j', (start, end, steps) => {
    expect(stepsInRange(start, end)).toEqual(steps);
  });

  it('become ranges and steps again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...DAY_STEPS)), (steps) => {
        const ranges = rangesOfSteps(steps);
        expect(ranges.flatMap(({ start, end }) => stepsInRange(start, end))).toEqual(
          [...steps].sort(),
        );
        // as few ranges as there are stretches
        const begins = steps.filter((step) => {
          const before = DAY_STEPS[DAY_STEPS.indexOf(step) - 1];
          return before === undefined || !steps.includes(before);
        });
        expect(ranges.map((each) => each.start)).toEqual(begins.sort());
      }),
    );
  });

  it('are counted once when given twice', () => {
    expect(rangesOfSteps(['09:30', '09:00', '09:30'])).toEqual([{ start: '09:00', end: '10:00' }]);
    expect(rangesOfSteps(['23:30'])).toEqual([{ start: '23:30', end: '24:00' }]);
  });
});
