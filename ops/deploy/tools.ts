/**
 * Asks `firebase` and `gcloud`, as they stand on the PATH. Nothing else of a deployment starts a program that talks to
 * a project.
 */
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL, ROOT } from '../../local/machine/places';
import { TODO_INSTALL, todoAfter, troubleIn, type Tool, type Trouble } from './trouble';

/** A tool did not do what it was asked to; the message is what it says first. */
export class ToolFailed extends Error {
  /** @param said all that it printed; undefined when it is not installed */
  constructor(
    readonly tool: Tool,
    message: string,
    readonly said?: string,
  ) {
    super(message);
    this.name = 'ToolFailed';
  }

  get trouble(): Trouble {
    return this.said === undefined ? 'not-installed' : troubleIn(this.said);
  }

  /** What to do about it, in one sentence. */
  todo(project: string): string {
    return this.said === undefined ? TODO_INSTALL[this.tool] : todoAfter(this.said, project);
  }
}

export interface Tools {
  /** The JSON that a question is answered with. @throws ToolFailed */
  ask(tool: Tool, args: readonly string[]): Promise<unknown>;
  /** What a question is answered with, as text without blanks around it. @throws ToolFailed */
  read(tool: Tool, args: readonly string[]): Promise<string>;
  /** Runs a command that changes something and shows what it prints. @throws ToolFailed */
  run(tool: Tool, args: readonly string[]): Promise<void>;
}

/**
 * @param env its PATH finds the tools; those of our own packages are found after all others
 * @param show hears what a command prints while it runs
 */
export function toolsOn(env: NodeJS.ProcessEnv, show: (text: string) => void): Tools {
  const found = {
    ...env,
    PATH: [env['PATH'] ?? '', path.join(ROOT, 'node_modules/.bin')].join(path.delimiter),
    NO_COLOR: '1',
    // The Firebase CLI is started again and again, and takes half of its start to compile itself.
    NODE_COMPILE_CACHE: path.join(LOCAL, 'compiled'),
    CLOUDSDK_CORE_DISABLE_PROMPTS: '1',
  };
  const start = (
    tool: Tool,
    args: readonly string[],
    stdout: number | 'pipe',
    heard: (text: string) => void,
  ) =>
    new Promise<number | null>((resolve, reject) => {
      const child = spawn(tool, args, { cwd: ROOT, env: found, stdio: ['ignore', stdout, 'pipe'] });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (bytes: Buffer) => {
          heard(bytes.toString('utf8'));
        });
      child.once('error', () => {
        reject(new ToolFailed(tool, `${tool} is not on the PATH.`));
      });
      child.once('close', resolve);
    });
  const demand = (tool: Tool, args: readonly string[], code: number | null, said: string) => {
    if (code !== 0)
      throw new ToolFailed(tool, firstWords(said) || `${tool} ${args.join(' ')}`, said);
  };
  /** Into a file, which is written at once: of a long answer into a pipe the Firebase CLI loses the end. */
  const answered = async (tool: Tool, args: readonly string[]) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tulia-answer-'));
    const file = path.join(folder, 'answer');
    const stdout = openSync(file, 'w');
    try {
      let said = '';
      const code = await start(tool, args, stdout, (text) => (said += text));
      const answer = readFileSync(file, 'utf8');
      demand(tool, args, code, `${said}\n${answer}`);
      return answer;
    } finally {
      closeSync(stdout);
      rmSync(folder, { recursive: true });
    }
  };
  return {
    ask: async (tool, args) => {
      const more = tool === 'firebase' ? ['--json', '--non-interactive'] : ['--format=json'];
      const text = await answered(tool, [...args, ...more]);
      const answer = parsed(text);
      if (answer === undefined)
        throw new ToolFailed(tool, `${tool} ${args.join(' ')} answered no JSON`, text);
      return tool === 'firebase' ? (answer as { result?: unknown }).result : answer;
    },
    read: async (tool, args) => (await answered(tool, args)).trim(),
    run: async (tool, args) => {
      let said = '';
      const code = await start(tool, args, 'pipe', (text) => {
        said += text;
        show(text);
      });
      demand(tool, args, code, said);
    },
  };
}

/** What a tool says first, from the word that says that it is an error. */
function firstWords(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const at = lines.findIndex((line) => /^\W*"?error\b/i.test(line));
  return lines.slice(Math.max(at, 0), Math.max(at, 0) + 3).join('\n');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
