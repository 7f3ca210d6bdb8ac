/** How the practice's account for texts is tried, kept, shown and removed. */
import { credentialPath } from '@tulia/domain/records/watch/credential';
import { KEY_REFUSED_ANSWER, TEXT_ANSWERS } from '@tulia/domain/testing/text-provider';
import { MINUTE } from '@tulia/domain/time/instant';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textAccount } from '../../messages/account';
import type { SignedInCaller } from '../../platform/caller';
import { forgetCredentials } from '../../platform/credentials';
import { aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { QUIET } from '../../platform/testing/texts';
import { trail } from '../../platform/testing/trail';
import { disconnectTexts, saveTextAccount, sendTestText, showServices } from '../office';

vi.mock('../../platform/app');
vi.mock('../../platform/log');
vi.mock('../../payments/provider', () => ({ paymentProvider: () => Promise.resolve(null) }));

const now = Date.UTC(2026, 10, 23, 9);
const clock = { now: () => now };
const owner = { ...aMember('super_admin'), authTime: now - MINUTE };
const typed = { username: 'tulia', apiKey: 'own-key', senderId: '', ceiling: 2000, ...QUIET };
const save = (change: Partial<typeof typed> = {}, caller: SignedInCaller = owner) =>
  saveTextAccount.handler({ ...typed, ...change }, { caller, clock });
const test = (caller: SignedInCaller = owner) =>
  sendTestText.handler({ number: '0712 345 678', language: 'en' }, { caller, clock });
const failsWith = (reason: string) => ({ code: 'connection-failed', details: { reason } });
const shown = async (caller: SignedInCaller = owner) =>
  (await showServices.handler({}, { caller, clock })).texts;

/** the keys that came with requests, and what is sent with them */
let keys: string[] = [];
let sent: string[] = [];
let valid = '';
let balance = 'KES 120.5000';
let answer = TEXT_ANSWERS[1];
const provider = (address: URL, init: { body?: URLSearchParams; headers: { apiKey: string } }) => {
  keys.push(init.headers.apiKey);
  if (init.headers.apiKey !== valid)
    return Promise.resolve(new Response(KEY_REFUSED_ANSWER, { status: 401 }));
  if (address.pathname.includes('user'))
    return Promise.resolve(Response.json({ UserData: { balance } }));
  sent.push(String(init.body));
  return Promise.resolve(Response.json(answer?.body, { status: 201 }));
};

beforeEach(async () => {
  [keys, sent, valid, balance, answer] = [[], [], 'own-key', 'KES 120.5000', TEXT_ANSWERS[1]];
  vi.stubGlobal('fetch', provider);
  vi.stubEnv('CREDENTIALS_KEY', Buffer.alloc(32, 7).toString('base64'));
  vi.stubEnv('MESSAGES_ROOT_URL', 'https://texts.test/');
  vi.stubEnv('PAYMENT_WEBHOOK_URL', '');
  for (const name of ['GOOGLE_OAUTH_CLIENT_ID', 'GOOGLE_OAUTH_REFRESH_TOKEN'])
    vi.stubEnv(name, 'none');
  await forgetCredentials('texts', () => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('an account that the provider knows is kept, and nobody reads its key again', async () => {
  expect(await shown()).toMatchObject({ isConnected: false, addresses: null, balance: null });
  expect(await save()).toEqual({ balance: 'KES 120.5000' });
  const kept = await textAccount();
  expect(kept).toMatchObject(typed);
  expect(kept?.webhookSecret).toMatch(/^[0-9a-f]{32}$/);
  const base = 'https://africa-south1-demo.cloudfunctions.net/paymentWebhook/texts';
  const report = await shown();
  expect(report).toMatchObject({ isConnected: true, since: now, problem: null });
  expect(report.balance).toBe('KES 120.5000');
  expect(report.addresses).toEqual({
    report: `${base}/${kept?.webhookSecret ?? ''}/report`,
    stop: `${base}/${kept?.webhookSecret ?? ''}/stop`,
  });
  const ofAdmin = await shown(aMember('admin'));
  expect(ofAdmin).toEqual({ ...report, addresses: null });
  const all = JSON.stringify([report, ofAdmin, trail(), memory.all('credentials')]);
  expect(all).not.toContain('own-key');
  expect(trail().map(({ action }) => action)).toEqual(['service-connected']);
});

it.each<[string, () => unknown, string]>([
  ['refuses the key', () => (valid = 'another'), 'texts-refused'],
  ['is silent', () => vi.stubGlobal('fetch', () => Promise.reject(new Error())), 'no-answer'],
])('when the provider %s, what was connected before stays', async (_, spoil, reason) => {
  await save();
  spoil();
  await expect(save({ apiKey: 'new', ceiling: 9 })).rejects.toMatchObject(failsWith(reason));
  expect(await textAccount()).toMatchObject({ apiKey: 'own-key', ceiling: 2000 });
});

it('an empty balance is kept and said, an empty key stays for the same user alone', async () => {
  balance = 'KES 0.0000';
  await save();
  expect((await shown()).problem).toBe('balance-empty');
  const { webhookSecret } = (await textAccount()) ?? {};
  await save({ apiKey: '', ceiling: 10 });
  expect(await textAccount()).toMatchObject({ apiKey: 'own-key', ceiling: 10, webhookSecret });
  const fields = { apiKey: 'text-required' };
  keys = [];
  await expect(save({ apiKey: '', username: 'thief' })).rejects.toMatchObject({
    details: { fields },
  });
  expect(keys).toEqual([]);
});

describe('a test text', () => {
  it('goes to the typed number, and counts in the month', async () => {
    await save();
    await test();
    expect(sent).toEqual([expect.stringContaining('to=%2B254712345678&message=This+is+a+test')]);
    expect((await shown()).month).toEqual({ count: 1, cents: 80 });
  });

  it.each<[string, number | null, string]>([
    ['is refused for an empty balance', 405, 'balance-empty'],
    ['is refused for its sender', 402, 'sender-id-refused'],
    ['is refused for its number', 403, 'text-not-sent'],
    ['may have left', 501, 'text-unknown'],
    ['would exceed the ceiling', null, 'ceiling-reached'],
  ])('that %s says so', async (_, code, reason) => {
    await save(code === null ? { ceiling: 1 } : {});
    answer = TEXT_ANSWERS.find((each) => each.code === code);
    const caller = { ...owner, uid: `super-${code}` };
    await expect(test(caller)).rejects.toMatchObject(failsWith(reason));
    if (code === null) expect(sent).toEqual([]);
  });

  it('is not sent without an account, and only so often', async () => {
    await expect(test()).rejects.toMatchObject(failsWith('text-not-sent'));
    const caller = { ...owner, uid: 'often' };
    await save();
    for (let turn = 0; turn < 5; turn += 1) await test(caller);
    await expect(test(caller)).rejects.toMatchObject({ code: 'rate-limited' });
  });
});

it('a disconnected account is erased, and its problem with it', async () => {
  balance = 'KES 0.0000';
  await save();
  await disconnectTexts.handler({}, { caller: owner, clock });
  expect(memory.read(credentialPath('texts'))).toBeNull();
  expect(await shown()).toMatchObject({ isConnected: false, problem: null });
  expect(trail().at(-1)?.action).toBe('service-disconnected');
});

it('nobody but a super admin who has just signed in connects, ends or tries', async () => {
  const admin = { ...aMember('admin'), authTime: now };
  const old = { ...owner, authTime: 0 };
  const end = (caller: SignedInCaller) => disconnectTexts.handler({}, { caller, clock });
  for (const act of [() => save({}, admin), () => test(admin), () => end(admin)])
    await expect(act()).rejects.toMatchObject({ code: 'forbidden' });
  for (const act of [() => save({}, old), () => end(old)])
    await expect(act()).rejects.toMatchObject({ code: 'recent-login-required' });
  expect(keys).toEqual([]);
});
