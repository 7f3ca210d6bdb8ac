/**
 * What a runner of tests needs to be running: Vitest and Playwright open it before their first test (`globalSetup`)
 * and close it after their last. Where the environment names a world that is open already, the tests use that one.
 */
import { claimOffset } from '../machine/claim-offset';
import { testFolder, TEST_OFFSET } from '../machine/places';
import { onToldToEnd } from '../machine/told-to-end';
import { Scope } from '../machine/scope';
import { openTestFirestore, openTestWorld, testEnvironment } from './test-environment';

const OPENERS = { world: openTestWorld, firestore: openTestFirestore };

/**
 * Opens a whole world, or Firestore alone, at the first free offset, and puts its addresses into the environment.
 * @returns what closes it
 */
export async function openOwn(what: keyof typeof OPENERS): Promise<() => Promise<void>> {
  if (process.env['TULIA_TEST_WORLD'] !== undefined) return () => Promise.resolve();
  const claim = await claimOffset({ env: process.env, usual: TEST_OFFSET });
  const scope = new Scope();
  onToldToEnd(() => void scope.close().then(() => process.exit(130)));
  try {
    await OPENERS[what](testFolder(claim.offset), claim.ports, scope, (text) =>
      process.stdout.write(text),
    );
  } catch (error) {
    await scope.close();
    throw error;
  }
  Object.assign(process.env, testEnvironment(claim));
  return () => scope.close();
}
