import type { Language } from '../../../platform/language/catalogue';
import { call } from '../../../platform/live/call';
import { mailPasswordReset } from '../../../platform/live/call-names';

/**
 * Asks for the email with a link to a new password. Answers alike for a known and an unknown address (threats row
 * 33).
 * @param target path of the page that the link leads on to
 * @throws Refusal
 */
export async function requestReset(
  email: string,
  language: Language,
  target: string,
): Promise<void> {
  await call(mailPasswordReset, { email: email.trim(), language, target });
}
