/** What the parameters and secrets of a deployment make of the provider. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { darajaSettings } from './daraja/settings';
import { addressProblem, missingSettings, paymentProvider } from './provider';

const SET = {
  DARAJA_ROOT_URL: 'http://daraja.test/',
  DARAJA_SHORT_CODE: '174379',
  DARAJA_TILL: '',
  DARAJA_NOMINATED_NUMBER: '0712 345 678',
  PAYMENT_WEBHOOK_URL: 'https://tulia.test/paymentWebhook',
  DARAJA_CONSUMER_KEY: 'k',
  DARAJA_CONSUMER_SECRET: 's',
  DARAJA_PASSKEY: 'p',
  DARAJA_WEBHOOK_SECRET: 'a1b2c3',
};
beforeEach(() => {
  for (const [name, value] of Object.entries(SET)) vi.stubEnv(name, value);
});
afterEach(() => vi.unstubAllEnvs());

it('complete settings give a provider, with the nominated number in M-Pesa’s format', async () => {
  expect([await missingSettings(), await addressProblem()]).toEqual([[], null]);
  expect((await darajaSettings())?.nominatedNumber).toBe('254712345678');
});

it.each(['', 'none', '0201234567'])(
  'prompts work with “%s” for that number, and the check names what the list lacks',
  async (number) => {
    vi.stubEnv('DARAJA_NOMINATED_NUMBER', number);
    expect(await missingSettings()).toEqual(['DARAJA_NOMINATED_NUMBER']);
    expect(await paymentProvider()).not.toBeNull();
  },
);

it('there is no provider while a setting for STK pushes is missing', async () => {
  vi.stubEnv('DARAJA_PASSKEY', 'none');
  expect(await missingSettings()).toEqual(['DARAJA_PASSKEY']);
  expect([await paymentProvider(), await addressProblem()]).toEqual([null, null]);
});

it.each([
  ['DARAJA_WEBHOOK_SECRET', 'a1SqLb2'],
  ['PAYMENT_WEBHOOK_URL', 'https://africa-south1-tulia-mpesa.cloudfunctions.net/paymentWebhook'],
])('an address that M-Pesa does not call because of %s is named', async (name, value) => {
  vi.stubEnv(name, value);
  expect(await addressProblem()).toBe('address-refused');
});
