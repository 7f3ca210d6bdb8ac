/** Runs `firebase` and `gcloud` from the PATH. */
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL, ROOT } from '../../local/machine/places';

export type Tool = 'firebase' | 'gcloud';

/** A tool failed; the message is the beginning of its error. */
export class ToolFailed extends Error {
  /** @param said all of its output */
  constructor(
    readonly tool: Tool,
    message: string,
    readonly said = '',
  ) {
    super(message);
    this.name = 'ToolFailed';
  }

  /** whether the thing that was asked for does not exist, which a caller may expect */
  get isNotFound(): boolean {
    return /NOT_FOUND|not found|does not exist|\b404\b/i.test(this.said);
  }
}

export interface Tools {
  /** The JSON of an answer. @throws ToolFailed */
  ask(tool: Tool, args: readonly string[]): Promise<unknown>;
  /** An answer as trimmed text. @throws ToolFailed */
  read(tool: Tool, args: readonly string[]): Promise<string>;
  /** Runs a command that changes something and shows its output. @throws ToolFailed */
  run(tool: Tool, args: readonly string[]): Promise<void>;
}

/**
 * @param env its PATH finds the tools, before our own packages do
 * @param show gets the output of a command while it runs
 */
export function toolsOn(env: NodeJS.ProcessEnv, show: (text: string) => void): Tools {
  const found = {
    ...env,
    PATH: [env['PATH'] ?? '', path.join(ROOT, 'node_modules/.bin')].join(path.delimiter),
    NO_COLOR: '1',
    // Compiling itself is half of each start of the Firebase CLI.
    NODE_COMPILE_CACHE: path.join(LOCAL, 'compiled'),
    CLOUDSDK_CORE_DISABLE_PROMPTS: '1',
  };
  /** Waits for the end of the program. @returns its output, without what went into a file */
  const start = (
    tool: Tool,
    args: readonly string[],
    stdout: number | 'pipe',
    heard: (text: string) => void,
  ) =>
    new Promise<{ code: number | null; said: string }>((resolve, reject) => {
      const child = spawn(tool, args, { cwd: ROOT, env: found, stdio: ['ignore', stdout, 'pipe'] });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (bytes: Buffer) => {
          said += bytes.toString('utf8');
          heard(bytes.toString('utf8'));
        });
      child.once('error', () => {
        const install = 'run `npm ci`, or https://cloud.google.com/sdk/docs/install for gcloud';
        reject(new ToolFailed(tool, `${tool} is not on the PATH: ${install}`));
      });
      child.once('close', (code) => resolve({ code, said }));
    });
  const failed = (tool: Tool, args: readonly string[], said: string) =>
    new ToolFailed(tool, firstWords(said) || `${tool} ${args.join(' ')}`, said);
  /** Reads the answer from a file: into a pipe the Firebase CLI loses the end of a long one. */
  const answered = async (tool: Tool, args: readonly string[]) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tulia-answer-'));
    const file = path.join(folder, 'answer');
    const stdout = openSync(file, 'w');
    try {
      const { code, said } = await start(tool, args, stdout, () => undefined);
      const answer = readFileSync(file, 'utf8');
      if (code !== 0) throw failed(tool, args, `${said}\n${answer}`);
      return answer;
    } finally {
      closeSync(stdout);
      rmSync(folder, { recursive: true });
    }
  };
  return {
    ask: async (tool, args) => {
      const more = tool === 'firebase' ? ['--json', '--non-interactive'] : ['--format=json'];
      const answer = JSON.parse(await answered(tool, [...args, ...more])) as unknown;
      return tool === 'firebase' ? (answer as { result?: unknown }).result : answer;
    },
    read: async (tool, args) => (await answered(tool, args)).trim(),
    run: async (tool, args) => {
      const { code, said } = await start(tool, args, 'pipe', show);
      if (code !== 0) throw failed(tool, args, said);
    },
  };
}

/** The first lines of a tool's error. */
function firstWords(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const at = lines.findIndex((line) => /^\W*"?error\b/i.test(line));
  return lines.slice(Math.max(at, 0), Math.max(at, 0) + 3).join('\n');
}
