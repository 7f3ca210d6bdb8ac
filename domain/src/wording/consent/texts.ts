/**
 * Every text that a client is asked to agree to, by form: the screen shows it and the record of a consent is made
 * of it.
 */
import type { ConsentForm } from '../../records/consent';
import { adolescentConsent } from './adolescent';
import { adultConsent } from './adult';
import type { PolicyCatalogue, PolicyText } from './policy-text';
import { privacyPolicy } from './privacy-policy';

export const CONSENT_TEXTS: Record<ConsentForm, PolicyCatalogue> = {
  adult: adultConsent,
  adolescent: adolescentConsent,
  privacy: privacyPolicy,
};

/**
 * One and the same string for one and the same text, for its fingerprint: sections without paragraphs or without points
 * are told apart from empty ones by neither.
 */
export function policyFingerprintSource({ title, intro, sections }: PolicyText): string {
  return JSON.stringify([
    title,
    intro,
    sections.map(({ heading, paragraphs = [], points = [] }) => [heading, paragraphs, points]),
  ]);
}
