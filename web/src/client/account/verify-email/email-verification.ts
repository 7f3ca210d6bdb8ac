import type { Language } from '../../../platform/language/catalogue';
import { call } from '../../../platform/live/call';
import { mailVerification } from '../../../platform/live/call-names';

/**
 * Asks for the email that confirms the address of the person signed in. False where no email is needed any more.
 * @param target path of the page that the link leads on to
 * @throws Refusal
 */
export async function sendVerification(language: Language, target: string): Promise<boolean> {
  return (await call(mailVerification, { language, target })).isOnItsWay;
}
