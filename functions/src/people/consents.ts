/**
 * Records that a client agreed to a text. The fingerprint is computed here from the domain's wording and the current
 * settings, which the screen shows too; the client sends only the versions.
 */
import * as consent from '@tulia/domain/records/consent';
import type { Consent, ConsentForm } from '@tulia/domain/records/consent';
import { clientPath } from '@tulia/domain/records/client';
import type { AgeBand } from '@tulia/domain/person/age-band';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Language } from '@tulia/domain/person/language';
import type { Instant } from '@tulia/domain/time/instant';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { CONSENT_TEXTS, policyFingerprintSource } from '@tulia/domain/wording/consent/texts';
import { createHash } from 'node:crypto';
import { db } from '../platform/app';
import { recordsOf, recordOf } from '../platform/stored';
import { isAlreadyExists, type Writer } from '../platform/writer';

export interface Agreement {
  /** null for a guest, whose consent only the booking records */
  uid: string | null;
  ageBand: AgeBand;
  language: Language;
  guardianName: string | null;
  settings: PracticeSettings;
  now: Instant;
}

/** Texts that this process knows to be stored. */
const storedTexts = new Set<string>();

/** Stores the texts, and returns a record for each text that the client has not agreed to before. */
export async function newConsents(agreement: Agreement): Promise<Consent[]> {
  const { uid } = agreement;
  if (uid === null) return [];
  const wanted = await Promise.all(
    (['privacy', agreement.ageBand] as const).map((form) => consentTo(form, uid, agreement)),
  );
  const known = await db().getAll(...wanted.map((each) => db().doc(consent.consentPath(each))));
  // One that was withdrawn by phone or on paper counts anew.
  return wanted.filter((_, index) => {
    const before = known[index] && recordOf(consent.consents, known[index]);
    return before == null || before.withdrawnAt !== null;
  });
}

async function consentTo(form: ConsentForm, uid: string, agreement: Agreement): Promise<Consent> {
  const { language, settings, now } = agreement;
  const { version, textHash } = await keptText(form, language, settings);
  const guardianName = form === 'adolescent' ? agreement.guardianName : null;
  const own = { uid, form, version, language, textHash, at: now, guardianName, retainUntil: null };
  return { ...consent.ON_SCREEN, ...own };
}

/** Stores the current text. @returns its version and fingerprint */
export async function keptText(
  form: ConsentForm,
  language: Language,
  settings: PracticeSettings,
): Promise<{ version: string; textHash: string }> {
  const text = CONSENT_TEXTS[form][language](settings);
  const version = CONSENT_VERSIONS[form];
  const textHash = createHash('sha256').update(policyFingerprintSource(text)).digest('hex');
  if (!storedTexts.has(textHash)) {
    await db()
      .doc(consent.consentTextPath(textHash))
      .create(consent.consentTexts.toStored({ form, version, language, ...text }))
      .catch((error: unknown) => {
        if (!isAlreadyExists(error)) throw error;
      });
    storedTexts.add(textHash);
  }
  return { version, textHash };
}

/** `set`, because two simultaneous requests record the same consent. */
export function writeConsents(writer: Writer, records: readonly Consent[]): void {
  for (const record of records) {
    writer.set(db().doc(consent.consentPath(record)), consent.consents.toStored(record));
  }
}

/** What staff recorded about a client. */
export async function recordedConsents(clientId: string): Promise<Consent[]> {
  const all = db().collection(consent.consents.collection);
  return recordsOf(consent.consents, await all.where('clientId', '==', clientId).get());
}

/** Records follow the person to the client of their account, once the former client has no booking left. */
export async function passOnConsents(from: string, to: string): Promise<void> {
  const all = db().collection(consent.consents.collection);
  const [former, found] = await Promise.all([
    db().doc(clientPath(from)).get(),
    all.where('clientId', '==', from).get(),
  ]);
  if (former.exists) return;
  const batch = db().batch();
  for (const { ref } of found.docs)
    batch.update(ref, consent.consents.toStoredPart({ clientId: to }));
  await batch.commit();
}
