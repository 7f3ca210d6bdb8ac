/** What the demo clients with accounts agreed to with their first booking, as the product would have recorded it. */
import type { Booking } from '@tulia/domain/booking/booking';
import {
  consentPath,
  consents,
  consentTextPath,
  consentTexts,
  type Consent,
  type ConsentForm,
} from '@tulia/domain/records/consent';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { CONSENT_TEXTS, policyFingerprintSource } from '@tulia/domain/wording/consent/texts';
import { createHash } from 'node:crypto';
import type { Document } from './booking-documents';
import { demoSettings } from './demo-contacts';

export function consentDocuments(bookings: readonly Booking[]): Document[] {
  const firstOf = new Map<string, Booking>();
  for (const booking of bookings) {
    const { clientUserId: uid } = booking;
    const known = uid === null ? undefined : firstOf.get(uid);
    if (uid !== null && (known === undefined || known.createdAt > booking.createdAt)) {
      firstOf.set(uid, booking);
    }
  }
  const documents = [...firstOf].flatMap(([uid, booking]) =>
    (['privacy', booking.ageBand] as const).flatMap((form) => agreement(uid, form, booking)),
  );
  // Two who read in one language agreed to one text.
  return [...new Map(documents).entries()];
}

function agreement(uid: string, form: ConsentForm, booking: Booking): Document[] {
  const { language, createdAt, guardian } = booking;
  const text = CONSENT_TEXTS[form][language](demoSettings);
  const textHash = createHash('sha256').update(policyFingerprintSource(text)).digest('hex');
  const version = CONSENT_VERSIONS[form];
  const consent: Consent = {
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
