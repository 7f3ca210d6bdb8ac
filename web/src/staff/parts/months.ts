import type { Instant } from '@tulia/domain/time/instant';
import { shiftMonth, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { localeOf } from '@tulia/domain/wording/moments';
import type { Language } from '../../platform/language/catalogue';

/** The present month and those before it, `YYYY-MM` in practice time, newest first. */
export function lastMonths(now: Instant, count: number): string[] {
  const { date } = toWallTime(now);
  return Array.from({ length: count }, (_, back) => shiftMonth(date, -back));
}

/** "November 2026", or "Nov 2026" */
export const monthName = (month: string, lang: Language, length: 'long' | 'short' = 'long') =>
  new Intl.DateTimeFormat(localeOf(lang), {
    month: length,
    year: 'numeric',
    timeZone: PRACTICE_ZONE,
  }).format(toInstant(`${month}-15`, '12:00'));
