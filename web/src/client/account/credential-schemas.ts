/** What the account forms are checked by (specification section 5, "Auth forms"); fetched with the first form. */
import * as field from '@tulia/domain/calls/fields';
import * as yup from 'yup';
import { unmetNeeds } from './password-needs';

export type AuthMode = 'login' | 'signup' | 'reset';

/** The fields of every mode; those that a mode does not ask for stay empty. */
export interface Credentials {
  fullName: string;
  email: string;
  password: string;
}

const typed = () => yup.string().required('password-required');
const unasked = yup.string().defined();

/** A password to be set, that holds nothing which others know of the person. */
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

/** The password of the account, or none where it is not asked for. */
export const confirmSchema = yup.object({ password: typed() });
export const unaskedSchema = yup.object({ password: unasked });

export const newPasswordSchema = yup.object({
  email: yup.string().defined(),
  password: newPassword(),
});

/** @param given the password that was chosen with the account; null where the person proves themselves at Google */
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
