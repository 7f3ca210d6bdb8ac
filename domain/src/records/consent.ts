import type { Language } from '../person/language';
import type { PolicyText } from '../person/policy-text';
import type { Instant } from '../time/instant';
import { defineRecord } from './record';

export const CONSENT_FORMS = ['privacy', 'adult', 'adolescent'] as const;
export type ConsentForm = (typeof CONSENT_FORMS)[number];

/**
 * `consents/{uid}_{form}_{version}_{hash}`: a client agreed to this exact text. Written once, in the commit of the
 * booking. Guests have no account, so only their booking shows it.
 */
export interface Consent {
  uid: string;
  form: ConsentForm;
  version: string;
  language: Language;
  /** SHA-256 (hex) of the exact text, which is at `consentTexts/{textHash}` */
  textHash: string;
  at: Instant;
  guardianName: string | null;
  /** set when the account is deleted: kept as long as its sessions */
  retainUntil: Instant | null;
}

export const consents = defineRecord<Consent>('consents', ['at', 'retainUntil']);
export const consentPath = ({
  uid,
  form,
  version,
  textHash,
}: Pick<Consent, 'uid' | 'form' | 'version' | 'textHash'>) =>
  `consents/${uid}_${form}_${version}_${textHash.slice(0, 16)}`;

/** `consentTexts/{textHash}`: the exact text that a client agreed to; public, like the texts on the site. */
interface ConsentText extends PolicyText {
  form: ConsentForm;
  version: string;
  language: Language;
}

export const consentTexts = defineRecord<ConsentText>('consentTexts');
export const consentTextPath = (textHash: string) => `consentTexts/${textHash}`;
