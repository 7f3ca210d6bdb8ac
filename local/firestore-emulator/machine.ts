/** The finder's questions to the machine, in one object, so that a test can describe any machine. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';

/** The Firestore emulator's jar that the installed Firebase CLI wants: its place in the cache, and its address. */
interface CliJar {
  path: string;
  url: string;
  /** bytes of a complete download */
  size: number;
}

export interface Machine {
  env: NodeJS.ProcessEnv;
  cliJar: CliJar;
  /** bytes of a regular file; undefined when there is none */
  fileSize(file: string): number | undefined;
  /** absolute path of a command on PATH; undefined when there is none */
  commandPath(command: string): string | undefined;
  /** follows all symbolic links */
  realPath(file: string): string;
  /** major version of a Java program (17, 21, …); undefined when it does not run */
  javaMajor(java: string): number | undefined;
  /** whether this address answers within five seconds */
  isReachable(url: string): Promise<boolean>;
}

/** The machine this process runs on. */
export function thisMachine(): Machine {
  const { env } = process;
  return {
    env,
    cliJar: readCliJar(env),
    fileSize: (file) => {
      const stats = statSync(file, { throwIfNoEntry: false });
      return stats?.isFile() === true ? stats.size : undefined;
    },
    commandPath: (command) => commandOnPath(command, env),
    realPath: (file) => realpathSync(file),
    javaMajor,
    isReachable,
  };
}

function commandOnPath(command: string, env: NodeJS.ProcessEnv): string | undefined {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  for (const folder of (env['PATH'] ?? '').split(path.delimiter)) {
    for (const ending of endings) {
      const candidate = path.join(folder, command + ending);
      if (folder !== '' && isExecutable(candidate)) return candidate;
    }
  }
  return undefined;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function javaMajor(java: string): number | undefined {
  const result = spawnSync(java, ['-version'], { encoding: 'utf8' });
  // `1.8.0` counts as 8.
  const [, major] = /version "(?:1\.)?(\d+)/.exec(result.stderr + result.stdout) ?? [];
  return result.status === 0 && major !== undefined ? Number(major) : undefined;
}

async function isReachable(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5000) });
    return answer.ok;
  } catch {
    return false;
  }
}

interface CliEmulators {
  firestore: { remoteUrl: string; downloadPathRelativeToCacheDir: string; expectedSize: number };
}

function readCliJar(env: NodeJS.ProcessEnv): CliJar {
  const require = createRequire(import.meta.url);
  const details =
    require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json') as CliEmulators;
  const cache =
    env['FIREBASE_EMULATORS_PATH'] ?? path.join(homedir(), '.cache', 'firebase', 'emulators');
  return {
    path: path.join(cache, details.firestore.downloadPathRelativeToCacheDir),
    url: details.firestore.remoteUrl,
    size: details.firestore.expectedSize,
  };
}
