/** What consents that staff recorded mean for bookings that wait for one. */
import type { Instant } from '../../time/instant';
import { isActive } from '../status';
import type { Booking } from '../booking';
import { isConsentDue } from './consent-due';
import { CONSENT_VERSIONS } from './consent-versions';

type Form = keyof typeof CONSENT_VERSIONS;

/** The part of `records/consent.ts` that counts here. */
interface Recorded {
  form: Form;
  version: string;
  kind: 'given' | 'withdrawn';
  at: Instant;
  recordedAt: Instant | null;
}

/** Whether the newest record about this text is a consent to its present version. */
function holds(records: readonly Recorded[], form: Form): boolean {
  const about = records.filter((each) => each.form === form);
  const [newest] = about.sort((a, b) => b.at - a.at || (b.recordedAt ?? 0) - (a.recordedAt ?? 0));
  return newest?.kind === 'given' && newest.version === CONSENT_VERSIONS[form];
}

/** Whether a booking that staff made need not wait any more: both of its texts were agreed to. */
export function isConsentSettled(
  booking: Pick<Booking, 'consent' | 'ageBand' | 'status'>,
  records: readonly Recorded[],
): boolean {
  if (!isActive(booking.status) || !isConsentDue(booking)) return false;
  return holds(records, 'privacy') && holds(records, booking.ageBand);
}
