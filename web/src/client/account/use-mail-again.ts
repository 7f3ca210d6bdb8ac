import { useTexts } from '../../platform/language/use-texts';
import { authDialogTexts } from './texts/auth-dialog';
import type { SentMail } from './account-entry';
import { requestReset } from './reset/request-reset';
import { sendSignUpMailAgain } from './sign-up/sign-up';

/** Sends the email once more; null when the page was reloaded since the sign-up: the next sign-in then offers it. */
export function useMailAgain(sent: SentMail | null, target: string): (() => Promise<void>) | null {
  const { lang } = useTexts(authDialogTexts);
  if (sent === null) return null;
  if (sent.kind === 'signup') return sendSignUpMailAgain(sent.email);
  return () => requestReset(sent.email, lang, target);
}
