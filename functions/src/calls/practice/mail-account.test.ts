/** How the owner's mail account is tried and kept, and which servers are never knocked at. */
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { MINUTE } from '@tulia/domain/time/instant';
import { lookup } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isPublicAddress,
  mailAccount,
  mailSender,
  ownAccount,
  placeOf,
} from '../../mail/mail-account';
import type { SignedInCaller } from '../../platform/caller';
import { forgetCredentials } from '../../platform/credentials';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { trail } from '../../platform/testing/trail';
import { saveMailAccount, showServices } from '../office';

vi.mock('../../platform/app');
vi.mock('../../payments/provider', () => ({ paymentProvider: () => Promise.resolve(null) }));
vi.mock('node:dns/promises');

const now = Date.UTC(2026, 10, 23, 9);
const clock = { now: () => now };
const owner = { ...aMember('super_admin'), authTime: now - MINUTE };
const PASSWORD = 'its-password';
let server: SMTPServer;
let port = '';
/** what the server refuses */
let refuses: 'login' | 'from' | 'data' | null = null;
let received: string[] = [];
let logins: string[] = [];

const no = () => Object.assign(new Error('no'), { responseCode: 550 });
beforeEach(async () => {
  [refuses, received, logins] = [null, [], []];
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username = '', password = '' }, _session, answer) => {
      logins.push(`${username} ${password}`);
      if (refuses === 'login') answer(Object.assign(new Error('no'), { responseCode: 535 }));
      else answer(null, { user: username });
    },
    onMailFrom: (_from, _session, answer) => answer(refuses === 'from' ? no() : null),
    onData: (stream, _session, answer) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.push(text);
        answer(refuses === 'data' ? no() : null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = String((server.server.address() as AddressInfo).port);
  vi.stubEnv('CREDENTIALS_KEY', Buffer.alloc(32, 7).toString('base64'));
  vi.stubEnv('SMTP_HOST', '127.0.0.1');
  vi.stubEnv('SMTP_PORT', '1');
  vi.stubEnv('SMTP_USER', 'of-the-deployment');
  vi.stubEnv('SMTP_PASSWORD', 'x');
  vi.stubEnv('GOOGLE_OAUTH_CLIENT_ID', 'none');
  vi.stubEnv('GOOGLE_OAUTH_REFRESH_TOKEN', 'none');
  vi.stubEnv('MAIL_FROM', 'Tulia <hello@tulia.example>');
  await forgetCredentials('mail', () => undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise<void>((resolve) => server.close(resolve));
});

const typed = () => ({
  host: '127.0.0.1',
  port,
  user: 'post',
  password: PASSWORD,
  senderName: 'Njeri: Practice',
  senderAddress: 'post@practice.example',
  language: 'en' as const,
});
type Typed = ReturnType<typeof typed>;
const save = (change: Partial<Typed> = {}, caller: SignedInCaller = owner) =>
  saveMailAccount.handler({ ...typed(), ...change }, { caller, clock });
const failsWith = (reason: string) => ({ code: 'connection-failed', details: { reason } });
const refusedField = (field: string, reason: string) => ({
  code: 'invalid-input',
  details: { fields: { [field]: reason } },
});

it('a test email leaves with the account to the owner herself, and the account is kept and used', async () => {
  expect(await mailSender()).toEqual({ name: 'Tulia', address: 'hello@tulia.example' });
  expect(await save()).toEqual({ sentTo: owner.email });
  const email = await PostalMime.parse(received[0] ?? '');
  expect(email.to).toEqual([{ name: '', address: owner.email }]);
  expect(email.from).toEqual({ name: 'Njeri: Practice', address: 'post@practice.example' });
  expect(email.subject).not.toContain(defaultPracticeSettings.name);
  expect(await mailAccount()).toMatchObject({ port: Number(port), login: { user: 'post' } });
  expect(await mailSender()).toEqual({ name: 'Njeri: Practice', address: 'post@practice.example' });
  const shown = (await showServices.handler({}, { caller: aMember('admin'), clock })).mail;
  const { host, user, senderName, senderAddress } = typed();
  const account = { host, port, user, senderName, senderAddress };
  expect(shown).toEqual({ since: now, account, problem: null });
  expect(trail()).toMatchObject([{ action: 'service-connected', subject: 'credentials/mail' }]);
  const all = [shown, trail(), memory.all('credentials')];
  expect(JSON.stringify(all)).not.toContain(PASSWORD);
});

it.each<[string, 'login' | 'from' | 'data', string]>([
  ['login', 'login', 'login-refused'],
  ['sender', 'from', 'sender-refused'],
  ['email', 'data', 'email-refused'],
])('an account whose %s is refused is not kept', async (_, what, reason) => {
  refuses = what;
  await expect(save()).rejects.toMatchObject(failsWith(reason));
  expect([await mailSender(), memory.all('credentials')]).toMatchObject([{ name: 'Tulia' }, {}]);
});

it('an account whose server is silent is not kept', async () => {
  await expect(save({ port: '1' })).rejects.toMatchObject(failsWith('mail-silent'));
});

it('the kept password is used again for the same server and user alone', async () => {
  await expect(save({ password: '' })).rejects.toMatchObject(
    refusedField('password', 'text-required'),
  );
  await save();
  await save({ password: '', senderName: 'Njeri' });
  expect(logins).toEqual([`post ${PASSWORD}`, `post ${PASSWORD}`]);
  for (const change of [{ host: 'localhost' }, { port: '2525' }, { user: 'other' }])
    await expect(save({ ...change, password: '' })).rejects.toMatchObject(
      refusedField('password', 'text-required'),
    );
  expect(logins).toHaveLength(2);
});

describe('in a deployment, only servers of the internet are connected', () => {
  beforeEach(() => vi.stubEnv('SMTP_HOST', 'smtp.deployment.example'));
  const resolves = (...addresses: string[]) =>
    vi.mocked(lookup).mockResolvedValue(addresses.map((address) => ({ address })) as never);

  it.each(['25', '80', '443', '8025'])('and not at port %s', async (other) => {
    await expect(save({ port: other })).rejects.toMatchObject(refusedField('port', 'port-invalid'));
  });

  it.each([
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['10.1.2.3'],
    ['::ffff:10.1.2.3'],
    ['fd00::1'],
    ['8.8.8.8', '192.168.1.1'],
  ])('and none that stands at %s', async (...addresses) => {
    resolves(...addresses);
    const host = 'smtp.evil.example';
    await expect(save({ host, port: '587' })).rejects.toMatchObject(failsWith('host-private'));
  });

  it('and each at the address that was checked', async () => {
    resolves('8.8.8.8', '8.8.4.4');
    const { host, user, senderName, senderAddress } = typed();
    const kept = { host, port: 465, user, password: PASSWORD, senderName, senderAddress };
    const account = ownAccount({ ...kept, host: 'smtp.practice.example' });
    expect(await placeOf(account)).toEqual({ host: '8.8.8.8' });
  });

  it('and a name without an address is said to be so', async () => {
    vi.mocked(lookup).mockRejectedValue(new Error('ENOTFOUND'));
    await expect(save({ host: 'smtp.gone.example', port: '465' })).rejects.toMatchObject(
      failsWith('host-unknown'),
    );
  });

  it.each<[string, boolean]>([
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['2a00:1450:4009:80b::200e', true],
    ['0.0.0.0', false],
    ['100.64.0.1', false],
    ['172.31.255.255', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['fe80::1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['2001:db8::1', false],
  ])('%s counts as one of them: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('who may', () => {
  const roles = (['receptionist', 'therapist', 'admin'] as const).map((role) => aMember(role));
  it.each([...roles, aClient()])('nobody but a super admin: $role', async (caller) => {
    await expect(save({}, { ...caller, authTime: now })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('no stranger, and nobody who signed in long ago', async () => {
    await expect(save({}, aGuest() as SignedInCaller)).rejects.toMatchObject({
      code: 'signed-out',
    });
    await expect(save({}, { ...owner, authTime: 0 })).rejects.toMatchObject({
      code: 'recent-login-required',
    });
    expect(logins).toEqual([]);
  });

  it('only so often in an hour, and not without a key', async () => {
    const other = { ...owner, uid: 'another-super-admin' };
    for (let turn = 0; turn < 20; turn += 1)
      await expect(save({ port: '1' }, other)).rejects.toMatchObject(failsWith('mail-silent'));
    await expect(save({}, other)).rejects.toMatchObject({ code: 'rate-limited' });
    vi.stubEnv('CREDENTIALS_KEY', 'none');
    await expect(save()).rejects.toMatchObject(failsWith('not-offered'));
    expect(logins).toEqual([]);
  });
});
