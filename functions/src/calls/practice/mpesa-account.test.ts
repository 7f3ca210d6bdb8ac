/** How the practice's account with Daraja is tried and kept, and what stands afterwards. */
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { MINUTE } from '@tulia/domain/time/instant';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { darajaSettings, unsetDarajaSettings } from '../../payments/daraja/settings';
import { paymentProvider } from '../../payments/provider';
import type { SignedInCaller } from '../../platform/caller';
import { forgetCredentials } from '../../platform/credentials';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { trail } from '../../platform/testing/trail';
import { saveMpesa, showServices } from '../office';

vi.mock('../../platform/app');

const now = Date.UTC(2026, 10, 23, 9);
const clock = { now: () => now };
const owner = { ...aMember('super_admin'), authTime: now - MINUTE };
const typed = {
  shortCode: '600000',
  till: '',
  nominatedNumber: '0712 345 678',
  key: 'own-key',
  secret: 'own-secret',
  passkey: 'own-passkey',
};
const save = (change: Partial<typeof typed> = {}, caller: SignedInCaller = owner) =>
  saveMpesa.handler({ ...typed, ...change }, { caller, clock });
const failsWith = (reason: string) => ({ code: 'connection-failed', details: { reason } });

/** the requests to Daraja, as path and body */
let asked: [string, string][] = [];
/** what Daraja takes as `key:secret` */
let valid = '';
let registers = true;
const daraja = (address: URL, init: { body?: string; headers: Record<string, string> }) => {
  asked.push([address.pathname, init.body ?? '']);
  if (address.pathname.includes('/oauth/')) {
    const given = Buffer.from((init.headers['authorization'] ?? '').slice(6), 'base64').toString();
    if (given !== valid) return Promise.resolve(new Response('', { status: 400 }));
    return Promise.resolve(Response.json({ access_token: 't', expires_in: '3599' }));
  }
  const ResponseCode = address.pathname.includes('pull') ? '1000' : '0';
  return Promise.resolve(Response.json(registers ? { ResponseCode } : { errorCode: '500' }));
};

beforeEach(async () => {
  [asked, valid, registers] = [[], 'own-key:own-secret', true];
  vi.stubGlobal('fetch', daraja);
  vi.stubEnv('CREDENTIALS_KEY', Buffer.alloc(32, 7).toString('base64'));
  for (const name of ['SHORT_CODE', 'TILL', 'NOMINATED_NUMBER']) vi.stubEnv(`DARAJA_${name}`, '');
  for (const name of ['CONSUMER_KEY', 'CONSUMER_SECRET', 'PASSKEY', 'WEBHOOK_SECRET'])
    vi.stubEnv(`DARAJA_${name}`, 'none');
  vi.stubEnv('DARAJA_ROOT_URL', 'https://daraja.test/');
  vi.stubEnv('PAYMENT_WEBHOOK_URL', '');
  vi.stubEnv('GOOGLE_OAUTH_CLIENT_ID', 'none');
  vi.stubEnv('GOOGLE_OAUTH_REFRESH_TOKEN', 'none');
  await forgetCredentials('mpesa', () => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('keys that Daraja takes are kept, the address is registered, and nobody reads the keys again', async () => {
  expect(await paymentProvider()).toBeNull();
  expect(await save()).toEqual({ problems: [] });
  const settings = await darajaSettings();
  const address = 'https://africa-south1-demo.cloudfunctions.net/paymentWebhook';
  expect(settings).toMatchObject({ ...typed, till: null, nominatedNumber: '254712345678' });
  expect(settings?.webhook).toMatch(new RegExp(`^${address}/[0-9a-f]{32}$`));
  const [, c2b = ''] = asked.find(([path]) => path.includes('c2b')) ?? [];
  expect(c2b).toContain(`${settings?.webhook ?? ''}/confirmed`);
  expect(await unsetDarajaSettings()).toEqual([]);
  const stands = connections.fromStored(memory.read(connectionPath('mpesa')) ?? {});
  expect(stands).toMatchObject({ problem: null, registeredAt: now, listsAt: now });
  const { mpesa } = await showServices.handler({}, { caller: aMember('admin'), clock });
  const { shortCode, till, nominatedNumber } = typed;
  const account = { shortCode, till, nominatedNumber };
  expect(mpesa).toEqual({ isConnected: true, since: now, account, problem: null });
  expect(trail().map(({ action }) => action)).toEqual(['service-connected', 'notices-registered']);
  const all = JSON.stringify([mpesa, trail(), memory.all('credentials'), memory.all('stats')]);
  for (const secret of ['own-key', 'own-secret', 'own-passkey', settings?.webhookSecret ?? 'none'])
    expect(all).not.toContain(secret);
});

it.each<[string, () => unknown, string]>([
  ['refuses the keys', () => (valid = 'others'), 'keys-refused'],
  ['refuses a wrong secret of a key that it knows', () => (valid = 'own-key:else'), 'keys-refused'],
  ['is silent', () => vi.stubGlobal('fetch', () => Promise.reject(new Error())), 'no-answer'],
])('when Daraja %s, what was connected before stays', async (_, spoil, reason) => {
  await save();
  spoil();
  const secret = reason === 'no-answer' ? 'new-secret' : 'another-secret';
  await expect(save({ secret, shortCode: '600001' })).rejects.toMatchObject(failsWith(reason));
  expect(await darajaSettings()).toMatchObject({ shortCode: '600000', secret: 'own-secret' });
  const stands = connections.fromStored(memory.read(connectionPath('mpesa')) ?? {});
  expect(stands.problem).toBeNull();
});

it('what Daraja does not agree to is answered, and the keys are kept', async () => {
  registers = false;
  const { problems } = await save({ nominatedNumber: '' });
  expect(problems).toEqual(['not-registered', 'no-nominated-number']);
  expect(await paymentProvider()).not.toBeNull();
});

it('empty keys stay as they are, and so does the secret of the address', async () => {
  const fields = { key: 'text-required', passkey: 'text-required' };
  await expect(save({ key: '', passkey: ' ' })).rejects.toMatchObject({ details: { fields } });
  await save();
  const before = await darajaSettings();
  await save({ key: '', secret: '', passkey: '', till: '123456' });
  expect(await darajaSettings()).toEqual({ ...before, till: '123456' });
});

it('the secret of an address that the deployment has registered is kept', async () => {
  vi.stubEnv('DARAJA_WEBHOOK_SECRET', 'of-the-deployment');
  vi.stubEnv('PAYMENT_WEBHOOK_URL', 'https://tulia.test/hook');
  await save();
  expect((await darajaSettings())?.webhook).toBe('https://tulia.test/hook/of-the-deployment');
});

describe('who may', () => {
  const roles = (['receptionist', 'therapist', 'admin'] as const).map((role) => aMember(role));
  it.each([...roles, aClient()])('nobody but a super admin: $role', async (caller) => {
    await expect(save({}, { ...caller, authTime: now })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('no stranger, nobody who signed in long ago, and not without a key', async () => {
    await expect(save({}, aGuest() as SignedInCaller)).rejects.toMatchObject({
      code: 'signed-out',
    });
    await expect(save({}, { ...owner, authTime: 0 })).rejects.toMatchObject({
      code: 'recent-login-required',
    });
    vi.stubEnv('CREDENTIALS_KEY', 'none');
    await expect(save()).rejects.toMatchObject(failsWith('not-offered'));
    expect(asked).toEqual([]);
  });

  it('only so often in an hour', async () => {
    const other = { ...owner, uid: 'another-super-admin' };
    valid = 'others';
    for (let turn = 0; turn < 20; turn += 1)
      await expect(save({ secret: String(turn) }, other)).rejects.toMatchObject(
        failsWith('keys-refused'),
      );
    await expect(save({}, other)).rejects.toMatchObject({ code: 'rate-limited' });
  });
});
