/**
 * Finds the offset at which a world can stand, and keeps it from others. A launcher listens on the offset's `claim`
 * port before it looks at the others, and until it ends: two launchers that start at the same moment never choose the
 * same offset, and a launcher that was killed leaves nothing behind that would have to be cleared away.
 */
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { HOST } from './places';
import { portTrouble } from './port-trouble';
import { namedOffset, portNames, portsAt } from './ports';
import type { Ports } from './ports';

/** Between two offsets that are tried: at this distance no two worlds want the same port. */
const STEP = 100;
const TRIES = 40;

export interface Claim {
  offset: number;
  ports: Ports;
  /** Why it is not the offset that is usual; undefined when it is. */
  moved: string | undefined;
  /** Lets others have the offset. */
  release: () => Promise<void>;
}

export interface ClaimOptions {
  env: NodeJS.ProcessEnv;
  /** The offset that is tried first when the environment names none. */
  usual: number;
  /** Whether Vite is to serve the site. */
  dev?: boolean;
}

/**
 * The offset that the environment names, or else the first free one from the usual one on. Throws with ports and
 * reasons when the named one cannot be used, or when none is found.
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

/** The claim, or what is wrong with the offset. */
async function tryOffset(offset: number, dev: boolean): Promise<Omit<Claim, 'moved'> | string> {
  const ports = portsAt(offset);
  const names = portNames(dev);
  const held = await listen(ports.claim);
  if (held === undefined) return (await portTrouble(ports, names)) ?? anotherClaims(ports);
  const trouble = await portTrouble(
    ports,
    names.filter((name) => name !== 'claim'),
  );
  if (trouble === undefined) return { offset, ports, release: () => close(held) };
  await close(held);
  return trouble;
}

/** Another launcher held the claim, and let it go between two looks. */
function anotherClaims({ claim }: Ports): string {
  return `  port ${claim}, by which worlds are claimed: it was taken a moment ago`;
}

/** Listens without keeping the process alive; undefined when another program does. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => {
      resolve(undefined);
    });
    server.listen({ port, host: HOST, exclusive: true }, () => {
      server.unref();
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
