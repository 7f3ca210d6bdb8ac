/** How the practice's credentials are encrypted, and when they do not open. */
import { credentialPath, sealedCredentials } from '@tulia/domain/records/watch/credential';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as credentials from './credentials';
import { logFault } from './log';
import { memory } from './testing/memory-database';

vi.mock('./app');
vi.mock('./log');

const TOKEN = '1//a-refresh-token-of-the-owner';
const NOW = Date.UTC(2026, 10, 23, 9);
let keys = 0;
const aKey = () => {
  keys += 1;
  vi.stubEnv('CREDENTIALS_KEY', Buffer.alloc(32, keys).toString('base64'));
};
const nothing = () => undefined;
const keep = (refreshToken: string | null = TOKEN) =>
  credentials.keepCredentials('google', { refreshToken }, NOW, nothing);
const read = () => credentials.readCredentials('google');
const path = credentialPath('google');
const stored = () => sealedCredentials.fromStored(memory.read(path) ?? {});

beforeEach(async () => {
  aKey();
  await credentials.forgetCredentials('google', nothing);
});
afterEach(() => vi.unstubAllEnvs());

it('what is kept is read again, and stands in the database as no text that anybody could use', async () => {
  expect(await read()).toBeNull();
  await keep();
  expect(await read()).toEqual({ refreshToken: TOKEN });
  expect((await credentials.readKept('google'))?.at).toBe(NOW);
  expect(Object.keys(memory.read(path) ?? {})).toEqual(['sealed', 'keptAt']);
  const { sealed } = stored();
  for (const text of [sealed, Buffer.from(sealed, 'base64').toString('latin1')])
    expect(text).not.toContain('refresh');
  await keep();
  expect(stored().sealed).not.toBe(sealed);
});

it('what is forgotten is gone at once', async () => {
  await keep();
  await read();
  await credentials.forgetCredentials('google', nothing);
  expect([await read(), memory.read(path)]).toEqual([null, null]);
});

it('within ten seconds the database is read once', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  await keep();
  await read();
  memory.put(path, { ...memory.read(path), sealed: 'changed' });
  expect(await read()).toEqual({ refreshToken: TOKEN });
  vi.setSystemTime(NOW + 10_001);
  expect(await read()).toBeNull();
  vi.useRealTimers();
});

const flipped = (sealed: string, at: number) => {
  const bytes = Buffer.from(sealed, 'base64');
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes.toString('base64');
};
it.each<[string, (sealed: string) => string]>([
  ['a changed nonce', (sealed) => flipped(sealed, 0)],
  ['a changed tag', (sealed) => flipped(sealed, 12)],
  ['a changed text', (sealed) => flipped(sealed, 28)],
  ['half of the text', (sealed) => sealed.slice(0, 44)],
  ['a short tag', (sealed) => sealed.slice(0, 24)],
  ['an empty text', () => ''],
  ['a record that was sealed under another name', () => credentials.seal('mail', '{}')],
  ['another key', (sealed) => (aKey(), sealed)],
])('%s does not open, and the log says so without its content', async (_, spoil) => {
  await keep();
  memory.put(path, { ...memory.read(path), sealed: spoil(stored().sealed) });
  expect(await read()).toBeNull();
  const said = { where: 'readKept', code: 'google' };
  expect(vi.mocked(logFault).mock.lastCall).toEqual(['credentials not opened', said]);
});

it.each(['', 'none', 'c2hvcnQ='])(
  'with the key "%s" nothing is kept and nothing read',
  async (key) => {
    await keep();
    vi.stubEnv('CREDENTIALS_KEY', key);
    expect([credentials.canKeepCredentials(), await read()]).toEqual([false, null]);
    await expect(keep()).rejects.toThrow('CREDENTIALS_KEY');
  },
);
