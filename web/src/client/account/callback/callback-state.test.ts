import { expect, it } from 'vitest';
import { callbackTask } from './callback-state';

it.each([
  ['', { kind: 'sign-in' }],
  ['redirect=/booking', { kind: 'sign-in' }],
  ['mode=verifyEmail&oobCode=abc', { kind: 'verify-email', code: 'abc' }],
  ['mode=resetPassword&oobCode=abc', { kind: 'reset-password', code: 'abc' }],
  ['mode=verifyEmail', { kind: 'unknown' }],
  ['mode=recoverEmail&oobCode=abc', { kind: 'recover-email', code: 'abc' }],
  ['mode=revertSecondFactorAddition&oobCode=abc', { kind: 'remove-factor', code: 'abc' }],
  ['mode=toString&oobCode=abc', { kind: 'unknown' }],
])('%j asks for %j', (query, task) => {
  expect(callbackTask(new URLSearchParams(query))).toEqual(task);
});
