import type { DayLookup } from './free-slots';
import { granulesOf } from './granule';
import type { Interval } from './interval';

/** `lookup` as if the session itself were not in the calendar: it must not stand in its own way. */
export function withoutOwn(lookup: DayLookup, own: Interval, timeZone: string): DayLookup {
  const steps = new Set(granulesOf(own, timeZone).map(({ date, time }) => `${date} ${time}`));
  return (date) => {
    const day = lookup(date);
    return day && { ...day, busy: day.busy.filter((time) => !steps.has(`${date} ${time}`)) };
  };
}
