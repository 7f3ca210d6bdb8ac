/**
 * The browsers for the journeys: `$CHROME`, else a system Chromium or Chrome, else (as root where apt exists) Chromium
 * is installed. Nothing is downloaded in any other way. Most journeys need no more than Chromium's headless shell,
 * the same engine without the windows of a browser, which takes about two thirds of the time; where there is none, or
 * `$CHROME` names a browser, that one runs all of them. Firefox (`$FIREFOX`) and WebKit, as the browser of GNOME has
 * it, are found or installed in the same way; where they are missing, it is said that their journeys are left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { thisMachine } from '../firestore-emulator/machine';
import { run } from '../machine/run';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const SHELLS = ['chromium-headless-shell'];

const FIREFOXES = ['firefox-esr', 'firefox'];

/** Paths of what WebKit is driven by and looked at with. */
export interface WebKit {
  driver: string;
  browser: string;
  /** a screen that nobody sees */
  screen: string;
}

/** Path of a browser. Throws with what to install when there is none. */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const named = namedBrowser('CHROME', env);
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
  if (namedBrowser('CHROME', env) !== undefined) return browser;
  // Older releases of Debian have no such package.
  const packages = ['chromium-headless-shell'];
  return (await findOrInstall(packages, () => installed(SHELLS, env), env)) ?? browser;
}

/** Path of Firefox; undefined where there is none, and none can be installed. */
export async function findFirefox(
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  const named = namedBrowser('FIREFOX', env);
  return named ?? findEngine('Firefox', ['firefox-esr'], () => installed(FIREFOXES, env), env);
}

/** WebKit with all that it needs; undefined where that is not there, and cannot be installed. */
export function findWebKit(env: NodeJS.ProcessEnv = process.env): Promise<WebKit | undefined> {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  return findEngine('WebKit', packages, () => installedWebKit(env), env);
}

/** Says that it is installed, or that it is missing. */
async function findEngine<Found>(
  name: string,
  packages: readonly string[],
  find: () => Found | undefined,
  env: NodeJS.ProcessEnv,
): Promise<Found | undefined> {
  const found = await findOrInstall(packages, find, env, () =>
    console.log(`      No ${name} here: installing ${packages.join(' and ')} with apt-get …`),
  );
  if (found === undefined)
    console.log(`      No ${name} here (${packages.join(', ')}): its journeys are left out.`);
  return found;
}

/** What cannot be installed stays missing. */
async function findOrInstall<Found>(
  packages: readonly string[],
  find: () => Found | undefined,
  env: NodeJS.ProcessEnv,
  announce: () => void = () => undefined,
): Promise<Found | undefined> {
  const found = find();
  if (found !== undefined || !mayInstall(env)) return found;
  announce();
  for (const each of packages) await install(each, env).catch(() => undefined);
  return find();
}

/** The browser stands in a folder of the library, whose name holds the kind of machine. */
function installedWebKit(env: NodeJS.ProcessEnv): WebKit | undefined {
  const driver = installed(['WebKitWebDriver'], env);
  const screen = installed(['Xvfb'], env);
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = libraries
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** Name and version, as the browser itself gives them: `Chromium 147.0.7727.55`. Throws when it does not run. */
export function browserVersion(browser: string): string {
  const { status, stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8' });
  const version = status === 0 ? /^.*?\d+(?:\.\d+)+/m.exec(stdout)?.[0] : undefined;
  if (version === undefined) throw new Error(`${browser} is no browser that tells its version.`);
  return version;
}

function namedBrowser(variable: string, env: NodeJS.ProcessEnv): string | undefined {
  const named = env[variable];
  if (named === undefined || named === '') return undefined;
  if (existsSync(named)) return named;
  throw new Error(`${variable} names ${named}, and there is no such file.`);
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
