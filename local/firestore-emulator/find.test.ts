import { expect, test } from 'vitest';
import { findFirestoreEmulator, NoFirestoreEmulator, type Found } from './find';
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

test.each<[string, Described, Partial<Found>]>([
  [
    'the variable wins over everything else',
    { env: NAMED, java: 21, files: { ...MINE, ...cached, ...component }, gcloud: true },
    { jar: '/opt/mine.jar' },
  ],
  [
    'an older Java runs the named jar through the stand-in',
    { env: NAMED, java: 17, files: MINE },
    { jar: '/opt/mine.jar', classPath: '/opt/mine.jar' },
  ],
  [
    'with Java 21 the cached jar of the Firebase CLI is its own affair',
    { java: 21, files: { ...cached, ...component }, gcloud: true },
    {},
  ],
  [
    'with Java 21 and a network the Firebase CLI downloads its own',
    { java: 25, online: true },
    { download: true },
  ],
  [
    'with half a download the component of the Google Cloud CLI is taken',
    { java: 21, files: { ...component, [CLI_JAR.path]: CLI_JAR.size - 1 }, gcloud: true },
    { jar: JAR, classPath: JAR },
  ],
])('%s', async (_, described, expected) => {
  const { jar, classPath, download } = await findFirestoreEmulator(machine(described));
  expect({ jar, classPath, download }).toEqual(expected);
});

test.each<[string, Described, RegExp]>([
  [
    'a wrong path in the variable, even when another way is open',
    { env: NAMED, java: 17, files: component, gcloud: true },
    /\/opt\/mine\.jar.*no such file/,
  ],
  ['nothing at all, with what to install', {}, /Install one of these[^]*Java 21/],
  ['a Java too old for it', { java: 8, gcloud: true, files: component }, /needs Java 11/],
])('no emulator can be started: %s', async (_, described, why) => {
  const finding = findFirestoreEmulator(machine(described));
  await expect(finding).rejects.toThrow(NoFirestoreEmulator);
  await expect(finding).rejects.toThrow(why);
});
