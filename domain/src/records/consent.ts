import type { Language } from '../person/language';
import type { PolicyText } from '../person/policy-text';
import type { Instant } from '../time/instant';
import { defineRecord } from './record';

/** What staff may record. */
export const CONSENT_FORMS = ['privacy', 'adult', 'adolescent'] as const;
/** `texts`: texts to a phone, which only its owner agrees to, by a code. */
export type ConsentForm = (typeof CONSENT_FORMS)[number] | 'texts';

export const CONSENT_WAYS = ['paper', 'phone'] as const;

/**
 * `consents/{uid}_{form}_{version}_{hash}`: a client agreed to this exact text. Written once, in the commit of the
 * booking. Guests have no account, so only their booking shows it. `consents/{clientId}_{requestId}`: staff recorded
 * what a client signed on paper or said on the phone; each record stays, also of a withdrawal.
 */
export interface Consent {
  /** empty where staff recorded it, so that no account is asked less */
  uid: string;
  /** empty where the client agreed on the screen */
  clientId: string;
  kind: 'given' | 'withdrawn';
  way: 'screen' | (typeof CONSENT_WAYS)[number];
  /** staff; null where the client agreed on the screen */
  recordedBy: { uid: string; name: string } | null;
  recordedAt: Instant | null;
  /** on the screen given, and withdrawn by a record of staff: it is asked for again */
  withdrawnAt: Instant | null;
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

export const ON_SCREEN = {
  clientId: '',
  kind: 'given',
  way: 'screen',
  recordedBy: null,
  recordedAt: null,
  withdrawnAt: null,
} as const satisfies Partial<Consent>;

export const consents = defineRecord<Consent>(
  'consents',
  ['at', 'retainUntil', 'recordedAt', 'withdrawnAt'],
  ON_SCREEN,
);
export const recordedConsentPath = (clientId: string, requestId: string) =>
  `consents/${clientId}_${requestId}`;
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
