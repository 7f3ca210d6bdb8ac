/** The consents of the demo clients and guardians, as the product would have recorded them. */
import { createHash } from 'node:crypto';
import type { Booking } from '@tulia/domain/booking/booking';
import { answerForGuardian } from '@tulia/domain/booking/commands/answer-for-guardian';
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { Language } from '@tulia/domain/person/language';
import {
  consentPath,
  consents,
  consentTextPath,
  consentTexts,
  ON_SCREEN,
} from '@tulia/domain/records/consent';
import type { Instant } from '@tulia/domain/time/instant';
import { CONSENT_TEXTS, policyFingerprintSource } from '@tulia/domain/wording/consent/texts';
import type { Document } from './carried-out';
import { demoSettings } from './demo-contacts';

type Form = keyof typeof CONSENT_TEXTS;

function textOf(form: Form, language: Language) {
  const text = CONSENT_TEXTS[form][language](demoSettings);
  const hash = createHash('sha256').update(policyFingerprintSource(text)).digest('hex');
  return { text, hash };
}

/** The guardian of a client aged 12 to 17 answers by the mailed link; null where the consent stands already. */
export function guardianAgrees(booking: Booking, at: Instant): BookingPlan | null {
  const { language } = booking;
  const shown = {
    language,
    proof: 'mail' as const,
    textHash: textOf('adolescent', language).hash,
    privacyHash: textOf('privacy', language).hash,
  };
  const { privacy: privacyVersion, adolescent: agreementVersion } = CONSENT_VERSIONS;
  const answer = { agrees: true, shown, handedBy: null, privacyVersion, agreementVersion };
  return answerForGuardian({ booking }, answer, at);
}

/** The consents of clients with accounts, given with their first booking. */
export function consentDocuments(bookings: readonly Booking[]): Document[] {
  const firstOf = new Map<string, Booking>();
  for (const booking of bookings) {
    const { clientUserId: uid } = booking;
    const known = uid === null ? undefined : firstOf.get(uid);
    if (uid !== null && (known === undefined || known.createdAt > booking.createdAt))
      firstOf.set(uid, booking);
  }
  const documents = [...firstOf].flatMap(([uid, booking]) =>
    (['privacy', booking.ageBand] as const).flatMap((form) => agreement(uid, form, booking)),
  );
  // Two who read in one language agreed to one text.
  return [...new Map(documents).entries()];
}

function agreement(uid: string, form: Form, booking: Booking): Document[] {
  const { language, createdAt, guardian } = booking;
  const { text, hash: textHash } = textOf(form, language);
  const version = CONSENT_VERSIONS[form];
  const consent = {
    ...ON_SCREEN,
    uid,
    form,
    version,
    language,
    textHash,
    at: createdAt,
    guardianName: form === 'adolescent' ? (guardian?.name ?? null) : null,
    retainUntil: null,
  };
  return [
    [consentPath(consent), consents.toStored(consent)],
    [consentTextPath(textHash), consentTexts.toStored({ form, version, language, ...text })],
  ];
}
