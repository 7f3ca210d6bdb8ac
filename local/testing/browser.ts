/**
 * The browser for the journeys: `$CHROME`, else a system Chromium or Chrome, else (as root where apt exists) Chromium
 * is installed. Nothing is downloaded in any other way. Most journeys need no more than Chromium's headless shell,
 * the same engine without the windows of a browser, which takes about two thirds of the time; where there is none, or
 * `$CHROME` names a browser, that one runs all of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { thisMachine } from '../firestore-emulator/machine';
import { run } from '../world/run';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const SHELLS = ['chromium-headless-shell'];

/** Path of a browser. Throws with what to install when there is none. */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const named = namedBrowser(env);
  if (named !== undefined) return named;
  const found = installedBrowser(env);
  if (found !== undefined) return found;
  if (mayInstall(env)) {
    console.log('      No Chromium or Chrome here: installing Chromium with apt-get …');
    await install('chromium', env);
    const installed = installedBrowser(env);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The journeys need a browser. Install Chromium or Chrome, or set CHROME to the path of one.',
  );
}

/** Path of a headless shell for what needs no whole browser, or of that browser where there is none. */
export async function findHeadlessShell(
  browser: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  if (namedBrowser(env) !== undefined) return browser;
  const found = installed(SHELLS, env);
  if (found !== undefined || !mayInstall(env)) return found ?? browser;
  // Older releases of Debian have no such package.
  await install('chromium-headless-shell', env).catch(() => undefined);
  return installed(SHELLS, env) ?? browser;
}

/** Name and version, as the browser itself gives them: `Chromium 147.0.7727.55`. Throws when it does not run. */
export function browserVersion(browser: string): string {
  const { status, stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8' });
  const version = status === 0 ? /^.*?\d+(?:\.\d+)+/m.exec(stdout)?.[0] : undefined;
  if (version === undefined) throw new Error(`${browser} is no browser that tells its version.`);
  return version;
}

function namedBrowser(env: NodeJS.ProcessEnv): string | undefined {
  const named = env['CHROME'];
  if (named === undefined || named === '') return undefined;
  if (existsSync(named)) return named;
  throw new Error(`CHROME names ${named}, and there is no such file.`);
}

function installedBrowser(env: NodeJS.ProcessEnv): string | undefined {
  return installed(COMMANDS, env) ?? MAC_APPS.find((app) => existsSync(app));
}

function installed(commands: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const machine = thisMachine(env);
  return commands.map((command) => machine.commandPath(command)).find(Boolean);
}

async function install(name: string, env: NodeJS.ProcessEnv): Promise<void> {
  const options = { cwd: '/', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-q'], options);
  await run('apt-get', ['install', '-y', '-q', name], options);
}

function mayInstall(env: NodeJS.ProcessEnv): boolean {
  const isRoot = process.getuid?.() === 0;
  const hasApt = thisMachine(env).commandPath('apt-get') !== undefined;
  return isRoot && hasApt && spawnSync('apt-get', ['--version']).status === 0;
}
