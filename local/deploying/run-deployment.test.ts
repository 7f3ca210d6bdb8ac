import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMMIT, CONFIG, goodProject, PROJECT, type GoodProject } from './testing/good-project';
import { ALL, triesOf } from './testing/tries';

let good: GoodProject;
beforeEach(async () => {
  good = await goodProject();
});
afterEach(() => {
  good.close();
});

const { deploy, refusal, deployed } = triesOf(() => good);
const forbidden = { fails: 'ERROR: (gcloud) [403] PERMISSION_DENIED: no permission' };

it('deploys a project that lacks nothing: indexes, functions, rules, site', async () => {
  await deploy();
  expect(deployed()).toEqual(ALL);
  expect(good.tools.asked().at(-1)).toBe(
    `firebase deploy --only hosting --project ${PROJECT} --non-interactive --message ${COMMIT} --config ${CONFIG}`,
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
    [
      'a crisis number that nobody called',
      ({ content }) =>
        Object.assign(content['settings'] as object, {
          crisisNumbers: [{ number: '1199', verifiedAt: null }],
        }),
      /Nobody has confirmed the crisis number 1199/,
    ],
    [
      'a practitioner without a name of their own',
      ({ content }) => (content['practitioners'] = [{ ...defaultPractitioner, licence: null }]),
      /still called “Your Therapist”[^]*has no licence/,
    ],
  ])('says so of %s', async (_, spoil, expected) => {
    spoil(good);
    expect(await refusal()).toMatch(expected);
  });

  it('content that cannot be read, beside what else is missing', async () => {
    good.parameters['SMTP_HOST'] = '';
    const readContent = () => Promise.reject(new Error('fetch failed'));
    const text = await refusal({ readContent });
    expect(text).toContain('content of the practice: fetch failed');
    expect(text).toContain('SMTP_HOST');
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
