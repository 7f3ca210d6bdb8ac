import type { Booking } from '@tulia/domain/records/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { formatClock, formatClocks, formatDay } from '@tulia/domain/wording/moments';
import type { Language } from '../copy/catalogue';

/** "Monday, 23 November 2026, 14:00" in practice time. */
export function practiceMoment(at: Instant, lang: Language): string {
  return `${formatDay(at, lang)}, ${formatClock(at, lang)}`;
}

/** The same with the client's clock beside the practice's where they differ. */
export function bothClocks(
  booking: Pick<Booking, 'startsAt' | 'timezone'>,
  lang: Language,
): string {
  const { startsAt, timezone } = booking;
  return `${formatDay(startsAt, lang)}, ${formatClocks(startsAt, lang, timezone)}`;
}
