import type { Instant } from '../../time/instant';
import * as yup from 'yup';
import { defineCall } from '../call';
import * as field from '../fields';

/** Minutes for which a code is valid, and wrong codes that it outlives. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

export interface OwnTexts {
  /** whether the practice can send texts */
  isOffered: boolean;
  /** the proved number, as `kenyanMobile` returns it; null without one */
  number: string | null;
  /** when the client stopped the texts; null while the consent stands, or without one */
  stoppedAt: Instant | null;
}

/** Where the caller agreed to be texted. */
export const showOwnTexts = defineCall<OwnTexts>()('client', {
  name: 'showOwnTexts',
  may: 'signed-in',
  input: {},
});

/** Sends a code of six digits to the number; the newest code counts. */
export const sendTextCode = defineCall<object>()('client', {
  name: 'sendTextCode',
  may: 'signed-in',
  refusals: ['email-unverified', 'text-not-sent'],
  input: { number: field.mobile(), language: field.language() },
});

/** The code proves the number, and the caller agrees to texts there. */
export const agreeToTexts = defineCall<OwnTexts>()('client', {
  name: 'agreeToTexts',
  may: 'signed-in',
  refusals: ['email-unverified', 'text-code-wrong', 'consent-outdated'],
  input: {
    code: yup
      .string()
      .required('text-required')
      .matches(/^\d{6}$/, 'code-invalid'),
    language: field.language(),
    /** of the text that the caller read */
    consentVersion: field.filledLine(20),
  },
});

/** Ends the consent; nothing is texted until the caller agrees anew. */
export const stopTexts = defineCall<OwnTexts>()('client', {
  name: 'stopTexts',
  may: 'signed-in',
  input: {},
});
