/**
 * The emails on which an account depends: their links confirm an address and set a password. A link is made when its
 * email is sent, and is stored nowhere (decision 075).
 */
import { defineCall } from '../call';
import * as field from '../fields';

const shared = {
  language: field.language(),
  /**
   * the page that the link leads on to in the end: a path of the site, without language prefix. One to which no email
   * may lead is left out (`functions/src/mail/email-target.ts`).
   */
  target: field
    .line(1000)
    .required()
    .matches(/^\/(?![/\\])/, 'path-invalid'),
};

/** Mails the caller a link that confirms the own address; says whether one is on its way, or the address confirmed. */
export const mailVerification = defineCall<{ isOnItsWay: boolean }>()('client', {
  name: 'mailVerification',
  may: 'signed-in',
  input: shared,
});

/**
 * Mails a link to a new password, where the address has an account. Answers alike where it has none (threats row 33).
 */
export const mailPasswordReset = defineCall<object>()('client', {
  name: 'mailPasswordReset',
  may: 'anybody',
  input: { email: field.email(), ...shared },
});
