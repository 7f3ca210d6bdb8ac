/**
 * Going live, rehearsed: something is missing, the CLI fails, then a first deployment, a second one with other
 * functions, back, and forward again. The stand-in keeps what it was told, so each finds what the one before has left.
 */
import { JOB_NAMES } from '@tulia/domain/practice/jobs';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownSettings } from '../../../ops/deploy/testing/good-project';
import type { GoogleProject } from '../../../ops/deploy/testing/google-apis/project';
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

async function fails(expected: string[]): Promise<void> {
  const { code, said } = await now.deploy();
  expect(code).toBe(1);
  for (const each of expected) expect(said).toContain(each);
  expect(google.releases).toEqual([]);
}

it('names what is missing, and changes nothing', async () => {
  now.parameters({ SMTP_HOST: undefined });
  await fails(['Nothing was changed', 'SMTP_HOST is not set']);
  expect([...google.functions.keys()]).toEqual([]);
  now.parameters({});
});

// It leaves functions that are shut, which the first deployment has to open.
it('stops where the CLI fails, with its words, and says how to go on and back', async () => {
  google.isClosedToStrangers = true;
  await fails(['Rules, functions, site: ', 'Unable to set the invoker', 'To go on', 'To go back']);
});

it('deploys to a new project: indexes, rules, functions and site', async () => {
  google.isClosedToStrangers = false;
  goesThrough(await now.deploy(), now);
  expect(google.indexes.length).toBeGreaterThan(30);
  expect(google.rules).not.toBeNull();
  expect([...google.functions.keys()]).toContain('client');
  expect(asked('scheduler jobs create http')).toHaveLength(JOB_NAMES.length);
  expect(google.hasCleanupPolicy).toBe(true);
  expect(google.live).toContain('/index.html');
  // The CLI itself would leave those shut that the organisation's policy had shut.
  expect(asked('--member=allUsers').join('\n')).toMatch(
    /binding client [^]*binding paymentwebhook /,
  );
  await writeSettings();
});

it('deploys a newer version, and then deletes the function that is no longer built', async () => {
  goesThrough(await next.deploy(), next);
  expect([...google.functions.keys()]).toContain('added');
  expect([...google.functions.keys()]).not.toContain('former');
});

it('goes back, and leaves the function that phones with the newer site still call', async () => {
  goesThrough(await now.deploy('--again'), now);
  expect([...google.functions.keys()]).toEqual(expect.arrayContaining(['added', 'former']));
});

it('goes forward again, and makes no index anew', async () => {
  const before = google.indexes.length;
  goesThrough(await next.deploy(), next);
  expect([...google.functions.keys()]).not.toContain('former');
  expect(google.indexes.length).toBe(before);
});
