import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runDeployment, type Surroundings } from './run-deployment';
import { COMMIT, goodProject, PROJECT, type GoodProject } from './testing/good-project';
import { targetOf } from './target';

let good: GoodProject;
beforeEach(async () => {
  good = await goodProject();
});
afterEach(() => {
  good.close();
});

const deploy = (changes: Partial<Surroundings> = {}) => runDeployment(good.surroundings(changes));
/** The message with which the deployment stops. */
const refusal = (changes: Partial<Surroundings> = {}) =>
  deploy(changes).then(
    () => 'it was deployed',
    (error: unknown) => (error as Error).message,
  );
const deployed = () =>
  good.tools
    .asked()
    .filter((each) => each.startsWith('firebase deploy'))
    .map((each) => /--only (\S+)/.exec(each)?.[1]);
const ALL = ['firestore:indexes', 'functions', 'firestore:rules', 'hosting'];
const forbidden = { fails: 'ERROR: (gcloud) [403] PERMISSION_DENIED: no permission' };

it('deploys a project that lacks nothing: indexes, functions, rules, site', async () => {
  await deploy();
  expect(deployed()).toEqual(ALL);
  expect(good.tools.asked().at(-1)).toBe(
    `firebase deploy --only hosting --project ${PROJECT} --non-interactive --message ${COMMIT}`,
  );
  expect(good.lines.join('\n')).toContain('Yes: nothing is missing');
});

it('knows every parameter that the functions read', async () => {
  const more = { DATABASE_ID: 'restored', JOB_REGION: 'europe-west1', BOOKINGS_PER_PERSON: '5' };
  Object.assign(good.parameters, more);
  await deploy({ onlyLook: true });
});

it('only looks when it is told so', async () => {
  await deploy({ onlyLook: true });
  expect(deployed()).toEqual([]);
});

describe('before anything changes, it names', () => {
  afterEach(() => {
    expect(deployed()).toEqual([]);
  });

  it('everything at once', async () => {
    good.tools.answer('gcloud', 'billing projects describe *', { says: { billingEnabled: false } });
    good.tools.answer('gcloud', 'services list *', { says: [] });
    good.parameters['SMTP_HOST'] = '';
    const text = await refusal({ workTree: { commit: COMMIT, isClean: false } });
    expect(text).toContain('No: 4 missing. Nothing was changed.');
    for (const each of ['Blaze', 'gcloud services enable', 'SMTP_HOST', 'not committed'])
      expect(text).toContain(each);
  });

  it.each<[string, (project: GoodProject) => unknown, RegExp]>([
    [
      'an API that is off',
      ({ tools }) =>
        tools.answer('gcloud', 'firestore databases *', {
          fails: 'Cloud Firestore API has not been used in project 1 before or it is disabled',
        }),
      /Switch the API on/,
    ],
    [
      'a 403',
      ({ tools }) => tools.answer('gcloud', 'projects describe *', forbidden),
      /Ask an owner/,
    ],
    [
      'an exhausted quota',
      ({ tools }) =>
        tools.answer('gcloud', 'run regions list *', { fails: '429 RESOURCE_EXHAUSTED' }),
      /Wait a minute/,
    ],
    [
      'a lost connection',
      ({ tools }) =>
        tools.answer('gcloud', 'services list *', {
          fails: 'getaddrinfo ENOTFOUND googleapis.com',
        }),
      /connection/,
    ],
    [
      'a sign-in that ended',
      ({ tools }) =>
        tools.answer('firebase', 'firestore:indexes *', {
          fails: 'Failed to authenticate, have you run firebase login?',
        }),
      /npx firebase login/,
    ],
    ['a missing tool', ({ tools }) => tools.remove('gcloud'), /Install the Google Cloud CLI/],
    [
      'a project that is being deleted',
      ({ tools }) =>
        tools.answer('gcloud', 'projects describe *', {
          says: { lifecycleState: 'DELETE_REQUESTED' },
        }),
      /undelete/,
    ],
    [
      'a missing database',
      ({ tools }) =>
        tools.answer('gcloud', 'firestore databases describe *', { fails: 'NOT_FOUND: database' }),
      /databases create .*africa-south1/,
    ],
    [
      'a region without Cloud Scheduler, and a near one that has it',
      ({ tools }) =>
        tools.answer('gcloud', 'scheduler locations list *', {
          says: [{ locationId: 'europe-west1' }],
        }),
      /JOB_REGION=europe-west1/,
    ],
    [
      'that nobody hears of costs',
      ({ tools }) => tools.answer('gcloud', 'billing budgets list *', { says: [] }),
      /budgets/,
    ],
    [
      'a secret that is not set',
      ({ tools }) =>
        tools.answer('firebase', 'functions:secrets:get SMTP_PASSWORD *', {
          fails: 'HTTP Error: 404, Secret not found',
        }),
      /secrets:set SMTP_PASSWORD/,
    ],
    ['a misspelled parameter', ({ parameters }) => (parameters['SITE_ULR'] = 'x'), /SITE_ULR/],
    ['a site without https', ({ parameters }) => (parameters['SITE_URL'] = 'http://x/'), /https/],
    [
      'an unknown mode of App Check',
      ({ parameters }) => (parameters['APP_CHECK'] = 'yes'),
      /off, watch or on/,
    ],
    [
      'App Check without a key',
      ({ env }) => Reflect.deleteProperty(env, 'VITE_APP_CHECK_KEY'),
      /VITE_APP_CHECK_KEY/,
    ],
    ['a key that is none', ({ env }) => (env['VITE_FIREBASE_VAPID_KEY'] = 'x'), /Web Push/],
    [
      'a site that may not sign in',
      ({ signIn }) => (signIn['authorizedDomains'] = []),
      /authorised domain/,
    ],
    [
      'account mails that lead elsewhere',
      ({ signIn }) => Reflect.deleteProperty(signIn, 'notification'),
      /auth\/callback/,
    ],
    [
      'accounts that can be guessed',
      ({ signIn }) => Reflect.deleteProperty(signIn, 'emailPrivacyConfig'),
      /enumeration/,
    ],
    [
      'placeholders of the practice',
      ({ content }) => (content['settings'] = { phone: '+254 700 000 000' }),
      /“phone” of the practice is still the placeholder/,
    ],
  ])('%s', async (_, spoil, expected) => {
    spoil(good);
    expect(await refusal()).toMatch(expected);
  });

  it('what only a person can look at', async () => {
    const text = await refusal({ confirmed: {} });
    expect(text).toContain('dies after 7 days');
    expect(text).toContain('--confirm oauth-in-production');
  });

  it('an address of the local world in the built site', async () => {
    const text = await refusal({
      build: () => {
        const { site } = good.surroundings();
        writeFileSync(path.join(site, 'a.js'), 'connect("http://127.0.0.1:8080")');
        return Promise.resolve();
      },
    });
    expect(text).toContain('a.js');
  });
});

it('a first deployment begins with the content of the house', async () => {
  good.content['settings'] = undefined;
  await deploy({ fill: () => Promise.resolve('settings, 5 services') });
  expect(good.lines.join('\n')).toContain('Put into the database: settings, 5 services');
});

it('does not need to see budgets', async () => {
  good.tools.answer('gcloud', 'billing budgets list *', forbidden);
  await deploy();
  expect(deployed()).toEqual(ALL);
});

describe('indexes', () => {
  const list = 'firestore indexes composite list *';

  it('are waited for, before functions that need them', async () => {
    const states = ['CREATING', 'CREATING', 'READY'].map((state) => ({ says: [{ state }] }));
    good.tools.answer('gcloud', list, ...states);
    await deploy();
    expect(good.waited).toHaveLength(2);
    const asked = good.tools.asked();
    const ready = asked.findLastIndex((each) => each.includes('composite list'));
    expect(ready).toBeLessThan(asked.findIndex((each) => each.includes('--only functions')));
  });

  it('may be asked for in vain while the connection is gone', async () => {
    const lost = { fails: 'socket hang up' };
    good.tools.answer('gcloud', list, lost, lost, { says: [{ state: 'READY' }] });
    await deploy();
    expect(deployed()).toEqual(ALL);
  });

  it('that cannot be built stop it', async () => {
    good.tools.answer('gcloud', list, { says: [{ name: 'i1', state: 'NEEDS_REPAIR' }] });
    expect(await refusal()).toMatch(/could not build i1[^]*Nothing that people use has changed/);
    expect(deployed()).toEqual(['firestore:indexes']);
  });

  it('that are never ready stop it after an hour', async () => {
    good.tools.answer('gcloud', list, { says: [{ state: 'CREATING' }] });
    const tools = good.surroundings().tools;
    // Three hundred and sixty processes would say no more.
    const ask: typeof tools.ask = (tool, args) =>
      args.includes('composite') ? Promise.resolve([{ state: 'CREATING' }]) : tools.ask(tool, args);
    expect(await refusal({ tools: { ...tools, ask } })).toContain('after an hour');
    expect(good.waited.reduce((sum, each) => sum + each, 0)).toBe(3_600_000);
  });

  it('that are new or not in the file are named', async () => {
    const fields = [{ fieldPath: 'email', order: 'DESCENDING' }];
    const old = { collectionGroup: 'old', queryScope: 'COLLECTION', fields };
    good.tools.answer('firebase', 'firestore:indexes *', { says: { indexes: [old] } });
    await deploy();
    const said = good.lines.join('\n');
    expect(said).toContain('To be built: bookings: status ↑');
    expect(said).toContain('Not in the file: old: email ↓');
  });
});

describe('stops at the first failure, and says how to go on and back', () => {
  const lost = { fails: 'Error: connect ETIMEDOUT' };
  it.each([
    ['firestore:indexes', 1, /Nothing that people use has changed/],
    ['functions', 2, /Some functions may be new[^]*git checkout feedc0de/],
    ['firestore:rules', 3, /Functions are new, rules and site are as they were/],
    ['hosting', 4, /the site is as it was[^]*Roll back/],
  ])('at %s', async (step, done, expected) => {
    good.tools.answer('firebase', `deploy --only ${step} *`, lost);
    const text = await refusal();
    expect(text).toContain('ETIMEDOUT');
    expect(text).toMatch(expected);
    expect(text).toContain(`npm run deploy -- --project ${PROJECT}`);
    expect(deployed()).toEqual(ALL.slice(0, done));
    // The connection is back: the same again goes through.
    good.tools.answer('firebase', 'deploy *', {});
    await deploy();
    expect(deployed().slice(done)).toEqual(ALL);
  });
});

describe('production', () => {
  const known = { staging: 'tulia-staging' };
  const production = () => targetOf(PROJECT, good.parameters, known);
  const stagingRuns = (commit: string | null) => ({ stagingRuns: () => Promise.resolve(commit) });

  it('refuses a commit that staging does not run', async () => {
    expect(await refusal({ target: production(), ...stagingRuns('f'.repeat(40)) })).toMatch(
      /runs ffffffffff, not 0123456789[^]*--stage/,
    );
    expect(await refusal({ target: production(), ...stagingRuns(null) })).toContain('does not say');
    expect(deployed()).toEqual([]);
  });

  it('takes the one that staging runs, or one that ran before', async () => {
    await deploy({ target: production(), ...stagingRuns(COMMIT) });
    await deploy({ target: production(), ...stagingRuns(null), again: true });
    expect(deployed()).toEqual([...ALL, ...ALL]);
  });

  it('lets staging have any commit, placeholders too', async () => {
    good.content['settings'] = { phone: '+254 700 000 000' };
    const target = targetOf('tulia-staging', good.parameters, known);
    await deploy({ target, ...stagingRuns(null), confirmed: {} });
    expect(deployed()).toEqual(ALL);
  });
});

it('a site says which commit it runs, and one that does not is unknown', async () => {
  const { runningCommit, writeVersion, VERSION_FILE } = await import('./running-version');
  const { readFileSync } = await import('node:fs');
  const { site } = good.surroundings();
  writeVersion(site, { commit: COMMIT, builtAt: '2026-11-22T00:00:00Z' });
  const server = createServer((request, response) => {
    if (request.url === `/${VERSION_FILE}`)
      response.end(readFileSync(path.join(site, VERSION_FILE)));
    else response.end('<html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await runningCommit(origin)).toBe(COMMIT);
  expect(await runningCommit(`${origin}/elsewhere`)).toBeNull();
  server.close();
  expect(await runningCommit('http://127.0.0.1:1')).toBeNull();
});
