/**
 * Going live, rehearsed: a project that fails in each way, then a first deployment, a second one with other
 * functions, back, and forward again. The stand-in keeps what it was told, so each finds what the one
 * before has left.
 */
import { runs } from '@tulia/domain/testing/runs';
import { JOB_NAMES } from '@tulia/domain/practice/jobs';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFIRMATIONS } from '../../../local/deploying/confirmations';
import { ownSettings } from '../../../local/deploying/testing/good-project';
import type { GoogleProject } from '../../../local/google-apis/project';
import { openRehearsal, type Checkout, type Ran, type Rehearsal } from './rehearsal';

let rehearsal: Rehearsal;
let google: GoogleProject;
let now: Checkout;
let next: Checkout;

const withFunction = (name: string) => (text: string) =>
  `${text}\nexport const ${name} = endpoint<'desk'>(() => import('./calls/desk'));\n`;

beforeAll(async () => {
  rehearsal = await openRehearsal();
  ({ google } = rehearsal);
  now = rehearsal.checkout('now');
  now.change('functions/src/index.ts', withFunction('former'));
  next = rehearsal.checkout('next');
  next.change('functions/src/index.ts', withFunction('added'));
});
afterAll(async () => {
  await rehearsal.close();
  expect(google.unknown).toEqual([]);
});

const asked = (words: string) => rehearsal.gcloud.asked().filter((each) => each.includes(words));

const goesThrough = (ran: Ran, { commit }: Checkout) => {
  expect(ran.code, ran.said).toBe(0);
  expect(google.releases.at(-1)?.message).toBe(commit);
};

/** What the staff of a practice write in its first hour: placeholders stop every later deployment. */
async function writeSettings(): Promise<void> {
  const app = initializeApp({ projectId: google.id }, 'rehearsal');
  await getFirestore(app).doc(PRACTICE_SETTINGS_PATH).set(ownSettings(), { merge: true });
  await deleteApp(app);
}

/** What a person has looked at is kept in the checkout in which they say so. */
const CONFIRMED = CONFIRMATIONS.flatMap((name) => ['--confirm', name]);

interface Failing {
  title: string;
  spoil: () => void;
  stands: string;
  todo: RegExp;
}

const KEPT_FROM_THE_PUBLIC: Failing = {
  title: 'at functions that an organisation keeps from the public',
  spoil: () => {
    google.functions.clear();
    google.invokers.clear();
    google.policies.add('iam.allowedPolicyMemberDomains');
  },
  stands: 'the site is as it was',
  todo: /To do: Google does not let the functions be public/,
};

/** These take a minute more; what the tools say then is in `local/deploying/trouble.test.ts`, too. */
const WITH_DEPTH: readonly Failing[] = [
  {
    title: 'at indexes that Google has no quota for',
    spoil: () => {
      google.fail('firestore.indexes', { code: 429, status: 'RESOURCE_EXHAUSTED' });
    },
    stands: 'Nothing that people use has changed',
    todo: /To do: Wait a minute and run it again/,
  },
  {
    title: 'at a build that Google may not make',
    spoil: () => {
      google.functions.clear();
      google.fail('functions.create.operation', {
        code: 3,
        message:
          'Build failed with status: FAILURE. Could not build the function due to a missing permission on the build service account.',
      });
    },
    stands: 'the site is as it was',
    todo: /To do: The account that builds lacks a role/,
  },
  {
    title: 'at a site whose connection is cut',
    spoil: () => {
      google.fail('hosting.files', { kind: 'cut', times: 9 });
    },
    stands: 'the site is as it was',
    todo: /To do: Look at the connection and run it again/,
  },
];

describe('a deployment that fails says what to do', () => {
  async function fails({ stands, todo }: Pick<Failing, 'stands' | 'todo'>): Promise<void> {
    const { code, said } = await now.deploy(...CONFIRMED);
    expect(code).toBe(1);
    expect(said).toContain(stands);
    expect(said).toMatch(todo);
    expect(google.releases).toEqual([]);
  }

  it('when the CLI itself finds something missing', async () => {
    now.parameters({ SMTP_HOST: undefined });
    await fails({
      stands: 'Nothing was changed',
      todo: /SMTP_HOST is not set[^]*no value for the following environment variables: SMTP_HOST/,
    });
    now.parameters({});
  });

  // The last one leaves functions that are shut, which the first deployment has to open.
  const all = [...(runs(10) === 10 ? WITH_DEPTH : []), KEPT_FROM_THE_PUBLIC];
  it.each(all)('$title', async ({ spoil, stands, todo }) => {
    google.faults = [];
    spoil();
    await fails({ stands, todo });
  });
});

it('deploys to a new project: indexes, rules, functions and site', async () => {
  google.faults = [];
  google.policies.clear();
  goesThrough(await now.deploy(), now);
  expect(google.indexes.size).toBeGreaterThan(30);
  expect(google.rules).not.toBeNull();
  expect(google.functionNames).toContain('client');
  expect(asked('scheduler jobs create http')).toHaveLength(JOB_NAMES.length);
  expect([...google.cleanupPolicies]).toEqual(['africa-south1']);
  expect(google.live).toHaveProperty('/index.html');
  // The CLI itself would leave those shut that the organisation's policy had shut.
  expect(asked('--member=allUsers').join('\n')).toMatch(
    /binding client [^]*binding paymentwebhook /,
  );
  await writeSettings();
});

it('deploys a newer version, and then deletes the function that is no longer built', async () => {
  goesThrough(await next.deploy(...CONFIRMED), next);
  expect(google.functionNames).toContain('added');
  expect(google.functionNames).not.toContain('former');
});

it('goes back, and leaves the function that phones with the newer site still call', async () => {
  goesThrough(await now.deploy('--again'), now);
  expect(google.functionNames).toEqual(expect.arrayContaining(['added', 'former']));
});

it('goes forward again, and makes no index anew', async () => {
  const before = google.indexes.size;
  goesThrough(await next.deploy(), next);
  expect(google.functionNames).not.toContain('former');
  expect(google.indexes.size).toBe(before);
});
