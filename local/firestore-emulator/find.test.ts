import path from 'node:path';
import { expect, test } from 'vitest';
import { emulatorEnvironment, findFirestoreEmulator, NoFirestoreEmulator } from './find';
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

const componentJar = { [`${COMPONENT}/cloud-firestore-emulator.jar`]: 1 };

test('1: the variable wins over everything else', async () => {
  const found = await findFirestoreEmulator(
    machine({
      env: { FIRESTORE_EMULATOR_BINARY_PATH: '/opt/mine.jar' },
      java: 21,
      files: { '/opt/mine.jar': 1, [CLI_JAR.path]: CLI_JAR.size, ...componentJar },
      gcloud: true,
    }),
  );
  expect(found.jar).toBe('/opt/mine.jar');
  expect(found.classPath).toBeUndefined();
  expect(found.says).toContain('because FIRESTORE_EMULATOR_BINARY_PATH says so');
});

test('1: an older Java runs the named jar through the stand-in', async () => {
  const found = await findFirestoreEmulator(
    machine({
      env: { FIRESTORE_EMULATOR_BINARY_PATH: '/opt/mine.jar' },
      java: 17,
      files: { '/opt/mine.jar': 1 },
    }),
  );
  expect(found).toMatchObject({ classPath: '/opt/mine.jar', java: '/usr/bin/java' });
});

test('1: a wrong path in the variable is an error, even when another way is open', async () => {
  const wrong = machine({
    env: { FIRESTORE_EMULATOR_BINARY_PATH: '/opt/typo.jar' },
    java: 17,
    files: componentJar,
    gcloud: true,
  });
  await expect(findFirestoreEmulator(wrong)).rejects.toThrow(/\/opt\/typo\.jar.*no such file/);
});

test('2: Java 21 and a cached jar: the Firebase CLI’s own', async () => {
  const found = await findFirestoreEmulator(
    machine({ java: 21, files: { [CLI_JAR.path]: CLI_JAR.size, ...componentJar }, gcloud: true }),
  );
  expect(found.says).toContain('cached at');
  expect(found.jar).toBeUndefined();
  expect(found.download).toBeUndefined();
});

test('2: Java 21 and a network: the Firebase CLI downloads its own', async () => {
  const found = await findFirestoreEmulator(machine({ java: 25, online: true }));
  expect(found.download).toBe(true);
});

test('2: half a download does not count as cached', async () => {
  const half = machine({ java: 21, files: { [CLI_JAR.path]: CLI_JAR.size - 1 } });
  await expect(findFirestoreEmulator(half)).rejects.toThrow(NoFirestoreEmulator);
});

test('3: Java 17 and the Google Cloud CLI’s component', async () => {
  const found = await findFirestoreEmulator(
    machine({ java: 17, files: { [CLI_JAR.path]: CLI_JAR.size, ...componentJar }, gcloud: true }),
  );
  const jar = `${COMPONENT}/cloud-firestore-emulator.jar`;
  expect(found.jar).toBe(jar);
  const env = emulatorEnvironment(found, { PATH: '/usr/bin', HOME: '/home/me' }, '/tmp/pids');
  expect(env).toMatchObject({
    HOME: '/home/me',
    FIRESTORE_EMULATOR_BINARY_PATH: jar,
    TULIA_FIRESTORE_CLASS_PATH: jar,
    TULIA_REAL_JAVA: '/usr/bin/java',
    TULIA_JAVA_PIDS: '/tmp/pids',
    JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
  });
  const own = emulatorEnvironment(found, { JAVA_TOOL_OPTIONS: '-Xmx1g' }, '/tmp/pids');
  expect(own['JAVA_TOOL_OPTIONS']).toBe('-Xmx1g -XX:TieredStopAtLevel=1 -XX:+UseSerialGC');
  expect(env['PATH']).toMatch(/firestore-emulator\/shim:\/usr\/bin$/);
});

test('3: also with Java 21, when the CLI’s jar cannot be had', async () => {
  const found = await findFirestoreEmulator(
    machine({ java: 21, files: componentJar, gcloud: true }),
  );
  expect(found.says).toContain('Google Cloud CLI’s component');
});

test('3: a component of several jars goes whole on the class path', async () => {
  const files = { [`${COMPONENT}/b.jar`]: 1, [`${COMPONENT}/a.jar`]: 1, [`${COMPONENT}/x.sh`]: 1 };
  const found = await findFirestoreEmulator(machine({ java: 17, files, gcloud: true }));
  expect(found.classPath).toBe(`${COMPONENT}/a.jar:${COMPONENT}/b.jar`);
});

test('4: nothing at all: one message says what was tried and what to install', async () => {
  const refusal = findFirestoreEmulator(machine({}));
  await expect(refusal).rejects.toThrow(NoFirestoreEmulator);
  await expect(refusal).rejects.toThrow(/no Google Cloud CLI on PATH/);
  await expect(refusal).rejects.toThrow(/Install one of these[^]*Java 21/);
});

test('4: gcloud without the component, and Java too old for it', async () => {
  await expect(findFirestoreEmulator(machine({ java: 17, gcloud: true }))).rejects.toThrow(
    /has no cloud-firestore-emulator component/,
  );
  await expect(
    findFirestoreEmulator(machine({ java: 8, gcloud: true, files: componentJar })),
  ).rejects.toThrow(/needs Java 11/);
});

test('Java versions are read in both spellings', () => {
  expect(parseJavaMajor('openjdk version "17.0.15" 2025-04-15')).toBe(17);
  expect(parseJavaMajor('java version "1.8.0_402"')).toBe(8);
  expect(parseJavaMajor('bash: java: not found')).toBeUndefined();
});
