/**
 * Asks `firebase` and `gcloud`, as they stand on the PATH, and says in one word why one of them did not answer.
 * Nothing else of the deployment starts a program that talks to a project.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../places';

export type Tool = 'firebase' | 'gcloud';

export const TROUBLES = [
  'not-installed',
  'not-signed-in',
  'forbidden',
  'not-found',
  'api-off',
  'quota',
  'network',
  'other',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** A tool did not do what it was asked to; the message is the end of what it printed. */
export class ToolFailed extends Error {
  constructor(
    readonly tool: Tool,
    readonly trouble: Trouble,
    message: string,
  ) {
    super(message);
    this.name = 'ToolFailed';
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

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
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
    CLOUDSDK_CORE_DISABLE_PROMPTS: '1',
  };
  const start = (tool: Tool, args: readonly string[], heard: (text: string) => void) =>
    new Promise<Ended>((resolve, reject) => {
      const child = spawn(tool, args, { cwd: ROOT, env: found, stdio: ['ignore', 'pipe', 'pipe'] });
      const ended: Ended = { code: null, stdout: '', stderr: '' };
      child.stdout.on('data', (bytes: Buffer) => {
        ended.stdout += bytes.toString('utf8');
        heard(bytes.toString('utf8'));
      });
      child.stderr.on('data', (bytes: Buffer) => {
        ended.stderr += bytes.toString('utf8');
        heard(bytes.toString('utf8'));
      });
      child.once('error', () => {
        reject(new ToolFailed(tool, 'not-installed', `${tool} is not on the PATH.`));
      });
      child.once('close', (code) => {
        resolve({ ...ended, code });
      });
    });
  const demand = async (tool: Tool, args: readonly string[], heard: (text: string) => void) => {
    const ended = await start(tool, args, heard);
    if (ended.code === 0) return ended.stdout;
    const all = [errorIn(ended.stdout) ?? '', ended.stderr, ended.stdout].join('\n');
    const said = firstWords(all);
    const text = said === '' ? `${tool} ${args.join(' ')} ended with ${String(ended.code)}` : said;
    throw new ToolFailed(tool, troubleIn(all), text);
  };
  return {
    ask: async (tool, args) => {
      const more = tool === 'firebase' ? ['--json', '--non-interactive'] : ['--format=json'];
      const text = await demand(tool, [...args, ...more], () => undefined);
      const answer = parsed(text);
      if (answer === undefined)
        throw new ToolFailed(tool, 'other', `${tool} ${args.join(' ')} answered no JSON`);
      return tool === 'firebase' ? (answer as { result?: unknown }).result : answer;
    },
    read: async (tool, args) => (await demand(tool, args, () => undefined)).trim(),
    run: async (tool, args) => {
      await demand(tool, args, show);
    },
  };
}

/** The words by which the tools and Google's services say what is the matter; the first that fits counts. */
const SAID: readonly (readonly [Trouble, RegExp])[] = [
  [
    'not-signed-in',
    /not (?:currently )?(?:logged in|authenticated)|reauthenticat|do not currently have an active account|failed to authenticate|no longer valid|firebase login|UNAUTHENTICATED|\b401\b/i,
  ],
  [
    'api-off',
    /has not been used in project|it is disabled|SERVICE_DISABLED|API .{0,60}not enabled/i,
  ],
  ['quota', /quota|RESOURCE_EXHAUSTED|rate limit|\b429\b/i],
  [
    'network',
    /ENOTFOUND|ECONNRE(?:SET|FUSED)|ETIMEDOUT|EAI_AGAIN|socket hang up|network|unable to (?:reach|connect)|could not resolve|timed? ?out/i,
  ],
  ['forbidden', /\b403\b|PERMISSION_DENIED|permission|forbidden|not authorized/i],
  ['not-found', /\b404\b|NOT_FOUND|not found|does not exist/i],
];

/** Which trouble a message tells of. */
export function troubleIn(text: string): Trouble {
  return SAID.find(([, words]) => words.test(text))?.[0] ?? 'other';
}

/** What it says first, from the word that says that it is an error. */
function firstWords(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const at = lines.findIndex((line) => /error/i.test(line));
  return lines.slice(Math.max(at, 0), Math.max(at, 0) + 3).join('\n');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The Firebase CLI prints `{"status":"error","error":…}` on its standard output. */
function errorIn(stdout: string): string | undefined {
  const answer = parsed(stdout);
  if (typeof answer !== 'object' || answer === null) return undefined;
  const error: unknown = Reflect.get(answer, 'error');
  return typeof error === 'string' ? error : undefined;
}
