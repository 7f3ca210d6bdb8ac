import { authTexts } from './texts/auth';
import { useTexts } from '../../platform/language/use-texts';

/** Reason codes of the schemas that share the sentence of another code. */
const SAME: Partial<Record<string, string>> = {
  'email-invalid': 'invalid-email',
  'invalid-characters': 'too-long',
  'not-checked': 'network',
};

/** The sentence for a reason code of a schema or of a failed sign-in. */
export function useAuthWords() {
  const { t } = useTexts(authTexts);
  const sentences: Partial<Record<string, string>> = t.problems;
  return (reason: string) => sentences[SAME[reason] ?? reason] ?? t.problems.unexpected;
}
