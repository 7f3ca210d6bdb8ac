import { DAY, type Instant } from '@tulia/domain/time/instant';
import { isTimeZone, PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import {
  formatClock,
  formatClocks,
  formatDay,
  formatNearDay,
  formatShortDay,
} from '@tulia/domain/wording/moments';
import type { Language } from '../../platform/language/catalogue';

/** A zone that a browser stored, or the practice's where the runtime does not know it. */
export function knownZone(zone: string): string {
  return isTimeZone(zone) ? zone : PRACTICE_ZONE;
}

/** "Monday, 23 November 2026, 14:00" in practice time. */
export function practiceMoment(at: Instant, lang: Language): string {
  return `${formatDay(at, lang)}, ${formatClock(at, lang)}`;
}

/**
 * The same with the client's clock beside the practice's where they differ. @param zone the client's, as it was
 * stored
 */
export function bothClocks(at: Instant, zone: string, lang: Language): string {
  return `${formatDay(at, lang)}, ${formatClocks(at, lang, knownZone(zone))}`;
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
