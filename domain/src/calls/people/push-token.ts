/** Notifications on a device: asking for them and giving them up (design section 8, "discretion": the texts are neutral). */
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

/** Sends notifications to this device from now on, to the caller and nobody else. Refusals: signed-out, quota-exceeded. */
export const savePushToken = defineCall<object>()({
  name: 'savePushToken',
  may: 'signed-in',
  input: { token: token() },
});

/**
 * No more notifications to this device. Who knows the token may give it up, also after the session has ended: that is how
 * signing out works. Refusals: quota-exceeded.
 */
export const removePushToken = defineCall<object>()({
  name: 'removePushToken',
  may: 'anybody',
  input: { token: token() },
});
