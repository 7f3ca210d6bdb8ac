import * as yup from 'yup';
import { defineCall } from '../call';
import * as field from '../fields';

/** Admin registration creates these (specification section 2, /admin/register). */
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

/** Changes a member's role or ends (or renews) their access. */
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

/**
 * A staff member calls this after setting a new password at first sign-in. Until then the server refuses their
 * other calls with password-change-required.
 */
export const confirmOwnPassword = defineCall<object>()('office', {
  name: 'confirmOwnPassword',
  may: 'signed-in',
  refusals: ['not-found'],
  input: {},
});
