import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import type { todayTexts } from './texts';

/**
 * "54 min", "1 h 54 min"
 * @param span milliseconds, rounded up to the minute
 */
export function spanText(span: number, t: (typeof todayTexts)['en']): string {
  const minutes = Math.max(0, Math.ceil(span / MINUTE));
  const perHour = HOUR / MINUTE;
  if (minutes < perHour) return t.minutes(minutes);
  return t.hours(Math.floor(minutes / perHour), minutes % perHour);
}
