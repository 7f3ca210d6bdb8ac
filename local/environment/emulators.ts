/** The Firebase CLI's emulators of one environment, started and stopped as one. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { emulatorEnvironment, type Found } from '../firestore-emulator/find';
import { PATIENCE_TO_START_MS } from '../test-run/patience';
import { HOST, PROJECT, ROOT } from '../machine/places';
import type { Ports } from '../machine/ports';
import { IN_ENVIRONMENT } from './firebase-config';
import { copyFunctions } from './furnish';
import { keep, waitUntilReady } from '../machine/kept-process';
import type { KeptProcess } from '../machine/kept-process';
import { programEnvironment, run } from '../machine/run';

/** The Firebase CLI's own program file. Through `npx` a signal might not reach it. */
export function firebaseBin(): string {
  const require = createRequire(import.meta.url);
  return path.join(
    path.dirname(require.resolve('firebase-tools/package.json')),
    'lib/bin/firebase.js',
  );
}

export type EmulatorName = 'auth' | 'functions' | 'firestore' | 'tasks' | 'eventarc' | 'hosting';

export interface EmulatorOptions {
  folder: string;
  firestore: Found;
  only: readonly EmulatorName[];
}

/**
 * What the Firebase CLI finds in its environment. @param folder of the environment; holds `IN_ENVIRONMENT.discovery`
 */
export const cliEnvironment = (folder: string, firestore: Found): NodeJS.ProcessEnv => ({
  ...emulatorEnvironment(firestore, programEnvironment(), path.join(folder, 'java.pids')),
  // Keeps the CLI from asking the network for messages of the day and updates.
  CI: '1',
  NO_COLOR: '1',
  // The list of functions comes by a file; over HTTP the CLI waits 3 s for the connection to end.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: path.join(folder, IN_ENVIRONMENT.discovery),
  // Also how long the process of a function may take to start. On a busy machine many at once need more than the 30
  // s that the CLI gives them; it then leaves their calls without an answer.
  FUNCTIONS_DISCOVERY_TIMEOUT: String(PATIENCE_TO_START_MS / 1000),
});

/**
 * Starts the emulators in a furnished folder and waits until they serve. `onStarted` gets the
 * process before that, so that it can be stopped at any time. Throws with the end of their log.
 */
export async function startEmulators(
  { folder, firestore, only }: EmulatorOptions,
  onStarted: (emulators: KeptProcess) => void,
): Promise<KeptProcess> {
  const env = cliEnvironment(folder, firestore);
  if (firestore.download === true) {
    await run(process.execPath, [firebaseBin(), 'setup:emulators:firestore'], { cwd: folder, env });
  }
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
 * Gives a running environment other functions, which every later call, job, trigger and webhook runs.
 * The CLI notices changed files itself, but not below a folder with a dot at the beginning of its name.
 * @param built the folder that they were built in
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
