import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from './endpoint';

const asked: Record<string, unknown>[] = [];
vi.mock('firebase-functions/v2/https', async (original) => ({
  ...(await original<object>()),
  onCall: (options: Record<string, unknown>, answer: unknown) => {
    asked.push(options);
    return answer;
  },
}));

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['on', true],
  ['watch', false],
  ['off', false],
  ['', false],
])('with App Check %s a token of the site is asked for: %s (threats row 32)', (mode, enforced) => {
  vi.stubEnv('APP_CHECK', mode);
  endpoint({});
  expect(asked).toMatchObject([{ enforceAppCheck: enforced }]);
});

describe('an endpoint of two calls', () => {
  const loaded: string[] = [];
  const call = (name: string) => () => {
    loaded.push(name);
    const work = { name, answer: () => Promise.resolve(`${name} answers`) };
    return Promise.resolve({ [name]: work });
  };
  const answer = endpoint({ one: call('one'), two: call('two') }) as unknown as (
    request: object,
  ) => Promise<unknown>;
  const askedAt = (path: string) => answer({ rawRequest: { path } });

  it('loads and answers the one that is asked for', async () => {
    expect(await askedAt('/two')).toBe('two answers');
    expect(loaded).toEqual(['two']);
  });

  it.each(['', '/', '/three', '/one/two', '/constructor', '/__proto__'])(
    'has no call at %j',
    async (path) => {
      await expect(askedAt(path)).rejects.toMatchObject({ code: 'not-found' });
    },
  );
});
