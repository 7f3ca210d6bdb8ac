/** A long-running program with a log file, stopped together with everything it started. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE_TO_START_MS } from '../test-run/patience';

const KEEPER = path.join(import.meta.dirname, 'keeper.mjs');

export interface KeptProcess {
  log(): string;
  /** the last lines of the log, for a message about a failure */
  tail(lines?: number): string;
  /** resolves when the program has ended, also by itself */
  readonly ended: Promise<void>;
  readonly hasEnded: boolean;
  /** sends SIGINT, after a grace SIGKILL to the processes that are left; resolves when none is */
  stop(): Promise<void>;
}

/** Starts a program under the keeper (see keeper.mjs); its output goes to `logFile`. */
export function keep(
  program: string,
  args: readonly string[],
  { cwd, env, logFile }: { cwd: string; env: NodeJS.ProcessEnv; logFile: string },
): KeptProcess {
  const log = openSync(logFile, 'w');
  const keeper = spawn(process.execPath, [KEEPER, program, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  const { stdin } = keeper;
  if (stdin === null) throw new Error('The keeper has no standard input.');
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true;
      resolve();
    };
    keeper.once('exit', end);
    keeper.once('error', end);
  });
  // The pipe breaks when the keeper is gone already; `ended` says so.
  stdin.on('error', () => undefined);

  const read = (): string => readFileSync(logFile, 'utf8');
  return {
    log: read,
    tail: (lines = 40) => read().trimEnd().split('\n').slice(-lines).join('\n'),
    ended,
    get hasEnded() {
      return hasEnded;
    },
    async stop() {
      stdin.end();
      await ended;
    },
  };
}

/**
 * Waits until `isReady` holds, asking every 100 ms.
 * @param name what stands after “the” in a message
 * @throws Error with the end of the log when the program ends first or is too slow
 */
export async function waitUntilReady(
  process: KeptProcess,
  name: string,
  isReady: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + PATIENCE_TO_START_MS;
  while (!(await isReady())) {
    if (process.hasEnded)
      throw new Error(`Waiting for the ${name}: the program ended:\n${process.tail()}`);
    if (Date.now() > deadline)
      throw new Error(
        `Waited ${PATIENCE_TO_START_MS / 1000} s in vain for the ${name}:\n${process.tail()}`,
      );
    await wait(100);
  }
}
