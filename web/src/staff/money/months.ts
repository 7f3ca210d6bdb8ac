import type { Instant } from '@tulia/domain/time/instant';
import { shiftMonth, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { localeOf } from '@tulia/domain/wording/moments';
import type { Language } from '../../platform/language/catalogue';

const OFFERED = 24;

/** The present month and the 23 before it, `YYYY-MM` in practice time, newest first. */
export function monthsBefore(now: Instant): string[] {
  const { date } = toWallTime(now);
  return Array.from({ length: OFFERED }, (_, back) => shiftMonth(date, -back));
}

/** "November 2026". */
export function monthName(month: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: PRACTICE_ZONE,
  }).format(toInstant(`${month}-15`, '12:00'));
}
