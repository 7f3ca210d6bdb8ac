/**
 * Finds Google's Firestore emulator on this machine, in a fixed order:
 * 1. the jar named by `FIRESTORE_EMULATOR_BINARY_PATH`;
 * 2. the Firebase CLI's own jar, when Java 21 or newer is there;
 * 3. the Google Cloud CLI's component, on any Java from 11, through `shim/java`;
 * 4. otherwise a message that says what to install. Nothing is ever skipped silently.
 */
import path from 'node:path';
import { fromFirebaseCli } from './from-firebase-cli';
import { fromGoogleCloudCli } from './from-google-cloud-cli';
import { fromVariable } from './from-variable';
import type { Machine } from './machine';
import { CLI_JAVA, COMPONENT_JAVA } from './way';
import type { Found, Missed } from './way';

const SHIM_FOLDER = path.join(import.meta.dirname, 'shim');

/**
 * The emulator lives for minutes: compiling its code twice over and collecting garbage on every core at once costs
 * more than it brings, and what runs beside it has to wait.
 */
const JVM_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** No Firestore emulator can be started here; the message says what was tried and what to install. */
export class NoFirestoreEmulator extends Error {
  constructor(misses: readonly Missed[]) {
    super(
      [
        'No Firestore emulator can be started on this machine.',
        ...misses.map(({ why }) => `  - ${why}`),
        'Install one of these, then try again:',
        `  - Java ${CLI_JAVA} or newer (the Firebase CLI then fetches its own emulator once), or`,
        `  - Java ${COMPONENT_JAVA} or newer and the Google Cloud CLI with its component: gcloud components install cloud-firestore-emulator`,
        '    (on Debian: apt-get install google-cloud-cli-firestore-emulator), or',
        '  - set FIRESTORE_EMULATOR_BINARY_PATH to a cloud-firestore-emulator jar you have.',
      ].join('\n'),
    );
    this.name = 'NoFirestoreEmulator';
  }
}

/** The first way that leads to an emulator. Throws `NoFirestoreEmulator` when none does. */
export async function findFirestoreEmulator(machine: Machine): Promise<Found> {
  const misses: Missed[] = [];
  for (const way of [fromVariable, fromFirebaseCli, fromGoogleCloudCli]) {
    const result = await way(machine);
    if (result.found) return result;
    misses.push(result);
    if (result.final === true) break;
  }
  throw new NoFirestoreEmulator(misses);
}

/**
 * The environment the Firebase CLI needs in order to start the emulator that was found. `pidFile`
 * takes the process ids of every Java it starts, so that none outlives it.
 */
export function emulatorEnvironment(
  found: Found,
  env: NodeJS.ProcessEnv,
  pidFile: string,
): NodeJS.ProcessEnv {
  const result: NodeJS.ProcessEnv = { ...env };
  if (found.jar !== undefined) result['FIRESTORE_EMULATOR_BINARY_PATH'] = found.jar;
  result['JAVA_TOOL_OPTIONS'] = [env['JAVA_TOOL_OPTIONS'], ...JVM_OPTIONS]
    .filter(Boolean)
    .join(' ');
  // The stand-in is a shell script; on Windows the CLI finds the real Java as it always does.
  if (process.platform === 'win32') return result;
  result['PATH'] = [SHIM_FOLDER, env['PATH'] ?? ''].join(path.delimiter);
  result['TULIA_REAL_JAVA'] = found.java;
  result['TULIA_JAVA_PIDS'] = pidFile;
  if (found.classPath !== undefined) result['TULIA_FIRESTORE_CLASS_PATH'] = found.classPath;
  return result;
}
