/** The Firebase CLI's emulators of one environment, started and stopped as one. */
import path from 'node:path';
import { emulatorEnvironment, type Found } from '../firestore-emulator/find';
import { PATIENCE_TO_START_MS } from '../test-run/patience';
import { HOST, PROJECT, ROOT } from '../machine/places';
import type { Ports } from '../machine/ports';
import { IN_ENVIRONMENT } from './firebase-config';
import { copyFunctions } from './furnish';
import { keep, waitUntilReady, type KeptProcess } from '../machine/kept-process';
import { installed, programEnvironment, run } from '../machine/run';

/** The Firebase CLI's own program file. Through `npx` a signal might not reach it. */
export const firebaseBin = () => installed('firebase-tools', 'lib/bin/firebase.js');

type EmulatorName = 'auth' | 'functions' | 'firestore' | 'tasks' | 'eventarc' | 'hosting';

/** The variables of the Firebase CLI. @param folder of the environment; holds `IN_ENVIRONMENT.discovery` */
export const cliEnvironment = (folder: string, firestore: Found): NodeJS.ProcessEnv => ({
  ...emulatorEnvironment(firestore, programEnvironment(), path.join(folder, 'java.pids')),
  // Keeps the CLI from asking the network for messages of the day and updates.
  CI: '1',
  NO_COLOR: '1',
  // The CLI reads the list of functions from a file; over HTTP it would wait 3 s for the connection to end.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: path.join(folder, IN_ENVIRONMENT.discovery),
  // Seconds that a function may take to start, too. The CLI allows 30 s; on a busy machine many functions at once need
  // more, and the CLI would leave their calls without an answer.
  FUNCTIONS_DISCOVERY_TIMEOUT: String(PATIENCE_TO_START_MS / 1000),
});

/**
 * Starts the emulators in a furnished folder and waits until they serve.
 * @param onStarted gets the process at once, so that it can be stopped while it starts
 * @throws Error with the end of their log
 */
export async function startEmulators(
  { folder, firestore, only }: { folder: string; firestore: Found; only: readonly EmulatorName[] },
  onStarted: (emulators: KeptProcess) => void,
): Promise<KeptProcess> {
  const env = cliEnvironment(folder, firestore);
  if (firestore.download === true)
    await run(process.execPath, [firebaseBin(), 'setup:emulators:firestore'], { cwd: folder, env });
  const emulators = keep(
    process.execPath,
    [
      firebaseBin(),
      'emulators:start',
      '--project',
      PROJECT,
      '--only',
      only.join(','),
      '--config',
      path.join(folder, 'firebase.json'),
      '--non-interactive',
    ],
    { cwd: folder, env, logFile: path.join(folder, 'emulators.log') },
  );
  onStarted(emulators);
  await waitUntilReady(emulators, 'Firebase emulators', () =>
    /All emulators ready/.test(emulators.log()),
  );
  const failure = /Failed to load function[^\n]*/.exec(emulators.log())?.[0];
  if (failure !== undefined) throw new Error(`${failure}\n${emulators.tail()}`);
  return emulators;
}

/**
 * Replaces the functions of a running environment: every later call, job, trigger and webhook runs the new ones. The
 * CLI itself does not watch folders whose name begins with a dot.
 * @param built the folder of the new functions
 */
export async function renewFunctions(
  folder: string,
  ports: Ports,
  built = path.join(ROOT, 'functions'),
): Promise<void> {
  copyFunctions(folder, built);
  const url = `http://${HOST}:${ports.hub}/functions/enableBackgroundTriggers`;
  const { ok, status } = await fetch(url, { method: 'PUT' });
  if (!ok) throw new Error(`The emulators took no other functions: ${status}.`);
}
