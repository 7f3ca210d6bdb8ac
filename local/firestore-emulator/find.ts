/**
 * Finds Google's Firestore emulator on this machine, in a fixed order:
 * 1. the jar named by `FIRESTORE_EMULATOR_BINARY_PATH`;
 * 2. the Firebase CLI's own jar, when Java 21 or newer is there;
 * 3. the Google Cloud CLI's component, on any Java from 11, through `shim/java`;
 * 4. otherwise a message that says what to install. Nothing is ever skipped silently.
 */
import path from 'node:path';
import type { Machine } from './machine';

/** The oldest Java the Firebase CLI accepts. */
const CLI_JAVA = 21;
/** The oldest Java that runs Google's emulator of the Google Cloud CLI. */
const COMPONENT_JAVA = 11;

const SHIM_FOLDER = path.join(import.meta.dirname, 'shim');

/**
 * The emulator runs for minutes: compiling its code twice and collecting garbage on every core would slow down the
 * programs beside it.
 */
const JVM_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The message says what was tried and what to install. */
export class NoFirestoreEmulator extends Error {
  constructor(misses: readonly string[]) {
    super(
      [
        'No Firestore emulator can be started on this machine.',
        ...misses.map((why) => `  - ${why}`),
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

/** An emulator that can be started. */
export interface Found {
  /** one sentence for the terminal: which jar, and why */
  says: string;
  /** for `FIRESTORE_EMULATOR_BINARY_PATH`; left out, the CLI takes its own */
  jar?: string;
  /** the real Java, which `shim/java` runs */
  java: string;
  /** the class path, where the CLI would refuse this machine's Java and `shim/java` starts the main class */
  classPath?: string;
  /** whether the CLI has to download its jar first */
  download?: boolean;
}

/** A working Java and its major version. */
interface Java {
  java: string;
  major: number;
}

/** @throws NoFirestoreEmulator */
export async function findFirestoreEmulator(machine: Machine): Promise<Found> {
  const command = machine.commandPath('java');
  const major = command === undefined ? undefined : machine.javaMajor(command);
  if (command === undefined || major === undefined) throw new NoFirestoreEmulator(['no Java runs']);
  const java = { java: command, major };
  const named = machine.env['FIRESTORE_EMULATOR_BINARY_PATH'] ?? '';
  // The variable asks for this jar: with a wrong path, no other is tried.
  const ways = named === '' ? [fromFirebaseCli, fromGoogleCloudCli] : [fromVariable];
  const misses: string[] = [];
  for (const way of ways) {
    const found = await way(machine, java);
    if (typeof found !== 'string') return found;
    misses.push(found);
  }
  throw new NoFirestoreEmulator(misses);
}

/** @returns the emulator, or the reason why this way has none */
function fromVariable(machine: Machine, { java, major }: Java): Found | string {
  const jar = machine.env['FIRESTORE_EMULATOR_BINARY_PATH'] ?? '';
  const says = `Firestore emulator: ${jar}, because FIRESTORE_EMULATOR_BINARY_PATH says so (Java ${major}).`;
  if (machine.fileSize(jar) === undefined)
    return `FIRESTORE_EMULATOR_BINARY_PATH names ${jar}, and there is no such file`;
  if (major >= CLI_JAVA) return { says, jar, java };
  if (major >= COMPONENT_JAVA && jar.endsWith('.jar')) return { says, jar, java, classPath: jar };
  return `FIRESTORE_EMULATOR_BINARY_PATH is set, but Java ${major} is too old to run it`;
}

/** The jar of the Firebase CLI, from its cache or to be downloaded. */
async function fromFirebaseCli(machine: Machine, { java, major }: Java): Promise<Found | string> {
  if (major < CLI_JAVA)
    return `the Firebase CLI’s own jar needs Java ${CLI_JAVA}: this is Java ${major}`;
  const { path: file, url, size } = machine.cliJar;
  const says = `Firestore emulator: the Firebase CLI’s own (Java ${major})`;
  if (machine.fileSize(file) === size) return { says: `${says}, cached at ${file}.`, java };
  if (await machine.isReachable(url))
    return { says: `${says}, which it downloads once.`, java, download: true };
  return 'the Firebase CLI’s own jar is not in its cache and cannot be downloaded from here';
}

/**
 * The component of the Google Cloud CLI. `gcloud` on PATH is usually a link; the SDK's root is two folders above its
 * target.
 */
function fromGoogleCloudCli(machine: Machine, { java, major }: Java): Found | string {
  const gcloud = machine.commandPath('gcloud');
  if (gcloud === undefined) return 'no Google Cloud CLI on PATH';
  const root = path.dirname(path.dirname(machine.realPath(gcloud)));
  const jar = path.join(root, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  if (machine.fileSize(jar) === undefined)
    return `the Google Cloud CLI in ${root} has no cloud-firestore-emulator component`;
  if (major < COMPONENT_JAVA)
    return `the Google Cloud CLI’s emulator is there, but needs Java ${COMPONENT_JAVA} or newer`;
  const says = `Firestore emulator: the Google Cloud CLI’s component, ${jar} (Java ${major}; the Firebase CLI’s own needs Java ${CLI_JAVA} and its jar).`;
  return { says, jar, java, classPath: jar };
}

/**
 * The variables with which the Firebase CLI starts this emulator. @param pidFile gets the process ids of every Java
 * that it starts, so that none outlives it
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
  // `shim/java` is a shell script; on Windows the CLI finds the real Java.
  if (process.platform === 'win32') return result;
  result['PATH'] = [SHIM_FOLDER, env['PATH'] ?? ''].join(path.delimiter);
  result['TULIA_REAL_JAVA'] = found.java;
  result['TULIA_JAVA_PIDS'] = pidFile;
  if (found.classPath !== undefined) result['TULIA_FIRESTORE_CLASS_PATH'] = found.classPath;
  return result;
}
