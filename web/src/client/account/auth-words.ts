import { useAuthTexts } from './texts/auth';
import { nameProblemTexts } from '../../shared/texts/name-problem';
import { useTexts } from '../../platform/language/use-texts';
import type { AuthProblem } from './auth-problem';

/** The sentence for a reason code of a schema or of a failed sign-in. */
export function useAuthWords(): (reason: string) => string {
  const { t } = useAuthTexts();
  const { t: nameProblem } = useTexts(nameProblemTexts);
  return (reason) => {
    switch (reason) {
      case 'email-required':
        return t.required.email;
      case 'password-required':
        return t.required.password;
      case 'full-name-required':
        return t.required.fullName;
      case 'email-invalid':
        return t.problems['invalid-email'];
      case 'wrong-given':
        return t.wrongGiven;
      case 'same-password':
        return t.samePassword;
      case 'name-invalid':
        return nameProblem.invalid;
      case 'too-long':
      case 'invalid-characters':
        return t.unusable;
      case 'not-checked':
        return t.problems.network;
      default:
        return reason in t.problems ? t.problems[reason as AuthProblem] : t.problems.unexpected;
    }
  };
}
