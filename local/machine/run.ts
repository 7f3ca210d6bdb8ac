/** Runs one program to its end and shows its output only when it fails. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Our variables for another program, without those that a runner of tests adds for itself: with Vitest's `NODE_ENV` of
 * `test`, Vite would build a site for the ports of a development server.
 */
export function programEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const ofRunner = ['NODE_ENV', 'VITEST', 'TEST'];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ofRunner.includes(name)));
}

/** A program ended with a code other than 0; the message holds the end of its output. */
class CommandFailed extends Error {
  constructor(command: string, code: number | null, output: string) {
    const tail = output.trimEnd().split('\n').slice(-40).join('\n');
    super(`“${command}” ended with code ${String(code)}:\n${tail}`);
    this.name = 'CommandFailed';
  }
}

interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** milliseconds; a program that runs longer is ended and has failed */
  timeoutMs?: number;
}

/** Runs a program without a shell. @throws CommandFailed */
export const run = (
  command: string,
  args: readonly string[],
  { cwd, env, timeoutMs }: RunOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            output += `\nended after ${timeoutMs / 1000} s, because it did not come to an end`;
            child.kill();
          }, timeoutMs);
    const collect = (chunk: Buffer) => (output += chunk.toString('utf8'));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(new CommandFailed([command, ...args].join(' '), code, output));
    });
  });

/** Runs npm: the same npm that runs us, where that is known. @throws CommandFailed */
export function runNpm(args: readonly string[], options: RunOptions): Promise<void> {
  const npm = process.env['npm_execpath'];
  return npm?.endsWith('.js') === true
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, options);
}

/** The program file of an installed package: through `npx` a signal might not reach the program. */
export const installed = (name: string, file: string) =>
  path.join(path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);

/** Whether a process of this id lives, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
