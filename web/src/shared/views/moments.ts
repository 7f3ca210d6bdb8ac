import { DAY, type Instant } from '@tulia/domain/time/instant';
import { isTimeZone, PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import {
  formatClock,
  formatDay,
  formatNearDay,
  formatShortDay,
} from '@tulia/domain/wording/moments';
import type { Language } from '../../platform/language/catalogue';

/** The practice's zone replaces one that the runtime does not know. */
export function knownZone(zone: string | undefined): string {
  return isTimeZone(zone) ? zone : PRACTICE_ZONE;
}

/** The practice's zone when the device's is unknown, and during the build. */
export function deviceZone(): string {
  if (typeof document === 'undefined') return PRACTICE_ZONE;
  return knownZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The device's zone and the stored one. */
export const readerZones = (stored: string): string[] => [deviceZone(), knownZone(stored)];

/** "Monday, 23 November 2026, 14:00" in practice time. */
export function practiceMoment(at: Instant, lang: Language): string {
  return `${formatDay(at, lang)}, ${formatClock(at, lang)}`;
}

/** "23 Nov 2026, 14:00" in practice time. */
export function shortMoment(at: Instant, lang: Language): string {
  return `${formatShortDay(at, lang)}, ${formatClock(at, lang)}`;
}

/** Beyond this a day needs its year. */
const NEAR = 300 * DAY;

/** "Mon 23 Nov" in practice time; a day far from `now` has its year instead of its weekday. */
export function nearDay(at: Instant, now: Instant, lang: Language): string {
  return Math.abs(at - now) < NEAR ? formatNearDay(at, lang) : formatShortDay(at, lang);
}

/** "Mon 23 Nov 14:00", likewise. */
export function nearMoment(at: Instant, now: Instant, lang: Language): string {
  return `${nearDay(at, now, lang)} ${formatClock(at, lang)}`;
}
