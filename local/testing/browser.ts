/**
 * The browsers for the journeys: `$CHROME`, else a system Chromium or Chrome, else (as root where apt exists) Chromium
 * is installed. Nothing is downloaded in any other way. Most journeys need only Chromium's headless shell, which takes
 * about two thirds of the time; where there is none, or `$CHROME` names a browser, that browser runs all. Firefox
 * (`$FIREFOX`) and GNOME's WebKit are found or installed in the same way; where they are missing, a line says that
 * their journeys are left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { thisMachine } from '../firestore-emulator/machine';
import { run } from '../machine/run';

const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Paths of WebKit's programs. */
export interface WebKit {
  driver: string;
  browser: string;
  /** a virtual screen */
  screen: string;
}

/** Path of a browser. @throws Error with what to install when there is none */
export async function findBrowser(): Promise<string> {
  const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const find = () => onPath(...commands) ?? MAC_APPS.find((app) => existsSync(app));
  const found = named('CHROME') ?? (await findOrInstall('Chromium or Chrome', ['chromium'], find));
  if (found !== undefined) return found;
  throw new Error(
    'The journeys need a browser. Install Chromium or Chrome, or set CHROME to the path of one.',
  );
}

/** Path of a headless shell, or of `browser` where there is none. */
export async function findHeadlessShell(browser: string): Promise<string> {
  if (named('CHROME') !== undefined) return browser;
  const name = 'chromium-headless-shell';
  // Older releases of Debian have no such package.
  return (await findOrInstall(name, [name], () => onPath(name))) ?? browser;
}

/** Path of Firefox; undefined where there is none and it cannot be installed. */
export const findFirefox = async (): Promise<string | undefined> =>
  named('FIREFOX') ??
  orLeftOut(
    'Firefox',
    await findOrInstall('Firefox', ['firefox-esr'], () => onPath('firefox-esr', 'firefox')),
  );

/** WebKit's programs; undefined where one is missing and cannot be installed. */
export const findWebKit = async (): Promise<WebKit | undefined> =>
  orLeftOut(
    'WebKit',
    await findOrInstall('WebKit', ['webkit2gtk-driver', 'xvfb'], () => {
      const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
      // The browser stands in a folder of the library, whose name holds the kind of machine.
      const browser = (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
        .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
        .find((file) => existsSync(file));
      return driver && screen && browser ? { driver, browser, screen } : undefined;
    }),
  );

function orLeftOut<Found>(name: string, found: Found | undefined): Found | undefined {
  if (found === undefined) console.log(`      No ${name} here: its journeys are left out.`);
  return found;
}

/** Installs as root, with apt; otherwise what is missing stays missing. */
async function findOrInstall<Found>(
  name: string,
  packages: readonly string[],
  find: () => Found | undefined,
): Promise<Found | undefined> {
  const found = find();
  const isRoot = process.getuid?.() === 0;
  if (found !== undefined || !isRoot || onPath('apt-get') === undefined) return found;
  console.log(`      No ${name} here: installing ${packages.join(' and ')} with apt-get …`);
  const options = { cwd: '/', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    await run('apt-get', ['update', '-q'], options);
    await run('apt-get', ['install', '-y', '-q', ...packages], options);
  } catch {
    // The caller says what is missing, or does without.
  }
  return find();
}

/** The browser's own name and version: `Chromium 147.0.7727.55`. @throws Error when it does not run */
export function browserVersion(browser: string): string {
  const { status, stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8' });
  const version = status === 0 ? /^.*?\d+(?:\.\d+)+/m.exec(stdout)?.[0] : undefined;
  if (version === undefined) throw new Error(`${browser} is no browser that tells its version.`);
  return version;
}

function named(variable: string): string | undefined {
  const file = process.env[variable] ?? '';
  if (file === '') return undefined;
  if (existsSync(file)) return file;
  throw new Error(`${variable} names ${file}, and there is no such file.`);
}

/** Path of the first of these commands that exists. */
function onPath(...commands: readonly string[]): string | undefined {
  const machine = thisMachine();
  return commands.map((command) => machine.commandPath(command)).find(Boolean);
}
