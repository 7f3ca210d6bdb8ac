import type { Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import {
  differsFromPractice,
  formatClock,
  formatClocks,
  formatDay,
  formatShortDay,
  zonePlace,
} from '@tulia/domain/wording/moments';
import { bothClocks, knownZone } from '../../shared/views/moments';
import { sessionsCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';

/**
 * How a session's moments are said: the practice's day, both clocks where they differ, and the other zone's day too.
 */
export function useMoments() {
  const { t, lang } = useCopy(sessionsCopy);
  const clocks = (at: Instant, zone: string) => formatClocks(at, lang, knownZone(zone));
  return {
    day: (at: Instant) => formatDay(at, lang),
    clocks,
    /** "Friday, 13 November 2026 in Sydney", or null where the practice's date is the same */
    otherDay: (at: Instant, zone: string) => {
      const known = knownZone(zone);
      return toWallTime(at, known).date === toWallTime(at).date
        ? null
        : t.otherDay(formatDay(at, lang, known), zonePlace(known));
    },
    /** a time of one practice day to choose: "16:00", or "16:00 Nairobi · 00:00 Sydney (25 Nov 2026)" */
    choice: (at: Instant, zone: string) => {
      const known = knownZone(zone);
      if (!differsFromPractice(at, known)) return formatClock(at, lang);
      const sameDay = toWallTime(at, known).date === toWallTime(at).date;
      return `${clocks(at, zone)}${sameDay ? '' : ` (${formatShortDay(at, lang, known)})`}`;
    },
    full: (at: Instant, zone: string) => bothClocks(at, zone, lang),
    clock: (at: Instant) => formatClock(at, lang),
  };
}
