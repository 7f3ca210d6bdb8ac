import { useAuthTexts } from './texts/auth';

/** Reason codes of the schemas that share the sentence of another code. */
const SAME: Partial<Record<string, string>> = {
  'email-invalid': 'invalid-email',
  'invalid-characters': 'too-long',
  'not-checked': 'network',
};

/** The sentence for a reason code of a schema or of a failed sign-in. */
export function useAuthWords() {
  const { t } = useAuthTexts();
  const sentences: Partial<Record<string, string>> = t.problems;
  return (reason: string) => sentences[SAME[reason] ?? reason] ?? t.problems.unexpected;
}
