/** The texts that clients agree to, by form, for screens and for records of consents. */
import type { ConsentForm } from '../../records/consent';
import { adolescentConsent } from './adolescent';
import { adultConsent } from './adult';
import type { PolicyCatalogue, PolicyText } from './policy-text';
import { privacyPolicy } from './privacy-policy';
import { textsConsent } from './texts-consent';

export const CONSENT_TEXTS: Record<ConsentForm, PolicyCatalogue> = {
  adult: adultConsent,
  adolescent: adolescentConsent,
  privacy: privacyPolicy,
  texts: textsConsent,
};

/** Canonical form of a text, for its hash. A missing list and an empty list give the same string. */
export function policyFingerprintSource({ title, intro, sections }: PolicyText): string {
  return JSON.stringify([
    title,
    intro,
    sections.map(({ heading, paragraphs = [], points = [] }) => [heading, paragraphs, points]),
  ]);
}
