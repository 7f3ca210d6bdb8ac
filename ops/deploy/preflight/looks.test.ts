import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMMIT, goodProject, type GoodProject } from '../testing/good-project';
import type { Looks } from './looks';
import type { Target } from '../target';

let good: GoodProject;
beforeEach(async () => void (good = await goodProject()));

/** What stops the deployment now, and what to do about it. */
const missingNow = async (changes?: Partial<Looks>, target?: Partial<Target>) =>
  (await good.look(changes, target))
    .filter(({ kind }) => kind === 'missing')
    .map(({ what, how }) => `${what}\n${how}`)
    .join('\n');
const forbidden = { fails: 'ERROR: (gcloud) [403] PERMISSION_DENIED: no permission' };

it.each<[string, Record<string, string>]>([
  ['in a project that lacks nothing', {}],
  [
    'where every parameter is set that the functions read',
    { DATABASE_ID: 'restored', SCHEDULER_REGION: 'europe-west1', BOOKINGS_PER_PERSON: '5' },
  ],
])('finds nothing missing %s', async (_, more) => {
  Object.assign(good.parameters, more);
  expect(await missingNow()).toBe('');
});

it('names everything that is missing at once', async () => {
  good.tools.answer('gcloud', 'billing projects describe *', { says: { billingEnabled: false } });
  good.tools.answer('gcloud', 'services list *', { says: [] });
  good.parameters['SMTP_HOST'] = '';
  const text = await missingNow({ tree: { commit: COMMIT, isClean: false } });
  for (const each of ['Blaze', 'gcloud services enable', 'SMTP_HOST', 'not committed'])
    expect(text).toContain(each);
});

type Spoil = (project: GoodProject) => unknown;
const fails =
  (question: string, text: string): Spoil =>
  ({ tools }) =>
    tools.answer('gcloud', question, { fails: text });
const says =
  (question: string, value: unknown): Spoil =>
  ({ tools }) =>
    tools.answer('gcloud', question, { says: value });
const parameter =
  (name: string, value: string): Spoil =>
  ({ parameters }) =>
    (parameters[name] = value);
const oneSecret = [{ name: 'projects/1/secrets/SMTP_USER' }];
const uncalled = { crisisNumbers: [{ number: '1199', verifiedAt: null }] };
const nameless = { ...defaultPractitioner, licence: null };
const lackingSignIn =
  (part: string): Spoil =>
  ({ signIn }) =>
    (signIn[part] = undefined);
const settings =
  (changes: object): Spoil =>
  ({ content }) =>
    Object.assign(content['settings'] as object, changes);

it.each<[string, Spoil, RegExp]>([
  ['a missing tool', ({ tools }) => tools.remove('gcloud'), /Install the Google Cloud CLI/],
  [
    'a missing database',
    fails('firestore databases describe *', 'NOT_FOUND: database'),
    /databases create .*africa-south1/,
  ],
  ['that nobody hears of costs', says('billing budgets list *', []), /budgets/],
  ['a secret that is not set', says('secrets list *', oneSecret), /secrets:set SMTP_PASSWORD/],
  ['a misspelled parameter', parameter('SITE_ULR', 'x'), /SITE_ULR/],
  ['a sender that is none', parameter('MAIL_FROM', 'Tulia a@b.ke'), /“Tulia a@b.ke”.* no sender/],
  ['a site without https', parameter('SITE_URL', 'http://x'), /It begins with https/],
  [
    'an address that M-Pesa does not call',
    parameter('PAYMENT_WEBHOOK_URL', 'https://x.run.app/mpesa'),
    /with “mpesa” in it/,
  ],
  ['an unknown mode of App Check', parameter('APP_CHECK', 'yes'), /off, watch or on/],
  ['App Check without a key', ({ env }) => delete env['VITE_APP_CHECK_KEY'], /VITE_APP_CHECK_KEY/],
  ['a key that is none', ({ env }) => (env['VITE_FIREBASE_VAPID_KEY'] = 'x'), /Web Push/],
  ['a site that may not sign in', lackingSignIn('authorizedDomains'), /authorised domain/],
  ['account mails that lead elsewhere', lackingSignIn('notification'), /auth\/callback/],
  ['accounts that can be guessed', lackingSignIn('emailPrivacyConfig'), /enumeration/],
  ['placeholders', settings({ phone: '+254 700 000 000' }), /“phone” .* is still the placeholder/],
  ['a crisis number that nobody called', settings(uncalled), /confirmed the crisis number 1199/],
  [
    'a practitioner without a name of their own',
    ({ content }) => (content['practitioners'] = [nameless]),
    /still called “Your Therapist”[^]*has no licence/,
  ],
])('names %s', async (_, spoil, expected) => {
  spoil(good);
  expect(await missingNow()).toMatch(expected);
});

it('names what only a person can look at', async () => {
  const text = await missingNow({ confirmed: {} });
  for (const each of [
    'dies after 7 days',
    '--confirm oauth-in-production',
    'list https://tulia.or.ke/__/auth/handler as an authorised redirect',
    '--confirm google-redirect',
  ])
    expect(text).toContain(each);
});

it('needs no content at a first deployment, and no sight of budgets', async () => {
  good.content['settings'] = undefined;
  good.tools.answer('gcloud', 'billing budgets list *', forbidden);
  expect(await missingNow()).toBe('');
});

describe('with a staging project', () => {
  const staging = { staging: 'tulia-staging' };
  const stagingRuns = (commit: string | null) => ({ stagingRuns: () => Promise.resolve(commit) });

  it('production refuses a commit that staging does not run', async () => {
    expect(await missingNow(stagingRuns('f'.repeat(40)), staging)).toMatch(
      /runs ffffffffff, not 0123456789[^]*--stage/,
    );
    expect(await missingNow(stagingRuns(null), staging)).toContain('does not say');
  });

  it('production takes the commit that staging runs, and one that ran before', async () => {
    expect(await missingNow(stagingRuns(COMMIT), staging)).toBe('');
    expect(await missingNow({ tree: null, ...stagingRuns(null) }, staging)).toBe('');
  });

  it('staging takes any commit, and placeholders', async () => {
    good.content['settings'] = { phone: '+254 700 000 000' };
    expect(await missingNow({ confirmed: {} }, { isStaging: true })).toBe('');
  });
});
