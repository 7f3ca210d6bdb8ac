/**
 * What a runner of tests needs to be running: Vitest and Playwright open it before their first test (`globalSetup`)
 * and close it after their last. Where the variables name an environment that is open, the tests use that one.
 */
import { mkdirSync } from 'node:fs';
import { startEmulators } from '../environment/emulators';
import { furnishFirestore } from '../environment/furnish';
import { openEnvironment, ENVIRONMENT_STEPS } from '../environment/open-environment';
import { findFirestoreEmulator } from '../firestore-emulator/find';
import { thisMachine } from '../firestore-emulator/machine';
import { claimOffset } from '../machine/claim-offset';
import { HOST, testFolder, TEST_OFFSET } from '../machine/places';
import type { Ports } from '../machine/ports';
import { progressOf } from '../machine/progress';
import { Scope } from '../machine/scope';
import { onToldToEnd } from '../machine/told-to-end';

/**
 * Opens a whole environment on demo data, whose jobs run only when a test asks for one, or Firestore alone, at the
 * first free offset, and puts its addresses into the variables.
 * @returns what closes it
 */
export async function openOwn(what: 'environment' | 'firestore'): Promise<() => Promise<void>> {
  if (process.env['TULIA_TEST_ENVIRONMENT'] !== undefined) return () => Promise.resolve();
  const { offset, ports } = await claimOffset({ env: process.env, usual: TEST_OFFSET });
  const folder = testFolder(offset);
  const scope = new Scope();
  onToldToEnd(() => void scope.close().then(() => process.exit(130)));
  try {
    if (what === 'firestore') await openFirestore(folder, ports, scope);
    else
      await openEnvironment({
        folder,
        ports,
        dev: false,
        progress: progressOf(ENVIRONMENT_STEPS),
        scope,
      });
  } catch (error) {
    await scope.close();
    throw error;
  }
  Object.assign(process.env, {
    TULIA_TEST_ENVIRONMENT: 'open',
    TULIA_PORT_OFFSET: String(offset),
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    METADATA_SERVER_DETECTION: 'none',
  });
  return () => scope.close();
}

/** Takes seconds: for the tests of the rules. */
async function openFirestore(folder: string, ports: Ports, scope: Scope): Promise<void> {
  const progress = progressOf(1);
  mkdirSync(folder, { recursive: true });
  await progress.step('Starting the Firestore emulator', async () => {
    const firestore = await findFirestoreEmulator(thisMachine());
    furnishFirestore(folder, ports);
    await startEmulators({ folder, firestore, only: ['firestore'] }, (started) => {
      scope.add(() => started.stop());
    });
    progress.note(firestore.says);
  });
}
