/**
 * `npm run test:changes`: opens a world of its own and sees whether the tests notice each deliberate change of the
 * server. `npm run test:changes -- guards jobs` makes only changes with one of these words in file, text or test;
 * `--world` takes the world of this folder that already runs. The exit code is 0 only when every change was
 * noticed.
 */
import path from 'node:path';
import { claimOffset } from '../../../local/claim-offset';
import { LOCAL, startFolder } from '../../../local/places';
import { portsAt } from '../../../local/ports';
import { offsetOfRunningWorld } from '../../../local/running-world';
import { onToldToEnd } from '../../../local/world/told-to-end';
import { openTestWorld, testEnvironment } from '../../../local/testing/test-world';
import { renewFunctions } from '../../../local/world/emulators';
import { Scope } from '../../../local/world/scope';

/** Beside `npm start`, `npm test` and `npm run bench`, if it is free. */
const USUAL_OFFSET = 2600;

const options = process.argv.slice(2);
const isOpen = options.includes('--world');
const words = options.filter((each) => !each.startsWith('-'));
const offset = isOpen
  ? offsetOfRunningWorld(process.env)
  : (await claimOffset({ env: process.env, usual: USUAL_OFFSET })).offset;
const ports = portsAt(offset);

const folder = isOpen ? startFolder(offset) : path.join(LOCAL, `changes-${offset}`);
const scope = new Scope();
onToldToEnd(() => void scope.close().then(() => process.exit(130)));

try {
  if (!isOpen) await openTestWorld(folder, ports, scope, (text) => process.stdout.write(text));
  Object.assign(process.env, testEnvironment({ ports, offset }));
  // What the tests share finds its world when it is loaded.
  const { huntAll } = await import('./hunt');
  const unnoticed = await huntAll(words, (built) => renewFunctions(folder, ports, built));
  for (const each of unnoticed) console.error(each);
  process.exitCode = unnoticed.length > 0 ? 1 : 0;
} finally {
  if (isOpen) await renewFunctions(folder, ports);
  await scope.close();
}
process.exit();
