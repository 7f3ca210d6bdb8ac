/**
 * Every port of the local world, in one table. `TULIA_PORT_OFFSET` (a whole number, default 0) is
 * added to all of them, so that several worlds can stand side by side.
 */
import { createServer } from 'node:net';

const BASE_PORTS = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  firestoreWebsocket: 9150,
  auth: 9099,
  tasks: 9499,
  eventarc: 9299,
  hub: 4400,
  logging: 4500,
  smtp: 1025,
  inbox: 8025,
  calendar: 8787,
  push: 8788,
  vite: 5173,
} as const;

export type PortName = keyof typeof BASE_PORTS;
export type Ports = Readonly<Record<PortName, number>>;

/** What wants each port, in words for the message about taken ports. */
const WANTED_BY: Record<PortName, string> = {
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
  vite: 'the Vite development server',
};

/** Ports that a page in a browser asks for. */
const ASKED_BY_PAGES = ['hosting', 'functions', 'firestore', 'auth', 'inbox', 'vite'] as const;
/**
 * Ports above 1024 that browsers refuse to ask, because older protocols live there.
 * https://fetch.spec.whatwg.org/#port-blocking
 */
const REFUSED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

/** A taken port and what wanted it. */
export interface TakenPort {
  port: number;
  wantedBy: string;
}

/** The ports shifted by `offset`. Throws when a port would leave the range 1024 to 65535. */
export function portsAt(offset: number): Ports {
  if (!Number.isInteger(offset)) {
    throw new Error(`TULIA_PORT_OFFSET must be a whole number, not ${offset}.`);
  }
  const shifted = Object.entries(BASE_PORTS).map(([name, base]) => {
    const port = base + offset;
    if (port < 1024 || port > 65535) {
      throw new Error(`TULIA_PORT_OFFSET ${offset} moves ${name} to port ${port}, out of range.`);
    }
    return [name, port];
  });
  return Object.fromEntries(shifted) as Ports;
}

/** The offset named in the environment, or `fallback`. Throws on anything but a whole number. */
export function portOffset(env: NodeJS.ProcessEnv, fallback = 0): number {
  const text = env['TULIA_PORT_OFFSET'];
  if (text === undefined || text.trim() === '') return fallback;
  const offset = Number(text);
  if (!Number.isInteger(offset)) {
    throw new Error(`TULIA_PORT_OFFSET must be a whole number, not “${text}”.`);
  }
  return offset;
}

/** What a browser would refuse at these ports, as one sentence; undefined when all is well. */
export function refusedByBrowsers(ports: Ports): string | undefined {
  const refused = ASKED_BY_PAGES.filter((name) => REFUSED_BY_BROWSERS.has(ports[name]));
  if (refused.length === 0) return undefined;
  const named = refused.map((name) => `${WANTED_BY[name]} on port ${ports[name]}`).join(', ');
  return `Browsers refuse ${named}: take another TULIA_PORT_OFFSET to use the site.`;
}

/** Those of the named ports that something already listens on, on 127.0.0.1. */
export async function takenPorts(ports: Ports, names: readonly PortName[]): Promise<TakenPort[]> {
  const checked = await Promise.all(
    names.map(async (name) => ({ name, free: await isFree(ports[name]) })),
  );
  return checked
    .filter(({ free }) => !free)
    .map(({ name }) => ({ port: ports[name], wantedBy: WANTED_BY[name] }));
}

/** One message that names every taken port, what wanted it, and the ways out. */
export function takenPortsMessage(taken: readonly TakenPort[]): string {
  const lines = taken.map(({ port, wantedBy }) => `  port ${port}, wanted by ${wantedBy}`);
  return [
    taken.length === 1 ? 'This port is taken:' : 'These ports are taken:',
    ...lines,
    'Is another Tulia running? Stop what uses them, or set TULIA_PORT_OFFSET (e.g. TULIA_PORT_OFFSET=100) to move every port.',
  ].join('\n');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}
