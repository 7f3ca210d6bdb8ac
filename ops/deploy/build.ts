/** Builds the functions, with their own lock file, and the site of one project. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../local/machine/places';
import { runNpm } from '../../local/machine/run';
import { VERSION_FILE } from './running-version';
import type { Target } from './target';
import type { Tools } from './tools';

/** The functions as the SDK describes them to the CLI. */
export type BuiltFunctions = Readonly<
  Record<string, { callableTrigger?: object; httpsTrigger?: { invoker?: unknown } }>
>;

/** @param contentFile written by `readLiveContent` */
export async function build(
  tools: Tools,
  target: Target,
  commit: string,
  contentFile: string,
): Promise<BuiltFunctions> {
  const asked = ['apps:sdkconfig', 'web', '--project', target.project];
  const { sdkConfig } = (await tools.ask('firebase', asked)) as { sdkConfig: object };
  await runNpm(['run', 'build', '-w', 'functions'], { cwd: ROOT });
  await lockFunctions();
  const env = { ...process.env, ...siteEnvironment(target, sdkConfig, contentFile) };
  await runNpm(['run', 'build', '-w', 'web'], { cwd: ROOT, env });
  const version = { commit, builtAt: new Date().toISOString() };
  writeFileSync(path.join(ROOT, 'web/dist', VERSION_FILE), `${JSON.stringify(version)}\n`);
  return builtFunctions(sdkConfig);
}

/** The variables of a production build of the site (`web/build/content.ts`, `site-url.ts`, `emit-pages.ts`). */
export const siteEnvironment = (
  { parameters, databaseId, isStaging }: Target,
  webConfig: object,
  contentFile: string,
) => ({
  ...parameters,
  VITE_FIREBASE_CONFIG: JSON.stringify(webConfig),
  VITE_DATABASE_ID: databaseId,
  TULIA_CONTENT: contentFile,
  TULIA_SITE_URL: parameters['SITE_URL'] ?? '',
  TULIA_STAGING: isStaging ? '1' : '',
});

/**
 * The CLI uploads only the folder of the functions, and Google installs what its lock file names. So npm makes one
 * there from the workspace's lock file, with the versions that were tested.
 */
async function lockFunctions(): Promise<void> {
  const json = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as object;
  const own = json('functions/package.json') as { name: string; version: string };
  const { packages, ...lock } = json('package-lock.json') as { packages: Record<string, object> };
  const others = Object.entries(packages)
    .filter(([name]) => /^(?:functions\/)?node_modules\/(?!@tulia\/)/.test(name))
    .map(([name, each]) => [name.replace(/^functions\//, ''), each]);
  const all = Object.fromEntries([['', own], ...others]) as object;
  const whole = { ...lock, name: own.name, version: own.version, packages: all };
  const folder = mkdtempSync(path.join(tmpdir(), 'tulia-lock-'));
  const file = path.join(folder, 'package-lock.json');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own));
  writeFileSync(file, JSON.stringify(whole));
  const offline = ['install', '--package-lock-only', '--offline', '--ignore-scripts'];
  await runNpm(offline, { cwd: folder });
  copyFileSync(file, path.join(ROOT, 'functions/package-lock.json'));
  rmSync(folder, { recursive: true });
}

/** @param webConfig of the project; the SDK reads it when it is loaded */
async function builtFunctions(webConfig: object): Promise<BuiltFunctions> {
  process.env['FIREBASE_CONFIG'] ??= JSON.stringify(webConfig);
  const built = (await import(path.join(ROOT, 'functions/dist/index.js'))) as Record<
    string,
    { __endpoint: BuiltFunctions[string] }
  >;
  return Object.fromEntries(
    Object.entries(built).map(([name, { __endpoint }]) => [name, __endpoint]),
  );
}
