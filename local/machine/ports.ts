/**
 * Every port of the local environment. An offset (`TULIA_PORT_OFFSET`, or a free one of `claim-offset.ts`) is added to
 * all, so that several environments can stand side by side. No two ports are a multiple of a hundred apart, so
 * environments with offsets that differ by hundreds never want the same port.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './places';

const { emulators } = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as {
  emulators: Record<'auth' | 'firestore' | 'functions' | 'hosting', { port: number }>;
};

/** Each port, and what wants it, for messages. */
const PORTS = {
  hosting: [emulators.hosting.port, 'the site'],
  functions: [emulators.functions.port, 'the Functions emulator'],
  firestore: [emulators.firestore.port, 'the Firestore emulator'],
  firestoreWebsocket: [9150, 'the Firestore emulator’s websocket'],
  auth: [emulators.auth.port, 'the Auth emulator'],
  tasks: [9497, 'the Cloud Tasks emulator'],
  eventarc: [9298, 'the Eventarc emulator'],
  hub: [4402, 'the emulator hub'],
  logging: [4503, 'the emulators’ log server'],
  smtp: [1026, 'the mail inbox (SMTP)'],
  inbox: [8025, 'the mail inbox (web page)'],
  calendar: [8787, 'the Google Calendar stand-in'],
  push: [8788, 'the Firebase Cloud Messaging stand-in'],
  daraja: [8789, 'the M-Pesa stand-in'],
  texts: [8791, 'the stand-in for texts to phones'],
  vite: [5173, 'the Vite development server'],
  claim: [4604, 'whoever opens an environment at this offset'],
} as const satisfies Record<string, readonly [port: number, wantedBy: string]>;

export type PortName = keyof typeof PORTS;
export type Ports = Readonly<Record<PortName, number>>;

export const wantedBy = (name: PortName): string => PORTS[name][1];

const ALL = Object.keys(PORTS) as PortName[];

/** The ports of an environment: with hot reload Vite serves the site, otherwise the Hosting emulator does. */
export const portNames = (dev: boolean): PortName[] =>
  ALL.filter((name) => name !== (dev ? 'hosting' : 'vite'));

/** The ports shifted by `offset`. @throws Error when a port would leave the range 1024 to 65535 */
export function portsAt(offset: number): Ports {
  if (!Number.isInteger(offset))
    throw new Error(`TULIA_PORT_OFFSET must be a whole number, not ${offset}.`);
  const shifted = ALL.map((name) => {
    const port = PORTS[name][0] + offset;
    if (port < 1024 || port > 65535)
      throw new Error(`TULIA_PORT_OFFSET ${offset} moves ${name} to port ${port}, out of range.`);
    return [name, port];
  });
  return Object.fromEntries(shifted) as Ports;
}

/** The offset of the variables; undefined when there is none. @throws Error for anything but a whole number */
export function namedOffset(env: NodeJS.ProcessEnv): number | undefined {
  const text = env['TULIA_PORT_OFFSET'];
  if (text === undefined || text.trim() === '') return undefined;
  const offset = Number(text);
  if (!Number.isInteger(offset))
    throw new Error(`TULIA_PORT_OFFSET must be a whole number, not “${text}”.`);
  return offset;
}

/** The offset of the variables, or `fallback`. @throws Error for anything but a whole number */
export const portOffset = (env: NodeJS.ProcessEnv, fallback = 0) => namedOffset(env) ?? fallback;
