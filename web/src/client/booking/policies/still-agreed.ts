/** The agreements of a client that still hold: same version, and the same text word for word. */
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { Consent, ConsentForm } from '@tulia/domain/records/consent';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { CONSENT_TEXTS, policyFingerprintSource } from '@tulia/domain/wording/consent/texts';

/** When the client agreed to each text that still holds, epoch milliseconds. */
export type StillAgreed = Partial<Record<ConsentForm, number>>;

async function fingerprint(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param given the consents of the client @param practice its numbers appear in the texts */
export async function stillAgreed(
  given: readonly Consent[],
  practice: PracticeSettings,
): Promise<StillAgreed> {
  const agreed: StillAgreed = {};
  for (const { form, version, language, textHash, at, withdrawnAt } of given) {
    if (withdrawnAt !== null) continue;
    if (version !== CONSENT_VERSIONS[form]) continue;
    const today = policyFingerprintSource(CONSENT_TEXTS[form][language](practice));
    if ((await fingerprint(today)) === textHash) agreed[form] = Math.max(at, agreed[form] ?? 0);
  }
  return agreed;
}
