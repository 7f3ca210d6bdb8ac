/**
 * Finds the running environment of this folder: `npm start` leaves a small file while it runs, so that commands such as
 * `npm run seed` find its ports.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './run';
import { LOCAL } from './places';
import { namedOffset, portsAt, type Ports } from './ports';

const RUNNING = path.join(LOCAL, 'running');

/** Remembers an environment that this process opened. @returns what forgets it */
export function rememberEnvironment(offset: number, folder: string = RUNNING): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${offset}-${process.pid}`);
  writeFileSync(file, '');
  return () => rmSync(file, { force: true });
}

/**
 * The offset of the variables, or of the one running environment of this folder. Where `npm start` opened none, it is
 * 0: `firebase emulators:start` serves at the usual ports. @throws Error when several run
 */
export function runningOffset(env: NodeJS.ProcessEnv, folder: string = RUNNING): number {
  const named = namedOffset(env);
  if (named !== undefined) return named;
  const running = runningEnvironments(folder);
  if (running.length > 1)
    throw new Error(
      `Several local environments of this folder run. Say which one is meant: ${running.map((offset) => `TULIA_PORT_OFFSET=${offset}`).join(' or ')}.`,
    );
  return running[0] ?? 0;
}

/** Offsets of environments with a living launcher. Removes the files of dead ones. */
const runningEnvironments = (folder: string): number[] =>
  filesIn(folder).flatMap((name) => {
    const [offset, pid] = name.split(/(?<=\d)-/).map(Number);
    if (offset === undefined || pid === undefined) return [];
    if (isAlive(pid)) return [offset];
    rmSync(path.join(folder, name), { force: true });
    return [];
  });

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Does `work` in the running environment, and prints the sentence that it returns, or why it failed. */
export async function inRunningEnvironment(work: (ports: Ports) => Promise<string>): Promise<void> {
  try {
    console.log(await work(portsAt(runningOffset(process.env))));
  } catch (error) {
    const isUnreachable = error instanceof TypeError && error.message === 'fetch failed';
    console.error(
      isUnreachable
        ? 'No local environment answers. Start one with `npm start` (same TULIA_PORT_OFFSET).'
        : error instanceof Error
          ? error.message
          : error,
    );
    process.exitCode = 1;
  }
}
