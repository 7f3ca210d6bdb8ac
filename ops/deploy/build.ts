/** What is uploaded: functions with a lock file of their own, and the site of one project. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL, ROOT } from '../../local/machine/places';
import { runNpm } from '../../local/machine/run';
import { buildEnvironment, type Deployment } from './live-content';
import { writeVersion } from './running-version';

export const SITE = path.join(ROOT, 'web/dist');
export const FUNCTIONS = path.join(ROOT, 'functions/dist');

interface Lock {
  packages: Record<string, object>;
  [other: string]: unknown;
}

export async function buildFunctions(): Promise<void> {
  await runNpm(['run', 'build', '-w', 'functions'], { cwd: ROOT });
  await lockFunctions();
}

/** Makes something unless it is there, and a file says that it was made of just the same. */
async function unlessMadeOf(
  { made, file }: { made: string; file: string },
  parts: unknown,
  make: () => Promise<void>,
) {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const isThere = existsSync(made) && existsSync(file);
  if (isThere && readFileSync(file, 'utf8') === hash) return;
  await make();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

/**
 * Only the folder of the functions is uploaded. Google installs what its lock file names, so it gets one with the
 * versions that were tested: npm takes from the lock file of the workspace what the functions need.
 */
async function lockFunctions(): Promise<void> {
  const json = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as object;
  const own = json('functions/package.json') as Record<string, unknown>;
  const { packages, ...lock } = json('package-lock.json') as Lock;
  const others = Object.entries(packages)
    .filter(([name]) => /^(?:functions\/)?node_modules\/(?!@tulia\/)/.test(name))
    .map(([name, each]) => [name.replace(/^functions\//, ''), each]);
  const all = Object.fromEntries([['', own], ...others]) as object;
  const { name, version } = own;
  const whole = { ...lock, name, version, packages: all };
  const lockFile = path.join(ROOT, 'functions/package-lock.json');
  const note = { made: lockFile, file: path.join(LOCAL, 'deploying/lock-made-of') };
  await unlessMadeOf(note, whole, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tulia-lock-'));
    const file = path.join(folder, 'package-lock.json');
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own));
    writeFileSync(file, JSON.stringify(whole));
    await runNpm(['install', '--package-lock-only', '--offline', '--ignore-scripts'], {
      cwd: folder,
    });
    copyFileSync(file, lockFile);
    rmSync(folder, { recursive: true });
  });
}

/** Builds the site anew unless it was built from just the same; its file `.made-of` is not published. */
export async function buildSite(
  commit: string,
  made: Deployment,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const env = buildEnvironment(made, environment);
  const given = Object.entries(env).filter(([name]) => /^(?:VITE|TULIA)_/.test(name));
  const content = existsSync(made.contentFile) ? readFileSync(made.contentFile, 'utf8') : '';
  const note = { made: SITE, file: path.join(SITE, '.made-of') };
  await unlessMadeOf(note, [commit, given.sort(), content], async () => {
    await runNpm(['run', 'build', '-w', 'web'], { cwd: ROOT, env });
    writeVersion(SITE, { commit, builtAt: new Date().toISOString() });
  });
}

/** What was built, as the SDK describes each function to the CLI. */
export type BuiltFunctions = Readonly<
  Record<string, { callableTrigger?: object; httpsTrigger?: { invoker?: unknown } }>
>;

/** @param config the project's, which the SDK reads when it is loaded */
export async function builtFunctions(config: unknown): Promise<BuiltFunctions> {
  process.env['FIREBASE_CONFIG'] ??= JSON.stringify(config);
  const built = (await import(path.join(FUNCTIONS, 'index.js'))) as Record<
    string,
    { __endpoint: BuiltFunctions[string] }
  >;
  return Object.fromEntries(
    Object.entries(built).map(([name, { __endpoint }]) => [name, __endpoint]),
  );
}
