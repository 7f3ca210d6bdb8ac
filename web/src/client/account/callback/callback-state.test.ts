import { expect, it } from 'vitest';
import { callbackRedirect, callbackTask } from './callback-state';

it.each([
  ['', { kind: 'sign-in' }],
  ['redirect=/booking', { kind: 'sign-in' }],
  ['mode=verifyEmail&oobCode=abc', { kind: 'verify-email', code: 'abc' }],
  ['mode=resetPassword&oobCode=abc', { kind: 'reset-password', code: 'abc' }],
  ['mode=verifyEmail', { kind: 'unknown' }],
  ['mode=recoverEmail&oobCode=abc', { kind: 'unknown' }],
])('%j asks for %j', (query, task) => {
  expect(callbackTask(new URLSearchParams(query))).toEqual(task);
});

it.each([
  ['', null],
  ['redirect=/booking', '/booking'],
  [`continueUrl=${encodeURIComponent('https://a.example/login?redirect=%2Fprofile')}`, '/profile'],
  ['continueUrl=nonsense', null],
])('%j leads to %j', (query, redirect) => {
  expect(callbackRedirect(new URLSearchParams(query))).toBe(redirect);
});
