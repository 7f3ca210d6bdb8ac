/**
 * `npm start` opens the whole product on this machine, on demo data. With `--dev` Vite serves the site with hot reload;
 * with `--practitioners 2` two people take bookings. Ctrl-C closes everything.
 */
import '../test-run/day.mjs';
import { claimOffset } from '../machine/claim-offset';
import path from 'node:path';
import { LOCAL } from '../machine/places';
import { rememberEnvironment } from '../machine/running-environment';
import { startSchedule } from '../environment/jobs';
import { howManyPractitioners } from '../seed/demo-practitioners';
import { onToldToEnd } from '../machine/told-to-end';
import { closingTable } from '../environment/closing-table';
import { openEnvironment, ENVIRONMENT_STEPS } from '../environment/open-environment';
import { progressOf, seconds } from '../machine/progress';
import { Scope } from '../machine/scope';
import { rebuildFunctionsOnChange } from '../environment/vite';

const dev = process.argv.includes('--dev');
const startedAt = performance.now();
const scope = new Scope();

onToldToEnd(() => {
  if (scope.isClosing) return;
  console.log('\nStopping …');
  void scope.close().then(() => {
    console.log('Stopped.');
    process.exit(0);
  });
});

try {
  const practitioners = howManyPractitioners(process.argv);
  const { offset, ports: base, moved } = await claimOffset({ env: process.env, usual: 0, dev });
  if (moved !== undefined)
    console.log(`Every port is moved by ${offset}, because at the usual ones\n${moved}`);
  // With hot reload the site is where Vite serves it, for links in mails too.
  const ports = dev ? { ...base, hosting: base.vite } : base;
  const folder = offset === 0 ? LOCAL : path.join(LOCAL, `start-${offset}`);
  const progress = progressOf(ENVIRONMENT_STEPS + 1);
  const emulators = await openEnvironment({ folder, ports, dev, practitioners, progress, scope });

  await progress.step('Starting the scheduled jobs', () => {
    scope.add(startSchedule(ports, (text) => console.warn(`A job failed: ${text}`)));
    if (dev) rebuildFunctionsOnChange(folder, ports, scope, (text) => console.log(text));
  });

  scope.add(rememberEnvironment(offset));
  console.log(closingTable(ports, offset, practitioners));
  console.log(`Ready in ${seconds(performance.now() - startedAt)}. Ctrl-C stops everything.`);

  await emulators.ended;
  if (!scope.isClosing) throw new Error(`The Firebase emulators ended:\n${emulators.tail()}`);
} catch (error) {
  // While closing, what fails only fails because it was stopped.
  if (!scope.isClosing) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    await scope.close();
    process.exit(1);
  }
}
