/** A link is made when its email is sent, and is not stored (decision 075). */
import { defineCall } from '../call';
import * as field from '../fields';

const shared = {
  language: field.language(),
  /** the page after the link, without language prefix; `functions/src/mail/email-target.ts` allows only some */
  target: field
    .line(1000)
    .required()
    .matches(/^\/(?![/\\])/, 'path-invalid'),
};

/** Emails a link that confirms the caller's address; `isOnItsWay` is false when it is confirmed already. */
export const mailVerification = defineCall<{ isOnItsWay: boolean }>()('client', {
  name: 'mailVerification',
  may: 'signed-in',
  input: shared,
});

/** Emails a link to set a password. The answer does not show whether the address has an account (threats row 33). */
export const mailPasswordReset = defineCall<object>()('client', {
  name: 'mailPasswordReset',
  may: 'anybody',
  input: { email: field.email(), ...shared },
});
