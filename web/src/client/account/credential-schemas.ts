/** The rules of the account forms (specification section 5, "Auth forms"); loaded with the first form. */
import * as field from '@tulia/domain/calls/fields';
import * as yup from 'yup';
import { unmetNeeds } from './password-needs';

export type AuthMode = 'login' | 'signup' | 'reset';

/** The fields of all modes; a mode leaves the fields empty that it does not show. */
export interface Credentials {
  fullName: string;
  email: string;
  password: string;
}

const typed = () => yup.string().required('password-required');
const unasked = yup.string().defined();

/** A new password, without parts of the name or email that others know. */
export const newPassword = () =>
  typed().test('strong', 'weak-password', (value, { parent }) => {
    return unmetNeeds(value, parent as Partial<Credentials>).length === 0;
  });

export const CREDENTIAL_SCHEMAS: Record<AuthMode, yup.Schema<Credentials>> = {
  login: yup.object({ fullName: unasked, email: field.email(), password: typed() }),
  signup: yup.object({
    fullName: field.name('full-name-required'),
    email: field.email(),
    password: newPassword(),
  }),
  reset: yup.object({ fullName: unasked, email: field.email(), password: unasked }),
};

/** The password of the account, for a person who is signed out, and no password for one who is signed in. */
export const confirmSchema = yup.object({ password: typed() });
export const unaskedSchema = yup.object({ password: unasked });

export const newPasswordSchema = yup.object({
  email: yup.string().defined(),
  password: newPassword(),
});

/** `given` is the password that the admin chose; null for a person who signs in with Google. */
export const ownPasswordSchema = yup.object({
  email: yup.string().defined(),
  fullName: yup.string().defined(),
  given: yup
    .string()
    .nullable()
    .defined()
    .test('typed', 'password-required', (value) => value !== ''),
  password: newPassword().test(
    'own',
    'same-password',
    (value, { parent }) => value !== (parent as { given: string | null }).given,
  ),
});
