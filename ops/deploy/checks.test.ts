import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { json, serve } from '../../local/stand-ins/http/serve';
import { LOCAL_SECRETS } from '../../local/machine/functions-environment';
import { ROOT } from '../../local/machine/places';
import type { Checked } from './check';
import { missingIn } from './checks';
import { functionsAccount } from './schedules';
import { targetOf, type Target } from './target';
import { toolsOn } from './tools';
import { fakeTools, type FakeTools } from './testing/fake-tools';
import { answerWell, ownSettings, policyOf, SETTINGS, signInSetUp } from './testing/good-project';

const PROJECT = 'tulia-kenya';
const COMMIT = '0123456789abcdef0123456789abcdef01234567';

let good: {
  tools: FakeTools;
  signIn: Record<string, unknown>;
  content: Record<string, unknown>;
  parameters: Record<string, string>;
};
beforeEach(async () => {
  const tools = fakeTools();
  answerWell(tools, PROJECT);
  const content = { settings: ownSettings(), services: [{}], articles: [{}] };
  good = { tools, signIn: signInSetUp(), content, parameters: { ...SETTINGS } };
  const google = await serve(0, () => json(good.signIn));
  vi.stubEnv('IDENTITY_TOOLKIT_URL', `http://127.0.0.1:${google.port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    return google.close();
  });
});

/** What stops the deployment now, and what to do about it. */
async function missingNow(changes?: Partial<Checked>, target?: Partial<Target>): Promise<string> {
  const found = await missingIn({
    tools: toolsOn(good.tools.env, () => undefined),
    target: Object.assign(targetOf(PROJECT, good.parameters, {}), target),
    readContent: () => Promise.resolve(good.content),
    commit: COMMIT,
    isClean: true,
    again: false,
    runs: () => Promise.resolve(null),
    ...changes,
  });
  return found.map(({ what, how }) => `${what}\n${how}`).join('\n');
}

it.each<[string, Record<string, string>]>([
  ['in a project that lacks nothing', {}],
  ['where a parameter is set that the functions read', { BOOKINGS_PER_PERSON: '5' }],
])('finds nothing missing %s', async (_, more) => {
  Object.assign(good.parameters, more);
  expect(await missingNow()).toBe('');
});

it('finds nothing missing where the deployment makes the key of the credentials', async () => {
  const others = Object.keys(LOCAL_SECRETS).filter((name) => name !== 'CREDENTIALS_KEY');
  const list = others.map((name) => ({ name: `projects/1/secrets/${name}` }));
  good.tools.answer('gcloud', 'secrets list *', { says: list });
  expect(await missingNow()).toBe('');
});

it('names everything that is missing at once', async () => {
  good.tools.answer('gcloud', 'services list *', { says: [] });
  good.tools.answer('gcloud', 'secrets list *', { fails: 'ERROR: PERMISSION_DENIED' });
  good.parameters['SMTP_HOST'] = '';
  const text = await missingNow({ isClean: false });
  for (const each of ['gcloud services enable', 'PERMISSION_DENIED', 'SMTP_HOST', 'not committed'])
    expect(text).toContain(each);
});

it('the functions run as the account that is checked', () => {
  const source = readFileSync(path.join(ROOT, 'functions/src/platform/params.ts'), 'utf8');
  expect(source).toContain(functionsAccount('${projectID}'));
});

type Spoil = () => unknown;
const says =
  (question: string, value: unknown): Spoil =>
  () => {
    good.tools.answer('gcloud', question, { says: value });
  };
const parameter =
  (name: string, value: string): Spoil =>
  () =>
    (good.parameters[name] = value);
const lackingSignIn =
  (part: string): Spoil =>
  () =>
    (good.signIn[part] = undefined);
const settings =
  (changes: object): Spoil =>
  () =>
    Object.assign(good.content['settings'] as object, changes);
const oneSecret = [{ name: 'projects/1/secrets/SMTP_USER' }];
const twoRoles = policyOf(PROJECT, ['roles/datastore.user', 'roles/run.invoker']);
const uncalled = { crisisNumbers: [{ number: '1199', verifiedAt: null }] };
const nameless = { ...defaultPractitioner, licence: null };

it.each<[string, Spoil, RegExp]>([
  ['a missing tool once', () => good.tools.remove('gcloud'), /^.*gcloud is not on the PATH.*\n.*$/],
  ['a missing database', says('firestore databases *', []), /databases create .*africa-south1/],
  [
    'roles that the functions lack, in one command',
    says('projects get-iam-policy *', twoRoles),
    /for role in roles\/datastore\.user roles\/run\.invoker; do/,
  ],
  [
    'a region without Cloud Scheduler',
    says('scheduler locations list *', [{ locationId: 'europe-west1' }]),
    /SCHEDULER_REGION=europe-west1/,
  ],
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
  ['App Check without a key', parameter('VITE_APP_CHECK_KEY', ''), /VITE_APP_CHECK_KEY/],
  ['a key that is none', parameter('VITE_FIREBASE_VAPID_KEY', 'x'), /Web Push/],
  ['a closed sign-in', lackingSignIn('signIn'), /Nobody can sign in by/],
  ['a site that may not sign in', lackingSignIn('authorizedDomains'), /authorised domain/],
  ['account emails that lead elsewhere', lackingSignIn('notification'), /auth\/callback/],
  ['accounts that can be guessed', lackingSignIn('emailPrivacyConfig'), /enumeration/],
  ['placeholders', settings({ phone: '+254 700 000 000' }), /“phone” .* is still the placeholder/],
  ['a crisis number that nobody called', settings(uncalled), /confirmed the crisis number 1199/],
  [
    'a practitioner without a name of their own',
    () => (good.content['practitioners'] = [nameless]),
    /still called “Your Therapist”[^]*has no licence/,
  ],
])('names %s', async (_, spoil, expected) => {
  spoil();
  expect(await missingNow()).toMatch(expected);
});

it('needs no content at a first deployment', async () => {
  good.content['settings'] = undefined;
  expect(await missingNow()).toBe('');
});

describe('with a staging project', () => {
  const staging = { staging: 'tulia-staging' };
  const runs = (commit: string | null) => ({ runs: () => Promise.resolve(commit) });

  it('production refuses a commit that staging does not run', async () => {
    expect(await missingNow(runs('f'.repeat(40)), staging)).toMatch(
      /runs f{40}; this is 0123456789[^]*--stage/,
    );
    expect(await missingNow(runs(null), staging)).toContain('does not say');
  });

  it('production takes the commit that staging runs, and one that ran before', async () => {
    expect(await missingNow(runs(COMMIT), staging)).toBe('');
    expect(await missingNow({ again: true, ...runs(null) }, staging)).toBe('');
  });

  it('staging takes any commit, and placeholders', async () => {
    good.content['settings'] = { phone: '+254 700 000 000' };
    expect(await missingNow({}, { ...staging, isStaging: true })).toBe('');
  });
});
