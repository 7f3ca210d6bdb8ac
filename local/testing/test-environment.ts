/** What tests run against: a whole local world, or the Firestore emulator alone. */
import { mkdirSync } from 'node:fs';
import type { Claim } from '../machine/claim-offset';
import { findFirestoreEmulator } from '../firestore-emulator/find';
import { thisMachine } from '../firestore-emulator/machine';
import { HOST } from '../machine/places';
import type { Ports } from '../machine/ports';
import { startEmulators } from '../environment/emulators';
import { furnishFirestore } from '../environment/furnish';
import { openWorld, WORLD_STEPS } from '../environment/open-environment';
import { progressOf } from '../machine/progress';
import type { Scope } from '../machine/scope';

type Write = (text: string) => void;

/** Opens a whole world on demo data. Its scheduled jobs run only when a test asks for one. */
export async function openTestWorld(
  folder: string,
  ports: Ports,
  scope: Scope,
  write: Write,
): Promise<void> {
  const progress = progressOf(WORLD_STEPS, write);
  await openWorld({ folder, ports, dev: false, progress, scope });
}

/** Starts the Firestore emulator alone: seconds, for the tests of the rules. */
export async function openTestFirestore(
  folder: string,
  ports: Ports,
  scope: Scope,
  write: Write,
): Promise<void> {
  const progress = progressOf(1, write);
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

/** The addresses by which tests find what was opened. */
export function testEnvironment({
  ports,
  offset,
}: Pick<Claim, 'ports' | 'offset'>): NodeJS.ProcessEnv {
  return {
    TULIA_TEST_WORLD: 'open',
    TULIA_PORT_OFFSET: String(offset),
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}
