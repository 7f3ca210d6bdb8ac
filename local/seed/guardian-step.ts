/** The guardian of a demo client aged 12 to 17 has answered by the mailed link. */
import { answerForGuardian } from '@tulia/domain/booking/commands/answer-for-guardian';
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { Booking } from '@tulia/domain/booking/booking';
import type { ConsentForm } from '@tulia/domain/records/consent';
import { demoSettings as settings } from './demo-contacts';
import type { Instant } from '@tulia/domain/time/instant';
import { CONSENT_TEXTS, policyFingerprintSource } from '@tulia/domain/wording/consent/texts';
import { createHash } from 'node:crypto';

/** What the guardian's consent comes to at this moment; null where it stands. */
export function guardianAgrees(booking: Booking, at: Instant): BookingPlan | null {
  const { language } = booking;
  const hashOf = (form: ConsentForm) =>
    createHash('sha256')
      .update(policyFingerprintSource(CONSENT_TEXTS[form][language](settings)))
      .digest('hex');
  const shown = {
    language,
    proof: 'mail' as const,
    textHash: hashOf('adolescent'),
    privacyHash: hashOf('privacy'),
  };
  const { privacy: privacyVersion, adolescent: agreementVersion } = CONSENT_VERSIONS;
  const answer = { agrees: true, shown, handedBy: null, privacyVersion, agreementVersion };
  return answerForGuardian({ booking }, answer, settings, at);
}
