import * as yup from 'yup';
import { STAFF_NOTICES } from '../../booking/staff-notices';
import { defineCall } from '../call';
import { exactly, language, time } from '../fields';

/** Devices of one person; a new one replaces the oldest. */
export const MOST_PUSH_TOKENS = 10;

/** As Firebase Cloud Messaging makes them: URL-safe characters, colons, dots. */
const token = () =>
  yup
    .string()
    .required('token-required')
    .min(20, 'token-invalid')
    .max(4096, 'token-invalid')
    .matches(/^[\w:.%-]+$/, 'token-invalid');

/** What a staff member wants on this device; null for a client's. */
const staff = () =>
  exactly({
    kinds: yup
      .array(yup.string().oneOf(STAFF_NOTICES).required())
      .required()
      .max(STAFF_NOTICES.length),
    quietFrom: time(),
    quietUntil: time(),
    language: language(),
  })
    .nullable()
    .default(null);

/** This device gets the caller's notifications, and of no other account. `wasKnown` is false for a new token. */
export const savePushToken = defineCall<{ wasKnown: boolean }>()('client', {
  name: 'savePushToken',
  may: 'signed-in',
  input: { token: token(), staff: staff() },
});

/** Stops the notifications of a device. Needs no session, so that it works at sign-out. */
export const removePushToken = defineCall<object>()('client', {
  name: 'removePushToken',
  may: 'anybody',
  input: { token: token() },
});
