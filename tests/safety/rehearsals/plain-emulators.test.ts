/**
 * The lines of the README for who knows the Firebase CLI: its emulators by themselves, as `firebase.json` has them,
 * are a practice into which people can sign in. Only the ports are moved, since an environment may stand at the
 * usual ones, and the Firestore emulator is the one of this machine; the CLI would fetch its own and its pages.
 */
import { exportMyData } from '@tulia/domain/calls/people/my-data';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { claimOffset, type Claim } from '../../../local/machine/claim-offset';
import { findFirestoreEmulator } from '../../../local/firestore-emulator/find';
import { thisMachine } from '../../../local/firestore-emulator/machine';
import { HOST, PROJECT, REGION, ROOT } from '../../../local/machine/places';
import { DEMO_PASSWORD } from '../../../local/seed/demo-people';
import { cliEnvironment, firebaseBin } from '../../../local/environment/emulators';
import { IN_ENVIRONMENT } from '../../../local/environment/firebase-config';
import { keep, waitUntilReady, type KeptProcess } from '../../../local/machine/kept-process';
import { call, done } from '../../support/actors';

let claim: Claim;
let folder: string;
let config: string;
let env: NodeJS.ProcessEnv;
let running: KeptProcess | undefined;

beforeAll(async () => {
  claim = await claimOffset({ env: {}, usual: 2100 });
  folder = mkdtempSync(path.join(tmpdir(), 'tulia-emulators-'));
  const json = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as {
    emulators: Record<string, { port?: number; enabled?: boolean }>;
  };
  json.emulators['ui'] = { enabled: false };
  for (const one of Object.values(json.emulators))
    if (one.port !== undefined) one.port += claim.offset;
  config = path.join(ROOT, `.firebase.${claim.offset}.json`);
  writeFileSync(config, JSON.stringify(json));
  const firestore = await findFirestoreEmulator(thisMachine());
  mkdirSync(path.join(folder, IN_ENVIRONMENT.discovery));
  env = cliEnvironment(folder, firestore);
  // As `npx` does it.
  env['PATH'] = [path.join(ROOT, 'node_modules/.bin'), env['PATH']].join(path.delimiter);
  env['TULIA_PORT_OFFSET'] = String(claim.offset);
});
afterEach(() => running?.stop());
afterAll(async () => {
  rmSync(config);
  rmSync(folder, { recursive: true });
  await claim.release();
});

/** `npx firebase …`, with the moved ports. */
function firebase(...args: string[]): KeptProcess {
  const logFile = path.join(folder, 'emulators.log');
  const all = [firebaseBin(), ...args, '--config', config];
  running = keep(process.execPath, all, { cwd: ROOT, env, logFile });
  return running;
}

it('the emulators of the Firebase CLI are a practice, with its demo data, into which a client signs in', async () => {
  const { hosting, auth, functions } = claim.ports;
  const emulators = firebase('emulators:start', '--only', 'auth,functions,firestore,hosting');
  const isReady = () => emulators.log().includes('All emulators ready');
  await waitUntilReady(emulators, 'emulators', isReady);
  await promisify(execFile)('npm', ['run', 'seed'], { cwd: ROOT, env });

  const page = await fetch(`http://${HOST}:${hosting}/login`);
  expect(await page.text()).toContain('<script');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toMatch(/connect-src 'self' [^;]* http:\/\/127\.0\.0\.1:\*/);

  const email = 'amina@example.com';
  const signIn = `http://${HOST}:${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const answer = await fetch(signIn, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
  });
  const { idToken, localId: uid } = (await answer.json()) as { idToken: string; localId: string };
  const amina = { uid, email, password: DEMO_PASSWORD, idToken };
  const base = `http://${HOST}:${functions}/${PROJECT}/${REGION}`;
  const own = done(await call(exportMyData, amina, {}, { base }));
  expect(own.bookings.length).toBeGreaterThan(0);
  // What it lacks it asks for, or writes into a file of its own.
  expect(emulators.log()).not.toMatch(/Prompting for parameters|Secret Manager|Writing new param/);
});

it('the Firebase CLI runs tests of the rules', async () => {
  const tests = 'vitest run --project rules tests/rules/permissions.test.ts -t receptionist';
  const emulators = firebase('emulators:exec', '--only', 'firestore', tests);
  await emulators.ended;
  expect(emulators.log()).toMatch(/Tests +\d+ passed/);
  expect(emulators.log()).toContain('Script exited successfully');
});
