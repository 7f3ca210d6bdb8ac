/** Runs one program to its end; its output is shown only when it fails. */
import { spawn } from 'node:child_process';

/**
 * The variables for a program: ours, without those that a runner of tests adds for itself. With
 * Vitest's `NODE_ENV` of `test`, Vite would build a site that looks for its environment at the ports of a
 * development server.
 */
export function programEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const ofRunner = ['NODE_ENV', 'VITEST', 'TEST'];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ofRunner.includes(name)));
}

/** A program ended with a code other than 0; the message carries the end of what it printed. */
export class CommandFailed extends Error {
  constructor(command: string, code: number | null, output: string) {
    const tail = output.trimEnd().split('\n').slice(-40).join('\n');
    super(`“${command}” ended with code ${String(code)}:\n${tail}`);
    this.name = 'CommandFailed';
  }
}

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** After this time the program is ended, and that is a failure. */
  timeoutMs?: number;
}

/** Runs a program without a shell. Throws `CommandFailed` with what it printed when it fails. */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env, timeoutMs }: RunOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            output += `\nended after ${timeoutMs / 1000} s, because it did not come to an end`;
            child.kill();
          }, timeoutMs);
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(new CommandFailed([command, ...args].join(' '), code, output));
    });
  });
}

/** Runs npm, as the very npm that runs us where that is known. Throws `CommandFailed`. */
export function runNpm(args: readonly string[], options: RunOptions): Promise<void> {
  const npm = process.env['npm_execpath'];
  return npm?.endsWith('.js') === true
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, options);
}

/** Whether a process of this id lives; one that belongs to somebody else does. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
