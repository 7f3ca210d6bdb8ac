import path from 'node:path';
import { expect, test } from 'vitest';
import { emulatorEnvironment, findFirestoreEmulator, NoFirestoreEmulator } from './find';
import type { Found } from './way';
import { parseJavaMajor } from './machine';
import type { Machine } from './machine';

const SDK = '/usr/lib/google-cloud-sdk';
const COMPONENT = `${SDK}/platform/cloud-firestore-emulator`;
const CLI_JAR = { path: '/home/me/.cache/emulator.jar', url: 'https://example.org/x.jar', size: 9 };

interface Described {
  env?: NodeJS.ProcessEnv;
  java?: number;
  files?: Record<string, number>;
  gcloud?: boolean;
  online?: boolean;
}

function machine({ env = {}, java, files = {}, gcloud = false, online = false }: Described) {
  const commands: Record<string, string> = {
    ...(java === undefined ? {} : { java: '/usr/bin/java' }),
    ...(gcloud ? { gcloud: '/usr/bin/gcloud' } : {}),
  };
  return {
    env,
    cliJar: CLI_JAR,
    fileSize: (file) => files[file],
    filesIn: (folder) =>
      Object.keys(files)
        .filter((file) => path.dirname(file) === folder)
        .map((file) => path.basename(file)),
    commandPath: (command) => commands[command],
    realPath: (file) => (file === '/usr/bin/gcloud' ? `${SDK}/bin/gcloud` : file),
    javaMajor: () => java,
    isReachable: () => Promise.resolve(online),
  } satisfies Machine;
}

const NAMED = { FIRESTORE_EMULATOR_BINARY_PATH: '/opt/mine.jar' };
const MINE = { '/opt/mine.jar': 1 };
const JAR = `${COMPONENT}/cloud-firestore-emulator.jar`;
const component = { [JAR]: 1 };
const cached = { [CLI_JAR.path]: CLI_JAR.size };
const several = { [`${COMPONENT}/b.jar`]: 1, [`${COMPONENT}/a.jar`]: 1, [`${COMPONENT}/x.sh`]: 1 };

test.each<[string, Described, Partial<Found>, string]>([
  [
    '1: the variable wins over everything else',
    { env: NAMED, java: 21, files: { ...MINE, ...cached, ...component }, gcloud: true },
    { jar: '/opt/mine.jar' },
    'because FIRESTORE_EMULATOR_BINARY_PATH says so',
  ],
  [
    '1: an older Java runs the named jar through the stand-in',
    { env: NAMED, java: 17, files: MINE },
    { jar: '/opt/mine.jar', classPath: '/opt/mine.jar' },
    '',
  ],
  [
    '2: Java 21 and a cached jar: the Firebase CLI’s own',
    { java: 21, files: { ...cached, ...component }, gcloud: true },
    {},
    'cached at',
  ],
  [
    '2: Java 21 and a network: the Firebase CLI downloads its own',
    { java: 25, online: true },
    { download: true },
    '',
  ],
  [
    '3: also with Java 21, when the CLI’s jar cannot be had',
    { java: 21, files: component, gcloud: true },
    { jar: JAR, classPath: JAR },
    'Google Cloud CLI’s component',
  ],
  [
    '3: a component of several jars goes whole on the class path',
    { java: 17, files: several, gcloud: true },
    { jar: `${COMPONENT}/a.jar`, classPath: `${COMPONENT}/a.jar:${COMPONENT}/b.jar` },
    '',
  ],
])('%s', async (_, described, expected, says) => {
  const found = await findFirestoreEmulator(machine(described));
  const { jar, classPath, download } = found;
  expect({ jar, classPath, download }).toEqual(expected);
  expect(found.says).toContain(says);
});

test('3: Java 17 and the Google Cloud CLI’s component', async () => {
  const files = { ...cached, ...component };
  const found = await findFirestoreEmulator(machine({ java: 17, files, gcloud: true }));
  const env = emulatorEnvironment(found, { PATH: '/usr/bin', HOME: '/home/me' }, '/tmp/pids');
  expect(env).toMatchObject({
    HOME: '/home/me',
    FIRESTORE_EMULATOR_BINARY_PATH: JAR,
    TULIA_FIRESTORE_CLASS_PATH: JAR,
    TULIA_REAL_JAVA: '/usr/bin/java',
    TULIA_JAVA_PIDS: '/tmp/pids',
    JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
  });
  const own = emulatorEnvironment(found, { JAVA_TOOL_OPTIONS: '-Xmx1g' }, '/tmp/pids');
  expect(own['JAVA_TOOL_OPTIONS']).toBe('-Xmx1g -XX:TieredStopAtLevel=1 -XX:+UseSerialGC');
  expect(env['PATH']).toMatch(/firestore-emulator\/shim:\/usr\/bin$/);
});

test.each<[string, Described, RegExp]>([
  [
    '1: a wrong path in the variable, even when another way is open',
    {
      env: { FIRESTORE_EMULATOR_BINARY_PATH: '/opt/typo.jar' },
      java: 17,
      files: component,
      gcloud: true,
    },
    /\/opt\/typo\.jar.*no such file/,
  ],
  [
    '2: half a download',
    { java: 21, files: { [CLI_JAR.path]: CLI_JAR.size - 1 } },
    /No Firestore emulator/,
  ],
  [
    '4: nothing at all, with what to install',
    {},
    /no Google Cloud CLI on PATH[^]*Install one of these[^]*Java 21/,
  ],
  [
    '4: gcloud without the component',
    { java: 17, gcloud: true },
    /has no cloud-firestore-emulator/,
  ],
  ['4: a Java too old for it', { java: 8, gcloud: true, files: component }, /needs Java 11/],
])('no emulator can be started: %s', async (_, described, why) => {
  const finding = findFirestoreEmulator(machine(described));
  await expect(finding).rejects.toThrow(NoFirestoreEmulator);
  await expect(finding).rejects.toThrow(why);
});

test('Java versions are read in both spellings', () => {
  expect(parseJavaMajor('openjdk version "17.0.15" 2025-04-15')).toBe(17);
  expect(parseJavaMajor('java version "1.8.0_402"')).toBe(8);
  expect(parseJavaMajor('bash: java: not found')).toBeUndefined();
});
