/**
 * A booking that staff made for a client waits for the client's own consent (specification section 9, "Policies").
 */
import type { Booking } from '../booking';

/** Stands in the place of both versions until the client has agreed. */
export const CONSENT_TO_BE_GIVEN = 'to-be-given';

export function isConsentDue({ consent }: Pick<Booking, 'consent'>): boolean {
  return (
    consent.privacyVersion === CONSENT_TO_BE_GIVEN ||
    consent.agreementVersion === CONSENT_TO_BE_GIVEN
  );
}
