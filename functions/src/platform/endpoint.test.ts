import { afterEach, expect, it, vi } from 'vitest';
import { endpoint } from './endpoint';

const asked: Record<string, unknown>[] = [];
vi.mock('firebase-functions/v2/https', () => ({
  onCall: (options: Record<string, unknown>) => asked.push(options),
  onRequest: () => undefined,
}));

afterEach(() => {
  vi.unstubAllEnvs();
  asked.length = 0;
});

it.each([
  ['on', true],
  ['watch', false],
  ['off', false],
  ['', false],
])('with App Check %s a token of the site is asked for: %s (threats row 32)', (mode, enforced) => {
  vi.stubEnv('APP_CHECK', mode);
  endpoint(() => Promise.reject(new Error('never called')));
  expect(asked).toMatchObject([{ enforceAppCheck: enforced }]);
});
