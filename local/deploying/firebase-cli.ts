/** Asks the Firebase CLI something and reads its JSON answer. */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../places';
import { firebaseBin } from '../world/emulators';

/** The `result` of a CLI command run with `--json`. Throws with the CLI's own message. */
export function askFirebase(args: readonly string[], project: string): unknown {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [firebaseBin(), ...args, '--project', project, '--json', '--non-interactive'],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  const answer = parsed(stdout);
  if (status === 0 && answer?.status === 'success') return answer.result;
  throw new Error(answer?.error ?? (stderr.trim() || `firebase ${args.join(' ')} failed`));
}

/** Runs a CLI command on this terminal. Returns its exit code. */
export function runFirebase(args: readonly string[], project: string): number {
  const { status } = spawnSync(process.execPath, [firebaseBin(), ...args, '--project', project], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return status ?? 1;
}

function parsed(text: string): { status?: string; result?: unknown; error?: string } | undefined {
  try {
    return JSON.parse(text) as { status?: string; result?: unknown; error?: string };
  } catch {
    return undefined;
  }
}
