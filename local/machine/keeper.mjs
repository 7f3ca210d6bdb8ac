// Keeps one program and everything it started. The keeper leads a process group of its own; the
// launcher holds its standard input. When that closes, because the launcher wants to stop or was
// itself killed, the program gets SIGINT, then a grace, then everything left is killed. The process
// ids in TULIA_JAVA_PIDS belong to children started outside the group (the Firebase CLI detaches
// Java).  Usage: node keeper.mjs <program> [arguments]
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

// Ending early loses nothing: a local environment keeps no data.
const GRACE_MS = 3000;
const [program, ...args] = process.argv.slice(2);
const pidFile = process.env.TULIA_JAVA_PIDS;
if (pidFile) rmSync(pidFile, { force: true });

const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
let stopping = false;

child.once('error', (error) => {
  console.error(String(error));
  finish(1);
});
child.once('exit', (code) => finish(stopping ? 0 : (code ?? 1)));

process.stdin.resume();
process.stdin.once('end', stop);
process.stdin.once('error', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

function stop() {
  if (stopping) return;
  stopping = true;
  child.kill('SIGINT');
  setTimeout(() => finish(0), GRACE_MS);
}

function finish(code) {
  for (const pid of detachedJava()) tryKill(pid);
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    process.exit(code);
  }
  // The rest of the group goes with the keeper; the launcher reads the exit code from its output.
  process.stdout.write(`\nkeeper: ended with code ${code}\n`, () => tryKill(-process.pid));
}

function detachedJava() {
  if (!pidFile) return [];
  try {
    return readFileSync(pidFile, 'utf8').split('\n').filter(Boolean).map(Number).filter(isJava);
  } catch {
    return [];
  }
}

/** A process id may have been given to another program since; only the emulator is ours. */
function isJava(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  return /firestore/i.test(stdout ?? '');
}

function tryKill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone, which is what was wanted.
  }
}
