import { LANGUAGE_FACTS, type Language } from '../person/language';
import type { Instant } from '../time/instant';
import { spokenClock } from './spoken-clock';
import { offsetMinutes, toInstant, toWallTime, type Weekday } from '../time/practice-time';
import { PRACTICE_ZONE } from '../time/practice-zone';

export { formatMoney } from './money';

/** British English, Kenyan Swahili. */
export const localeOf = (language: Language): string => LANGUAGE_FACTS[language].locale;

/** A practice date, or an instant. */
type Day = Instant | string;

/** Making one takes a cheap phone a millisecond, and a list shows a hundred. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(day: Day, language: Language, options: Intl.DateTimeFormatOptions): string {
  const at = typeof day === 'string' ? toInstant(day, '12:00') : day;
  const key = language + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, known);
  return known.format(at);
}

/** "Monday, 23 November 2026" in `zone`. */
export function formatDay(at: Day, language: Language, zone: string = PRACTICE_ZONE): string {
  return formatted(at, language, { dateStyle: 'full', timeZone: zone });
}

/** "23 Nov 2026" in `zone`. */
export function formatShortDay(at: Day, language: Language, zone: string = PRACTICE_ZONE): string {
  return formatted(at, language, { dateStyle: 'medium', timeZone: zone });
}

const NEAR_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** "Mon 23 Nov" in `zone`, for days so near that the year is clear. */
export function formatNearDay(
  at: Instant,
  language: Language,
  zone: string = PRACTICE_ZONE,
): string {
  return formatted(at, language, { ...NEAR_DAY, timeZone: zone }).replace(',', '');
}

/** "Monday". @param weekday ISO, 1 is Monday */
export function formatWeekday(weekday: Weekday, language: Language): string {
  // 2026-11-23 is a Monday.
  const at = Date.UTC(2026, 10, 22 + weekday, 12);
  return formatted(at, language, { weekday: 'long', timeZone: 'UTC' });
}

/** "Tue", or "Tue 24 Nov" where `withDate`, in `zone`: for lists of times close together. */
export function formatWeekdayAt(
  at: Instant,
  language: Language,
  withDate = false,
  zone: string = PRACTICE_ZONE,
): string {
  const shown = withDate ? NEAR_DAY : ({ weekday: 'short' } as const);
  return formatted(at, language, { ...shown, timeZone: zone });
}

/** "14:00" in `zone`, always 24-hour. */
export function formatClock(at: Instant, language: Language, zone: string = PRACTICE_ZONE): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return formatted(at, language, { ...clock, timeZone: zone });
}

/** "Nairobi", "New York" */
export function zonePlace(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** Whether a clock in `zone` differs from the practice's at this instant. */
export function differsFromPractice(at: Instant, zone: string): boolean {
  return offsetMinutes(at, zone) !== offsetMinutes(at, PRACTICE_ZONE);
}

/**
 * "19:00 Nairobi · 17:00 London"; one clock where both agree; the other day where it differs: "09:00 Nairobi · Thu 26
 * Nov, 22:00 Los Angeles". Swahili adds the spoken time: "14:00 Nairobi (saa 8 mchana)".
 * @param zones of the reader; the first of those that agree is named
 */
export function formatClocks(at: Instant, language: Language, ...zones: string[]): string {
  const clock = formatClock(at, language);
  const spoken = spokenClock(clock, language);
  const practice = `${clock} ${zonePlace(PRACTICE_ZONE)}${spoken === '' ? '' : ` (${spoken})`}`;
  const offsets = [PRACTICE_ZONE, ...zones].map((zone) => offsetMinutes(at, zone));
  const others = zones
    .filter((_, index) => !offsets.slice(0, index + 1).includes(offsets[index + 1] ?? 0))
    .map((zone) => {
      const isSameDay = toWallTime(at, zone).date === toWallTime(at).date;
      const day = isSameDay ? '' : `${formatNearDay(at, language, zone)}, `;
      return `${day}${formatClock(at, language, zone)} ${zonePlace(zone)}`;
    });
  return [practice, ...others].join(' · ');
}

/** "Friday, 27 November 2026, 09:00 Nairobi": the practice's day, then `formatClocks`. */
export function formatMoment(at: Instant, language: Language, ...zones: string[]): string {
  return `${formatDay(at, language)}, ${formatClocks(at, language, ...zones)}`;
}
