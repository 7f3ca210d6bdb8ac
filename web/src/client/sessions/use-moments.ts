import type { Instant } from '@tulia/domain/time/instant';
import {
  differsFromPractice,
  formatClock,
  formatClocks,
  formatDay,
  formatMoment,
} from '@tulia/domain/wording/moments';
import { useNow } from '../../platform/hooks/use-now';
import { useLanguage } from '../../platform/language/use-texts';
import { readerZones } from '../../shared/views/moments';

/** The present instant, often enough for join buttons and holds. */
export const useSessionClock = () => useNow(20_000);

/** The times of sessions in words. `zone` is the time zone of the booking. */
export function useMoments() {
  const lang = useLanguage();
  return {
    day: (at: Instant) => formatDay(at, lang),
    clocks: (at: Instant, zone: string) => formatClocks(at, lang, ...readerZones(zone)),
    /** a time to choose on a practice day: "16:00", or "16:00 Nairobi · Wed 25 Nov, 00:00 Sydney" */
    choice: (at: Instant, zone: string) => {
      const zones = readerZones(zone);
      const isAbroad = zones.some((each) => differsFromPractice(at, each));
      return isAbroad ? formatClocks(at, lang, ...zones) : formatClock(at, lang);
    },
    full: (at: Instant, zone: string) => formatMoment(at, lang, ...readerZones(zone)),
    clock: (at: Instant) => formatClock(at, lang),
  };
}
