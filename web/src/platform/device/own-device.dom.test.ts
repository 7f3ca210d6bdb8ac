import { beforeEach, expect, it } from 'vitest';
import { clearLocalRecords } from './local-record';
import { forgetLogin, hasLoggedInHere, noteLogin, rememberOwnDevice } from './own-device';

beforeEach(() => localStorage.clear());

it('a login is noted on an own device only, and outlives logging out there', async () => {
  noteLogin();
  expect(hasLoggedInHere()).toBe(false);
  rememberOwnDevice(true);
  expect(hasLoggedInHere()).toBe(true);
  await clearLocalRecords();
  expect(hasLoggedInHere()).toBe(true);
});

it('a login is forgotten with the account, or when the device is not the person’s own any more', () => {
  rememberOwnDevice(true);
  rememberOwnDevice(false);
  expect(hasLoggedInHere()).toBe(false);
  rememberOwnDevice(true);
  forgetLogin();
  expect(hasLoggedInHere()).toBe(false);
});
