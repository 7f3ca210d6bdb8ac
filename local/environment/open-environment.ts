/**
 * Opens a local environment, step by step: builds, inbox, stand-ins, Firebase emulators, demo data. Closing `scope`
 * closes all of it.
 */
import { mkdirSync } from 'node:fs';
import { findFirestoreEmulator } from '../firestore-emulator/find';
import { thisMachine } from '../firestore-emulator/machine';
import { openCalendar } from '../stand-ins/google-calendar/open';
import { openDaraja } from '../stand-ins/daraja/open';
import { openInbox } from '../stand-ins/inbox/open';
import { openPush } from '../stand-ins/push/open';
import { openTexts } from '../stand-ins/sms/open';
import type { Ports } from '../machine/ports';
import type { HowMany } from '../seed/demo-practitioners';
import { seedEnvironment } from '../seed/seed-environment';
import { buildFunctions, buildSite } from './build';
import { startEmulators } from './emulators';
import { paymentUrls } from '../machine/functions-environment';
import { copySite, furnish } from './furnish';
import type { Progress } from '../machine/progress';
import type { Scope } from '../machine/scope';
import { startVite } from './vite';

interface EnvironmentOptions {
  folder: string;
  /** free ports that `claim-offset.ts` keeps for this environment */
  ports: Ports;
  /** whether Vite serves the site with hot reload, instead of the Hosting emulator */
  dev: boolean;
  /** of the demo practice; 1 if left out */
  practitioners?: HowMany;
  progress: Progress;
  scope: Scope;
}

export const ENVIRONMENT_STEPS = 6;
const BACKEND = ['auth', 'functions', 'firestore', 'tasks', 'eventarc'] as const;

/** @returns the emulators: when they end, the environment ends */
export async function openEnvironment(options: EnvironmentOptions) {
  const { folder, ports, dev, practitioners = 1, progress, scope } = options;

  const firestore = await progress.step('Looking for the Firestore emulator', async () => {
    const found = await findFirestoreEmulator(thisMachine());
    progress.note(found.says);
    return found;
  });

  await progress.step('Opening the mail inbox and the stand-ins of outside services', async () => {
    mkdirSync(folder, { recursive: true });
    for (const open of [
      () => openInbox(ports),
      () => openCalendar(ports.calendar),
      () => openPush(ports.push),
      () => openDaraja(ports.daraja, paymentUrls(ports)),
      () => openTexts(ports.texts),
    ]) {
      const opened = await open();
      scope.add(() => opened.close());
    }
  });

  await progress.step('Building the functions', async () => {
    if (!(await buildFunctions())) progress.note('nothing changed');
  });

  // The emulators take seconds to start and one core; the site is built meanwhile.
  furnish(folder, ports);
  const only = dev ? BACKEND : ([...BACKEND, 'hosting'] as const);
  const starting = startEmulators({ folder, firestore, only }, (started) =>
    scope.add(() => started.stop()),
  );
  // Its failure is reported where it is awaited.
  starting.catch(() => undefined);

  await progress.step(dev ? 'Starting Vite' : 'Building the site', async () => {
    if (dev) {
      await startVite(folder, ports, scope);
      return;
    }
    if (!(await buildSite())) progress.note('nothing changed');
    copySite(folder);
  });
  const emulators = await progress.step('Starting the Firebase emulators', () => starting);

  await progress.step('Filling in demo data', async () =>
    progress.note(await seedEnvironment(ports, practitioners)),
  );
  return emulators;
}
