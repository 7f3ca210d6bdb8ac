import { EMAIL_PATTERN } from '@tulia/domain/calls/fields';
import { unmetNeeds } from './password-needs';
import type { Credentials } from './use-credentials';

export type AuthMode = 'login' | 'signup' | 'reset';
export type FieldProblem = 'required' | 'email-invalid' | 'weak-password';
export type FieldProblems = Partial<Record<keyof Credentials, FieldProblem>>;

/** The fields of a mode, in the order of the form (specification section 5, "Auth forms"). */
export const FIELDS_OF: Record<AuthMode, readonly (keyof Credentials)[]> = {
  login: ['email', 'password'],
  signup: ['fullName', 'email', 'password'],
  reset: ['email'],
};

/** What is wrong with the form before anything is sent; empty when nothing is. */
export function formProblems(mode: AuthMode, values: Credentials): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of FIELDS_OF[mode]) {
    const value = field === 'password' ? values.password : values[field].trim();
    if (value === '') problems[field] = 'required';
    else if (field === 'email' && !EMAIL_PATTERN.test(value)) problems.email = 'email-invalid';
    else if (field === 'password' && mode === 'signup' && unmetNeeds(value, values).length > 0)
      problems.password = 'weak-password';
  }
  return problems;
}
