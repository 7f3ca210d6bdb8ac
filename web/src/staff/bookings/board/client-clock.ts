import type { Booking } from '@tulia/domain/booking/booking';
import { differsFromPractice, formatClock, zonePlace } from '@tulia/domain/wording/moments';
import type { Language } from '../../../platform/language/catalogue';

/** The session's start on the client's clock, with its place; null where it is the practice's clock. */
export const clientClock = ({ startsAt, timezone }: Booking, lang: Language) =>
  differsFromPractice(startsAt, timezone)
    ? `${formatClock(startsAt, lang, timezone)} ${zonePlace(timezone)}`
    : null;
