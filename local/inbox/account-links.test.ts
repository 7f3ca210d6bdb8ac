import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve, type Served } from '../http/serve';
import { accountLinks } from './account-links';

const SITE = 'http://127.0.0.1:5000';
const action = 'http://127.0.0.1:9099/emulator/action';
const code = (email: string, requestType: string, query: string) => ({
  email,
  requestType,
  oobCode: 'a b',
  oobLink: `${action}?${query}`,
});
let emulator: Served;

beforeEach(async () => {
  const oobCodes = [
    code('amina@example.com', 'EMAIL_SIGNIN', 'mode=signIn'),
    code('brian@example.com', 'PASSWORD_RESET', 'mode=resetPassword&lang=sw'),
    code('Amina@example.com', 'VERIFY_EMAIL', `mode=verifyEmail&lang=en&continueUrl=${SITE}/login`),
  ];
  emulator = await serve(0, () => ({ status: 200, body: JSON.stringify({ oobCodes }) }));
});
afterEach(() => emulator.close());

const links = (email?: string) => accountLinks(`http://127.0.0.1:${emulator.port}`, SITE, email);

test('account links lead to the site’s own page, in the language of the mail', async () => {
  expect((await links()).map(({ link }) => link)).toEqual([
    `${SITE}/auth/callback?mode=verifyEmail&oobCode=a+b&continueUrl=${encodeURIComponent(`${SITE}/login`)}&lang=en`,
    `${SITE}/sw/auth/callback?mode=resetPassword&oobCode=a+b&lang=sw`,
    `${action}?mode=signIn`,
  ]);
});

test('the links of one address are listed, whether it is written in capitals or not', async () => {
  expect((await links('amina@example.com')).map(({ type }) => type)).toEqual([
    'VERIFY_EMAIL',
    'EMAIL_SIGNIN',
  ]);
});
