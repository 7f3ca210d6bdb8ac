/**
 * Tells a launcher when to close what it opened. A signal may reach npm alone, which hands it to the shell of its
 * script; the shell dies and tells no other program. So a launcher that npm started checks whether npm and the programs
 * between them still run.
 */
import { execFileSync } from 'node:child_process';
import { isAlive } from './run';

const LOOK_EVERY_MS = 1000;
/** Between npm and a program are a shell, and perhaps another launcher. */
const MOST_PARENTS = 6;

/** Calls `end`, perhaps more than once, at a signal, or when the programs that started this one are gone. */
export function onToldToEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const parents = parentsUpToNpm();
  if (parents.length === 0) return;
  setInterval(() => {
    if (!parents.every(isAlive)) end();
  }, LOOK_EVERY_MS).unref();
}

/** Process ids; none where npm did not start this program, or on Windows. */
function parentsUpToNpm(): number[] {
  const parents: number[] = [];
  try {
    for (let pid = process.ppid; pid > 1 && parents.length < MOST_PARENTS;) {
      const [, parent, args = ''] = /^\s*(\d+) +(.*)/.exec(psOf(pid)) ?? [];
      parents.push(pid);
      if (/(^|\/)npm(-cli\.js)?\b/.test(args)) return parents;
      pid = Number(parent);
    }
  } catch {
    // There is no `ps`, or no such process.
  }
  return [];
}

const psOf = (pid: number) =>
  execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
