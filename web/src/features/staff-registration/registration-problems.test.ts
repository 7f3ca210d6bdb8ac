import { Refusal } from '@tulia/domain/refusal';
import { expect, test } from 'vitest';
import { adminRegistrationCopy } from '../../copy/staff/admin-registration';
import {
  EMPTY_REGISTRATION,
  fieldsOf,
  reasonText,
  registrationProblems,
} from './registration-problems';

const whole = {
  fullName: 'Wanjiku Mwangi',
  email: 'wanjiku@tulia.example',
  password: 'long-enough',
  role: 'receptionist' as const,
};

test('a whole form has no problem, an empty one has one per field', () => {
  expect(registrationProblems(whole)).toEqual({});
  expect(registrationProblems(EMPTY_REGISTRATION)).toEqual({
    fullName: 'full-name-required',
    email: 'email-required',
    password: 'password-required',
  });
});

test.each([
  [{ email: 'no address' }, { email: 'email-invalid' }],
  [{ password: 'short' }, { password: 'weak-password' }],
  [{ fullName: '   ' }, { fullName: 'full-name-required' }],
])('%o is refused', (change, problems) => {
  expect(registrationProblems({ ...whole, ...change })).toEqual(problems);
});

test('what the server refuses lands at its field, with a sentence in both languages', () => {
  expect(fieldsOf(new Refusal('email-in-use'))).toEqual({ email: 'email-in-use' });
  expect(fieldsOf(new Refusal('weak-password'))).toEqual({ password: 'weak-password' });
  expect(fieldsOf(new Refusal('forbidden'))).toEqual({});
  for (const lang of ['en', 'sw'] as const)
    for (const code of Object.keys(adminRegistrationCopy.en.problems))
      expect(reasonText(code, lang)).not.toBe(adminRegistrationCopy[lang].failed);
});
