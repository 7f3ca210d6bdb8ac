import * as yup from 'yup';
import { defineCall } from '../call';

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

/** This device gets the caller's notifications, and of no other account. `wasKnown` is false for a new token. */
export const savePushToken = defineCall<{ wasKnown: boolean }>()('client', {
  name: 'savePushToken',
  may: 'signed-in',
  input: { token: token() },
});

/** Stops the notifications of a device. Needs no session, so that it works at sign-out. */
export const removePushToken = defineCall<object>()('client', {
  name: 'removePushToken',
  may: 'anybody',
  input: { token: token() },
});
