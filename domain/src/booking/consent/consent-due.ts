/** A client still has to consent to a booking made by staff (specification section 9, "Policies"). */
import type { Booking } from '../booking';

/** Replaces both versions until the client has agreed. */
export const CONSENT_TO_BE_GIVEN = 'to-be-given';

export function isConsentDue({ consent }: Pick<Booking, 'consent'>): boolean {
  return (
    consent.privacyVersion === CONSENT_TO_BE_GIVEN ||
    consent.agreementVersion === CONSENT_TO_BE_GIVEN
  );
}
