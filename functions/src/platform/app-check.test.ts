import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitFor, siteProof } from './app-check';

const written: { path: string; data: Record<string, unknown> }[] = [];
let fails = false;
const set = (path: string) => (data: Record<string, unknown>) => {
  if (fails) return Promise.reject(new Error('out of order'));
  written.push({ path, data });
  return Promise.resolve();
};
vi.mock('./app', () => ({ db: () => ({ doc: (path: string) => ({ set: set(path) }) }) }));
const faults: unknown[] = [];
vi.mock('./log', () => ({
  describeError: () => ({}),
  logFault: (...about: unknown[]) => faults.push(about),
}));
vi.mock('firebase-admin/firestore', () => ({
  FieldValue: { increment: (by: number) => by },
}));

const NOON = Date.parse('2026-11-22T12:00:00+03:00');

beforeEach(() => {
  written.length = 0;
  fails = false;
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

type Asked = Parameters<typeof siteProof>[0];
const asked = (headers: Record<string, string>, app?: Asked['app']) =>
  ({ rawRequest: { headers }, ...(app === undefined ? {} : { app }) }) as unknown as Asked;

it('tells a call with a valid token from one without and one with another', () => {
  const app = { appId: 'x' } as unknown as NonNullable<Asked['app']>;
  expect(siteProof(asked({ 'x-firebase-appcheck': 't' }, app))).toBe('valid');
  expect(siteProof(asked({}))).toBe('missing');
  expect(siteProof(asked({ 'x-firebase-appcheck': 't' }))).toBe('invalid');
});

it('makes rate limits smaller without proof, and never nothing', () => {
  expect(limitFor(10, { proven: true })).toBe(10);
  expect(limitFor(10, { proven: false })).toBe(4);
  expect(limitFor(1, { proven: false })).toBe(1);
});

it('counts by day while it watches: the first call at once, the others together', async () => {
  vi.stubEnv('APP_CHECK', 'watch');
  const { countProof } = await import('./app-check');
  await countProof('valid', NOON);
  await countProof('missing', NOON + 1000);
  await countProof('invalid', NOON + 2000);
  expect(written).toHaveLength(1);
  await countProof('missing', NOON + 30_000);
  const path = 'stats/appCheck_2026-11-22';
  expect(written).toEqual([
    { path, data: { valid: 1, missing: 0, invalid: 0 } },
    { path, data: { valid: 0, missing: 2, invalid: 1 } },
  ]);
});

it('counts nothing in other modes, and a failed count stops no call', async () => {
  const { countProof } = await import('./app-check');
  for (const mode of ['on', 'off', 'yes', undefined]) {
    vi.stubEnv('APP_CHECK', mode);
    await countProof('valid', NOON);
  }
  expect(written).toEqual([]);
  vi.stubEnv('APP_CHECK', 'watch');
  fails = true;
  await countProof('missing', NOON);
  expect(faults).toHaveLength(1);
});
