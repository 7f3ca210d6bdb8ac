/** Why a world cannot stand at some ports: another program listens there already, or browsers refuse to ask them. */
import { createServer } from 'node:net';
import { HOST } from './places';
import { WANTED_BY } from './ports';
import type { PortName, Ports } from './ports';

/** Ports that a page in a browser asks for. */
const ASKED_BY_PAGES: readonly PortName[] = [
  'hosting',
  'functions',
  'firestore',
  'auth',
  'inbox',
  'vite',
];

/**
 * Ports above 1024 that browsers refuse to ask, because older protocols live there.
 * https://fetch.spec.whatwg.org/#port-blocking
 */
const REFUSED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

/** What is wrong with these ports, as one message that names each port and the reason; undefined when all is well. */
export async function portTrouble(
  ports: Ports,
  names: readonly PortName[],
): Promise<string | undefined> {
  const lines = [...refusedByBrowsers(ports, names), ...(await taken(ports, names))];
  return lines.length === 0 ? undefined : lines.join('\n');
}

function refusedByBrowsers(ports: Ports, names: readonly PortName[]): string[] {
  return ASKED_BY_PAGES.filter(
    (name) => names.includes(name) && REFUSED_BY_BROWSERS.has(ports[name]),
  ).map((name) => `  port ${ports[name]}, wanted by ${WANTED_BY[name]}: browsers refuse it`);
}

async function taken(ports: Ports, names: readonly PortName[]): Promise<string[]> {
  const free = await Promise.all(names.map((name) => isFree(ports[name])));
  return names
    .filter((_, index) => free[index] === false)
    .map((name) => `  port ${ports[name]}, wanted by ${WANTED_BY[name]}: it is taken`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen({ port, host: HOST, exclusive: true }, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}
