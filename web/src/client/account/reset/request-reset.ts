import type { Language } from '../../../platform/language/catalogue';
import { call } from '../../../platform/live/call';
import { mailPasswordReset } from '../../../platform/live/call-names';

/**
 * Requests the email with a link to a new password. The answer is the same for known and unknown addresses (threats row
 * 33).
 * @param target path of the page that the link leads to @throws Refusal
 */
export async function requestReset(
  email: string,
  language: Language,
  target: string,
): Promise<void> {
  await call(mailPasswordReset, { email: email.trim(), language, target });
}
