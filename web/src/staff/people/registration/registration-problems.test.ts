import { registerStaff } from '@tulia/domain/calls/people/register-staff';
import { Refusal } from '@tulia/domain/refusal';
import { expect, test } from 'vitest';
import { adminRegistrationCopy } from './texts';
import { reasonsIn, schemaResolver } from '../../../platform/hooks/schema-resolver';
import {
  blamedFields,
  EMPTY_REGISTRATION,
  reasonText,
  type RegistrationInput,
} from './registration-problems';

/** The reason codes by field, as the call's contract gives them. */
async function problemsOf(values: RegistrationInput): Promise<Record<string, string>> {
  const how = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await schemaResolver(registerStaff.input)(values, undefined, how);
  return Object.fromEntries(reasonsIn(errors));
}

test('a complete form has no problem, an empty one has one per field', async () => {
  const name = { fullName: 'Wanjiku Mwangi', email: 'wanjiku@tulia.example' };
  const whole = { ...name, password: 'long-enough', role: 'receptionist' as const };
  expect(await problemsOf(whole)).toEqual({});
  expect(await problemsOf(EMPTY_REGISTRATION)).toEqual({
    fullName: 'full-name-required',
    email: 'email-required',
    password: 'password-required',
  });
});

test('a refusal of the server lands at its field, with a sentence in both languages', () => {
  for (const code of ['email-in-use', 'email-of-client'] as const)
    expect(blamedFields(new Refusal(code))).toEqual({ email: code });
  expect(blamedFields(new Refusal('weak-password'))).toEqual({ password: 'weak-password' });
  expect(blamedFields(new Refusal('forbidden'))).toBeNull();
  for (const lang of ['en', 'sw'] as const)
    for (const code of Object.keys(adminRegistrationCopy.en.problems))
      expect(reasonText(code, lang)).not.toBe(adminRegistrationCopy[lang].failed);
});
