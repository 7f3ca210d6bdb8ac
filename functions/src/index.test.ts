import { SCHEDULES } from '@tulia/domain/practice/jobs';
import { createRequire } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';

const cache = createRequire(import.meta.url).cache;

/** Modules that some functions need for their work, and that a cold start must not wait for. */
const HEAVY =
  /@google-cloud[\\/]firestore|google-gax|[\\/](yup|nodemailer|ical-generator|@googleapis)[\\/]/;

const loaded = () => Object.keys(cache).filter((file) => HEAVY.test(file));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('index.ts loads no heavy module before a call comes in', async () => {
  vi.stubEnv('FUNCTION_TARGET', 'client');
  const functions = await import('./index');
  expect(functions.client).toBeTypeOf('function');
  expect(loaded()).toEqual([]);
  expect(functions.deliverMail).toBeUndefined();
});

it('createBooking refuses an empty request, with its modules loaded', async () => {
  const { client } = await import('./index');
  const request: unknown = { data: {}, rawRequest: { headers: {}, path: '/createBooking' } };
  await expect(client.run(request as Parameters<typeof client.run>[0])).rejects.toMatchObject({
    code: 'invalid-argument',
  });
  expect(loaded()).not.toEqual([]);
});

it('each call is exported under the name of its contract', async () => {
  const { CONTRACTS } = await import('@tulia/domain/testing/contracts');
  const endpoints: Record<string, Record<string, { name: string }>> = {
    client: await import('./calls/client'),
    desk: await import('./calls/desk'),
    money: await import('./calls/money'),
    office: await import('./calls/office'),
    reports: await import('./calls/reports'),
    upkeep: await import('./calls/upkeep'),
  };
  const addresses = Object.entries(endpoints).flatMap(([endpoint, calls]) =>
    Object.entries(calls).map(([name, call]) => {
      expect(call.name).toBe(name);
      return `${endpoint}/${name}`;
    }),
  );
  expect(addresses.sort()).toEqual(CONTRACTS.map(({ address }) => address).sort());
});

it('an instance of a trigger exports that trigger alone', async () => {
  vi.stubEnv('FUNCTION_TARGET', 'deliverMail');
  const functions = await import('./index');
  expect(functions.deliverMail).toBeTypeOf('function');
  expect(functions.deliverPush).toBeUndefined();
});

/** What the platform is told of a function. */
interface Described {
  region: string[];
  serviceAccountEmail?: { toCEL: () => string };
  httpsTrigger?: { invoker?: string[] };
  maxInstances: number;
  concurrency?: number;
  availableMemoryMb?: number;
  cpu?: number;
  timeoutSeconds?: number;
  secretEnvironmentVariables?: { key: string }[];
}

async function described(): Promise<Record<string, Described>> {
  const functions = await import('./index');
  return Object.fromEntries(
    Object.entries(functions).map(([name, each]) => [
      name,
      (each as unknown as { __endpoint: Described }).__endpoint,
    ]),
  );
}

it('all instances at once fit the twenty processors that a new project has in a region', async () => {
  const all = Object.values(await described());
  expect(all).toHaveLength(21);
  const processors = all.map(({ maxInstances, cpu = 1 }) => maxInstances * cpu);
  expect(processors.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(20);
});

it('every function runs as the account of its own, which the CLI names in full', async () => {
  for (const [name, { serviceAccountEmail }] of Object.entries(await described()))
    expect(serviceAccountEmail?.toCEL(), name).toBe(
      'tulia-functions@{{ params.PROJECT_ID }}.iam.gserviceaccount.com',
    );
});

it('a job lies beside the database, is called by nobody else, and runs once at a time', async () => {
  const all = await described();
  for (const [name, { timeoutSeconds }] of Object.entries(SCHEDULES))
    expect(all[name], name).toMatchObject({
      region: ['africa-south1'],
      httpsTrigger: { invoker: ['private'] },
      maxInstances: 1,
      concurrency: 1,
      availableMemoryMb: 512,
      timeoutSeconds,
    });
});

it('a secret is given only to the endpoints that use it', async () => {
  const all = await described();
  const secretsOf = (name: string) =>
    (all[name]?.secretEnvironmentVariables ?? []).map(({ key }) => key.split('_')[0]);
  for (const name of Object.keys(all)) {
    const keys = (all[name]?.secretEnvironmentVariables ?? []).map(({ key }) => key);
    expect(keys, name).toEqual([...new Set(keys)]);
  }
  const known = {
    reports: [],
    client: ['CREDENTIALS', 'GOOGLE'],
    desk: ['CREDENTIALS', 'GOOGLE'],
    money: ['CREDENTIALS', 'DARAJA'],
    office: ['CREDENTIALS', 'GOOGLE', 'DARAJA'],
    upkeep: ['CREDENTIALS', 'SMTP', 'GOOGLE', 'DARAJA'],
  };
  for (const [name, secrets] of Object.entries(known))
    expect([...new Set(secretsOf(name))], name).toEqual(secrets);
  expect(all['client']?.timeoutSeconds).toBe(60);
  expect(all['upkeep']?.timeoutSeconds).toBe(300);
});
