/** The client agrees to the texts for a booking made by staff. */
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import type { Booking, BookingEvent } from '../booking';
import { isConsentDue } from '../consent/consent-due';
import { CONSENT_VERSIONS } from '../consent/consent-versions';
import { planChange, type BookingPlan } from './plan';

export interface ShownVersions {
  privacyVersion: string;
  agreementVersion: string;
}

export function requireCurrentConsent(shown: ShownVersions, ageBand: Booking['ageBand']): void {
  const { privacy, [ageBand]: agreement } = CONSENT_VERSIONS;
  if (shown.privacyVersion !== privacy || shown.agreementVersion !== agreement) {
    throw new Refusal('consent-outdated');
  }
}

/** @throws Refusal consent-outdated, transition-not-allowed when no consent is due */
export function giveConsent(
  { booking }: { booking: Booking },
  input: ShownVersions & { signedBy: BookingEvent['actor'] },
  now: Instant,
): BookingPlan {
  const { ageBand, status } = booking;
  const { privacyVersion, agreementVersion, signedBy } = input;
  requireCurrentConsent(input, ageBand);
  if (!isConsentDue(booking)) {
    throw new Refusal('transition-not-allowed', { from: status, action: 'consent' });
  }
  const fields = { consent: { privacyVersion, agreementVersion, form: ageBand, at: now } };
  return planChange(booking, now, { fields, action: 'consent', signedBy });
}
