/** When a text may reach a phone: not at night, and not so late that it is of no use. */
import { HOUR, MINUTE, type Instant } from '../../time/instant';
import { addDays, toInstant, toWallTime } from '../../time/practice-time';

/** `HH:MM` in practice time; the same time twice for no quiet hours. */
export interface QuietHours {
  quietFrom: string;
  quietUntil: string;
}

export const SHIPPED_QUIET_HOURS: QuietHours = { quietFrom: '21:00', quietUntil: '07:00' };

/** A text that waited for the end of quiet hours comes at least so long before the session. */
const USEFUL_BEFORE = HOUR;
/** The job that sends comes every five minutes, and rungs before the text may be tried again. */
const MARGIN = 15 * MINUTE;

function quietSpan(at: Instant, { quietFrom, quietUntil }: QuietHours) {
  if (quietFrom === quietUntil) return null;
  const { date } = toWallTime(at);
  for (const day of [date, addDays(date, -1)]) {
    const begin = toInstant(day, quietFrom);
    const end = toInstant(quietFrom < quietUntil ? day : addDays(day, 1), quietUntil);
    if (begin <= at && at < end) return { begin, end };
  }
  return null;
}

const isUseful = (at: Instant, startsAt: Instant) => at <= startsAt - USEFUL_BEFORE;

/** Whether a text that is due now may leave: now, after a while, or not before this session. */
export function textMoment(
  now: Instant,
  startsAt: Instant,
  quiet: QuietHours,
): { kind: 'now' } | { kind: 'wait'; until: Instant } | { kind: 'too-late' } {
  const span = quietSpan(now, quiet);
  if (span === null) return { kind: 'now' };
  return isUseful(span.end, startsAt) ? { kind: 'wait', until: span.end } : { kind: 'too-late' };
}

/** When a reminder by text begins: before the quiet hours in which it is due, where their end would be too late. */
export function ladderStart(dueAt: Instant, startsAt: Instant, quiet: QuietHours): Instant {
  const span = quietSpan(dueAt, quiet);
  return span === null || isUseful(span.end, startsAt) ? dueAt : span.begin - MARGIN;
}
