/**
 * Environments for one run of a program. Vitest and Playwright open theirs before their first test (`globalSetup`) and
 * close it after their last.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startEmulators } from '../environment/emulators';
import { furnishFirestore } from '../environment/furnish';
import { openEnvironment, ENVIRONMENT_STEPS } from '../environment/open-environment';
import { findFirestoreEmulator } from '../firestore-emulator/find';
import { thisMachine } from '../firestore-emulator/machine';
import { claimOffset } from '../machine/claim-offset';
import { HOST, LOCAL } from '../machine/places';
import { progressOf } from '../machine/progress';
import { Scope } from '../machine/scope';
import { onToldToEnd } from '../machine/told-to-end';

/** The usual port offset of the tests: beside a running `npm start`. */
const TEST_OFFSET = 1100;

/**
 * Opens an environment for tests: a whole one on demo data, whose jobs run only when a test asks for one, or Firestore
 * alone; and puts its addresses into the variables. Where they name an open environment, the tests use that one.
 * @returns what closes it
 */
export async function openOwn(what: 'environment' | 'firestore'): Promise<() => Promise<void>> {
  if (process.env['TULIA_TEST_ENVIRONMENT'] !== undefined) return () => Promise.resolve();
  const { offset, ports, scope } = await openAt(TEST_OFFSET, 'test', what);
  Object.assign(process.env, {
    TULIA_TEST_ENVIRONMENT: 'open',
    TULIA_PORT_OFFSET: String(offset),
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
  });
  return () => scope.close();
}

/**
 * Opens an environment in a folder of this name, at the first free offset from `usual` on. A signal closes it and ends
 * this program. The admin SDK of this program finds its Firestore.
 */
export async function openAt(usual: number, name: string, what: 'environment' | 'firestore') {
  const { offset, ports } = await claimOffset({ env: process.env, usual });
  const folder = path.join(LOCAL, offset === usual ? name : `${name}-${offset}`);
  const scope = new Scope();
  onToldToEnd(() => void scope.close().then(() => process.exit(130)));
  const options = { folder, ports, scope };
  try {
    if (what === 'firestore') await openFirestore(options);
    else await openEnvironment({ ...options, dev: false, progress: progressOf(ENVIRONMENT_STEPS) });
  } catch (error) {
    await scope.close();
    throw error;
  }
  process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${ports.firestore}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return { ...options, offset };
}

/** Takes seconds: for the tests of the rules. */
async function openFirestore({
  folder,
  ports,
  scope,
}: Pick<Parameters<typeof openEnvironment>[0], 'folder' | 'ports' | 'scope'>): Promise<void> {
  const progress = progressOf(1);
  mkdirSync(folder, { recursive: true });
  await progress.step('Starting the Firestore emulator', async () => {
    const firestore = await findFirestoreEmulator(thisMachine());
    furnishFirestore(folder, ports);
    await startEmulators({ folder, firestore, only: ['firestore'] }, (started) =>
      scope.add(() => started.stop()),
    );
    progress.note(firestore.says);
  });
}
