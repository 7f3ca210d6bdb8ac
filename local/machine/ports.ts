/**
 * Every port of the local world, in one table. An offset (`TULIA_PORT_OFFSET`, or one that is found free:
 * `claim-offset.ts`) is added to all of them, so that several worlds can stand side by side. No two of them are a
 * multiple of a hundred apart: worlds with offsets that differ by hundreds never want the same port.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './places';

const { emulators } = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as {
  emulators: Record<'auth' | 'firestore' | 'functions' | 'hosting', { port: number }>;
};

const BASE_PORTS = {
  hosting: emulators.hosting.port,
  functions: emulators.functions.port,
  firestore: emulators.firestore.port,
  firestoreWebsocket: 9150,
  auth: emulators.auth.port,
  tasks: 9497,
  eventarc: 9298,
  hub: 4402,
  logging: 4503,
  smtp: 1026,
  inbox: 8025,
  calendar: 8787,
  push: 8788,
  daraja: 8789,
  vite: 5173,
  claim: 4604,
} as const;

export type PortName = keyof typeof BASE_PORTS;
export type Ports = Readonly<Record<PortName, number>>;

/** What wants each port, in words for messages. */
export const WANTED_BY: Readonly<Record<PortName, string>> = {
  hosting: 'the site',
  functions: 'the Functions emulator',
  firestore: 'the Firestore emulator',
  firestoreWebsocket: 'the Firestore emulator’s websocket',
  auth: 'the Auth emulator',
  tasks: 'the Cloud Tasks emulator',
  eventarc: 'the Eventarc emulator',
  hub: 'the emulator hub',
  logging: 'the emulators’ log server',
  smtp: 'the mail inbox (SMTP)',
  inbox: 'the mail inbox (web page)',
  calendar: 'the Google Calendar stand-in',
  push: 'the Firebase Cloud Messaging stand-in',
  daraja: 'the M-Pesa stand-in',
  vite: 'the Vite development server',
  claim: 'whoever opens a world at this offset',
};

const ALL = Object.keys(BASE_PORTS) as PortName[];

/** The ports that a world listens on: with hot reload Vite serves the site, otherwise the Hosting emulator does. */
export function portNames(dev: boolean): PortName[] {
  return ALL.filter((name) => name !== (dev ? 'hosting' : 'vite'));
}

/** The ports shifted by `offset`. Throws when a port would leave the range 1024 to 65535. */
export function portsAt(offset: number): Ports {
  if (!Number.isInteger(offset)) {
    throw new Error(`TULIA_PORT_OFFSET must be a whole number, not ${offset}.`);
  }
  const shifted = ALL.map((name) => {
    const port = BASE_PORTS[name] + offset;
    if (port < 1024 || port > 65535) {
      throw new Error(`TULIA_PORT_OFFSET ${offset} moves ${name} to port ${port}, out of range.`);
    }
    return [name, port];
  });
  return Object.fromEntries(shifted) as Ports;
}

/** The offset named in the environment; undefined when there is none. Throws on anything but a whole number. */
export function namedOffset(env: NodeJS.ProcessEnv): number | undefined {
  const text = env['TULIA_PORT_OFFSET'];
  if (text === undefined || text.trim() === '') return undefined;
  const offset = Number(text);
  if (!Number.isInteger(offset)) {
    throw new Error(`TULIA_PORT_OFFSET must be a whole number, not “${text}”.`);
  }
  return offset;
}

/** The offset named in the environment, or `fallback`. Throws on anything but a whole number. */
export function portOffset(env: NodeJS.ProcessEnv, fallback = 0): number {
  return namedOffset(env) ?? fallback;
}
