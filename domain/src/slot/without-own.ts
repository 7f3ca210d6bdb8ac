import type { DayLookup } from './free-slots';
import { granulesOf } from './granule';
import type { Interval } from './interval';

/** The lookup without the session's own time, so a session can move to a time that overlaps its present one. */
export function withoutOwn(lookup: DayLookup, own: Interval): DayLookup {
  const steps = new Set(granulesOf(own).map(({ date, time }) => `${date} ${time}`));
  return (date) => {
    const day = lookup(date);
    return day && { ...day, busy: day.busy.filter((time) => !steps.has(`${date} ${time}`)) };
  };
}
