import { openingHoursOfAll } from '@tulia/domain/practice/opening-hours-of-all';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import { dayLookup } from '@tulia/domain/records/availability';
import { granulesOf } from '@tulia/domain/slot/granule';
import { intervalOf, type Interval } from '@tulia/domain/slot/interval';
import { staffTimes } from '@tulia/domain/slot/staff-times';
import { withoutOwn } from '@tulia/domain/slot/free-slots';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, isDate, monthsBetween, toInstant } from '@tulia/domain/time/practice-time';
import { useState } from 'react';
import { useTexts } from '../../../platform/language/use-texts';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { useAvailabilityMonths } from '../../../shared/bookings/use-availability-months';

/** Read from the public months; the server checks the locks when staff send the action. */
type TimeMark = 'past' | 'blocked' | 'taken';

/**
 * The times (`HH:MM`, practice time) at which a session may begin, each with its mark or null.
 * @param own the time that the booking itself holds, which counts as free
 * @param sending the answer that is awaited takes these times: until it comes, the marks stay as they were
 */
export function useMarkedTimes(
  wanted: {
    /** one of them must be free */
    people: readonly Pick<Practitioner, 'id' | 'openingHours'>[];
    serviceId: string;
    date: string;
    minutes: number;
    own: Interval | null;
  },
  now: Instant,
  sending = false,
) {
  const { t } = useTexts(adminDecisionsTexts);
  const { people, serviceId, date, minutes, own } = wanted;
  const hasDay = isDate(date);
  const months = hasDay ? monthsBetween(date, addDays(date, 1)) : [];
  const live = useAvailabilityMonths(
    hasDay && serviceId !== '' ? people.map(({ id }) => id) : null,
    months,
  );
  const [kept, setKept] = useState(live.data);
  if (!sending && kept !== live.data) setKept(live.data);
  const known = sending ? kept : live.data;
  const lookups = people.map((person) => {
    const months = (known?.list ?? []).filter((each) => each.practitionerId === person.id);
    const all = dayLookup(months, serviceId);
    return own === null ? all : withoutOwn(all, own);
  });
  const markOf = (time: string): TimeMark | null => {
    if (!hasDay) return null;
    const startsAt = toInstant(date, time);
    if (startsAt <= now) return 'past';
    const steps = granulesOf(intervalOf(startsAt, minutes));
    const marks = lookups.map((lookup) => {
      const meets = (field: 'timeSlots' | 'busy') =>
        steps.some((step) => lookup(step.date)?.[field].includes(step.time) === true);
      if (meets('busy')) return 'taken';
      return meets('timeSlots') ? 'blocked' : null;
    });
    return marks.includes(null) ? null : marks.includes('taken') ? 'taken' : (marks[0] ?? null);
  };
  const times = staffTimes(openingHoursOfAll(people), hasDay ? date : '').map((time) => {
    const mark = markOf(time);
    return { time, mark, label: mark === null ? time : t.marked(time, t.marks[mark]) };
  });
  return {
    times,
    /** the months are being read, and not for so long that staff should go on without them */
    isAwaited: known === undefined && live.status === 'loading' && !live.overdue,
    /** false until the public months are read: before, a time without a mark may be taken */
    isKnown: known !== undefined && !known.unanswered,
  };
}
