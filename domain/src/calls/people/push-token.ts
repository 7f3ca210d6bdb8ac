/**
 * Notifications on a device: asking for them and giving them up (design section 8, "discretion": the texts are
 * neutral).
 */
import * as yup from 'yup';
import { defineCall } from '../call';

/** Devices of one person; the oldest gives way. */
export const MOST_PUSH_TOKENS = 10;

/** As Firebase Cloud Messaging makes them: URL-safe characters, colons, dots. */
const token = () =>
  yup
    .string()
    .required('token-required')
    .min(20, 'token-invalid')
    .max(4096, 'token-invalid')
    .matches(/^[\w:.%-]+$/, 'token-invalid');

/**
 * Sends the caller's notifications to this device from now on, and no other account's. `wasKnown` is false for a token
 * that is new here, or was forgotten because the push service knows it no more.
 */
export const savePushToken = defineCall<{ wasKnown: boolean }>()('client', {
  name: 'savePushToken',
  may: 'signed-in',
  input: { token: token() },
});

/**
 * No more notifications to this device. Every caller who knows the token may give it up, also after the session has
 * ended, so that it works at sign-out.
 */
export const removePushToken = defineCall<object>()('client', {
  name: 'removePushToken',
  may: 'anybody',
  input: { token: token() },
});
