import type { Instant } from '@tulia/domain/time/instant';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { localeOf } from '@tulia/domain/wording/moments';
import type { Language } from '../../platform/language/catalogue';

/** Two years: what an accountant asks about. */
const OFFERED = 24;

/** The months to choose from, `YYYY-MM` in practice time, the present one first. */
export function monthsBefore(now: Instant): string[] {
  const [year = 0, month = 1] = toWallTime(now).date.split('-').map(Number);
  return Array.from({ length: OFFERED }, (_, back) => {
    const count = year * 12 + month - 1 - back;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}

/** "November 2026". */
export function monthName(month: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'Africa/Nairobi',
  }).format(toInstant(`${month}-15`, '12:00'));
}
