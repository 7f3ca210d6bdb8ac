import * as yup from 'yup';
import { defineCall } from '../call';
import * as field from '../fields';

/** Specification section 2, /admin/register. */
export const REGISTRABLE_ROLES = ['admin', 'therapist', 'receptionist'] as const;

export const registerStaff = defineCall<{ uid: string }>()('office', {
  name: 'registerStaff',
  may: 'register-staff',
  refusals: ['email-in-use', 'email-of-client', 'weak-password'],
  input: {
    fullName: field.name('full-name-required'),
    email: field.email(),
    password: yup
      .string()
      .required('password-required')
      .min(8, 'weak-password')
      .max(128, 'too-long'),
    role: yup.string().oneOf(REGISTRABLE_ROLES).required('role-required'),
  },
});

/** Changes a role, or ends or renews the access. */
export const updateStaff = defineCall<object>()('office', {
  name: 'updateStaff',
  may: 'change-roles',
  refusals: ['not-found', 'last-super-admin'],
  input: {
    uid: field.uid(),
    role: yup
      .string()
      .oneOf(['receptionist', 'therapist', 'admin', 'super_admin'] as const)
      .required(),
    active: yup.boolean().required(),
  },
});

/** After the new password at first sign-in. Until then, other calls refuse with password-change-required. */
export const confirmOwnPassword = defineCall<object>()('office', {
  name: 'confirmOwnPassword',
  may: 'signed-in',
  refusals: ['not-found'],
  input: {},
});
