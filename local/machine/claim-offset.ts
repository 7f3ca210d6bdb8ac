/**
 * Finds a free port offset for a local environment, and keeps it from others. A launcher listens on the offset's
 * `claim` port before it tries the other ports, and until it ends: so two launchers never choose the same offset, and a
 * killed launcher leaves nothing to clear away.
 */
import { createServer, type Server } from 'node:net';
import { HOST } from './places';
import { namedOffset, portNames, portsAt, wantedBy, type PortName, type Ports } from './ports';

/** At this distance two environments never want the same port. */
const STEP = 100;
const TRIES = 40;

/** Ports that pages in a browser use. */
const ASKED_BY_PAGES = new Set(['hosting', 'functions', 'firestore', 'auth', 'inbox', 'vite']);
/**
 * Ports above 1024 that browsers refuse, because older protocols use them
 * (https://fetch.spec.whatwg.org/#port-blocking).
 */
const REFUSED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

export interface Claim {
  offset: number;
  ports: Ports;
  /** why the usual offset could not be used; undefined for the usual one */
  moved: string | undefined;
  /** gives the offset back */
  release: () => Promise<void>;
}

interface ClaimOptions {
  env: NodeJS.ProcessEnv;
  /** the first offset to try when the variables name none */
  usual: number;
  /** whether Vite serves the site */
  dev?: boolean;
}

/**
 * Claims the offset that the variables name, else the first free one from `usual` on. @throws Error with ports and
 * reasons when the named one cannot be used, or none is free
 */
export async function claimOffset({ env, usual, dev = false }: ClaimOptions): Promise<Claim> {
  const named = namedOffset(env);
  if (named !== undefined) {
    const claim = await tryOffset(named, dev);
    if (typeof claim !== 'string') return { ...claim, moved: undefined };
    throw new Error(
      `TULIA_PORT_OFFSET=${named} cannot be used:\n${claim}\nTake another one, or none: then a free one is found.`,
    );
  }
  let moved: string | undefined;
  for (let offset = usual; offset < usual + TRIES * STEP; offset += STEP) {
    const claim = await tryOffset(offset, dev);
    if (typeof claim !== 'string') return { ...claim, moved };
    moved ??= claim;
  }
  throw new Error(
    `No offset from ${usual} to ${usual + (TRIES - 1) * STEP} has all its ports free. At ${usual}:\n${moved ?? ''}`,
  );
}

/** @returns the claim, or each port that cannot be used with its reason */
async function tryOffset(offset: number, dev: boolean): Promise<Omit<Claim, 'moved'> | string> {
  const ports = portsAt(offset);
  const held = await listen(ports.claim);
  const names = portNames(dev).filter((name) => name !== 'claim');
  const found = await Promise.all(names.map((name) => trouble(name, ports[name])));
  const lines = found.filter((line) => line !== undefined);
  if (held === undefined) lines.push(said('claim', ports.claim, 'it is taken'));
  if (held !== undefined && lines.length === 0)
    return { offset, ports, release: () => held[Symbol.asyncDispose]() };
  await held?.[Symbol.asyncDispose]();
  return lines.join('\n');
}

async function trouble(name: PortName, port: number): Promise<string | undefined> {
  if (ASKED_BY_PAGES.has(name) && REFUSED_BY_BROWSERS.has(port))
    return said(name, port, 'browsers refuse it');
  const server = await listen(port);
  if (server === undefined) return said(name, port, 'it is taken');
  await server[Symbol.asyncDispose]();
  return undefined;
}

const said = (name: PortName, port: number, why: string) =>
  `  port ${port}, wanted by ${wantedBy(name)}: ${why}`;

/** Listens without keeping the process alive. @returns undefined when another program has the port */
const listen = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: HOST, exclusive: true }, () => {
      server.unref();
      resolve(server);
    });
  });
