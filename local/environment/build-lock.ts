/** One build at a time in this folder, also between processes: a file that names its owner. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { isAlive } from '../machine/is-alive';
import { LOCAL } from '../machine/places';

const LOCK = path.join(LOCAL, 'build.lock');

/** Runs `work` while holding the lock; waits for another process, but not for a dead one. */
export async function withBuildLock<Result>(work: () => Promise<Result>): Promise<Result> {
  mkdirSync(LOCAL, { recursive: true });
  if (!take()) {
    process.stdout.write('waiting for another build in this folder … ');
    while (!take()) await wait(250);
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function take(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (ownerIsGone()) rmSync(LOCK, { force: true });
    return false;
  }
}

function ownerIsGone(): boolean {
  try {
    const owner = Number(readFileSync(LOCK, 'utf8'));
    return Number.isInteger(owner) && owner > 0 && !isAlive(owner);
  } catch {
    return false;
  }
}
