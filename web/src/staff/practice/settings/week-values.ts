import type { OpeningHoursInput } from '@tulia/domain/calls/practice/opening-hours';
import type { OpeningHours } from '@tulia/domain/slot/opening-hours';
import type { Weekday } from '@tulia/domain/time/practice-time';

export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** A weekday in the form; a closed day has times, too. */
interface DayValues {
  weekday: Weekday;
  open: boolean;
  /** full hours, `HH:MM` */
  first: string;
  last: string;
}

/** The first times of a closed day. */
const USUAL = { first: '08:00', last: '18:00' };

export function weekOf(hours: OpeningHours): DayValues[] {
  return WEEKDAYS.map((weekday) => {
    const day = hours[weekday];
    return { weekday, open: day !== undefined, ...(day ?? USUAL) };
  });
}

export function hoursOf(week: readonly DayValues[]): OpeningHoursInput['openingHours'] {
  return Object.fromEntries(
    week.filter(({ open }) => open).map(({ weekday, first, last }) => [weekday, { first, last }]),
  );
}

/** The form's field of an input's path: `openingHours.3.last` is the `last` of the third day. */
export function weekFieldOf(path: string): string {
  const [, weekday, part] = /^openingHours\.(\d)\.(\w+)$/.exec(path) ?? [];
  return weekday === undefined ? path : `week.${Number(weekday) - 1}.${part ?? 'last'}`;
}
