import { createRequire } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';

const cache = createRequire(import.meta.url).cache;

/** What a function needs at work, and a cold start of another one must not wait for. */
const HEAVY =
  /@google-cloud[\\/]firestore|google-gax|[\\/](yup|nodemailer|ical-generator|@googleapis)[\\/]/;

const loaded = () => Object.keys(cache).filter((file) => HEAVY.test(file));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('loads nothing of what the work needs before a function is called', async () => {
  vi.stubEnv('FUNCTION_TARGET', 'createBooking');
  const functions = await import('./index');
  expect(functions.createBooking).toBeTypeOf('function');
  expect(loaded()).toEqual([]);
  expect(functions.deliverMail).toBeUndefined();
});

it('refuses a call that is no booking, with its work loaded', async () => {
  const { createBooking } = await import('./index');
  const request: unknown = { data: {}, rawRequest: { headers: {} } };
  await expect(
    createBooking.run(request as Parameters<typeof createBooking.run>[0]),
  ).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(loaded()).not.toEqual([]);
});

it('gives a trigger its own instance', async () => {
  vi.stubEnv('FUNCTION_TARGET', 'deliverMail');
  const functions = await import('./index');
  expect(functions.deliverMail).toBeTypeOf('function');
  expect(functions.deliverPush).toBeUndefined();
});

it('describes every function to whoever deploys it', async () => {
  const functions = await import('./index');
  const described = Object.values(functions).map(
    (each) => typeof each === 'function' && '__endpoint' in each,
  );
  expect(described.length).toBeGreaterThan(30);
  expect(new Set(described)).toEqual(new Set([true]));
});
