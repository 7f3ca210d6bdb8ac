import type { OpeningDay, OpeningHours } from '../slot/opening-hours';
import type { Practitioner } from './practitioner';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** For each weekday the earliest and the latest start with any of these practitioners. */
export function openingHoursOfAll(
  people: readonly Pick<Practitioner, 'openingHours'>[],
): OpeningHours {
  return Object.fromEntries(
    WEEK.flatMap((weekday) => {
      const days = people.flatMap(({ openingHours }): OpeningDay[] => {
        const day = openingHours[weekday];
        return day === undefined ? [] : [day];
      });
      if (days.length === 0) return [];
      const first = days.map((day) => day.first).sort()[0];
      const last = days
        .map((day) => day.last)
        .sort()
        .at(-1);
      return [[weekday, { first, last }]];
    }),
  );
}
