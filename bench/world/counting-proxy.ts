/**
 * Stands between a page and its Firestore and counts the documents delivered. A page of the local world finds its
 * emulators by its own port, so the whole world is put behind doors at another offset; only Firestore's door counts.
 */
import { connect, createServer, type Server } from 'node:net';
import { claimOffset } from '../../local/claim-offset';
import { HOST } from '../../local/places';
import type { Ports } from '../../local/ports';

/** Beside the world that `npm run bench` opens, if it is free. */
const USUAL_OFFSET = 2600;

/** One per document that a listener or a query hands over. */
const DELIVERED = /"documentChange"/g;

export interface CountingProxy {
  /** origin of the site behind the doors */
  origin: string;
  /** documents delivered since the last call */
  take: () => number;
  /** when the last of them passed, by this machine's clock, epoch milliseconds */
  lastAt: () => number;
  close: () => void;
}

export async function countingProxy(ports: Ports): Promise<CountingProxy> {
  const { ports: doors, release } = await claimOffset({ env: {}, usual: USUAL_OFFSET });
  let count = 0;
  let last = 0;
  const servers = await Promise.all(
    (['hosting', 'functions', 'auth', 'firestore'] as const).map((name) =>
      door(doors[name], ports[name], (text) => {
        const delivered = name === 'firestore' ? (text.match(DELIVERED)?.length ?? 0) : 0;
        count += delivered;
        if (delivered > 0) last = Date.now();
      }),
    ),
  );
  return {
    origin: `http://${HOST}:${doors.hosting}`,
    take: () => {
      const taken = count;
      count = 0;
      return taken;
    },
    lastAt: () => last,
    close: () => {
      servers.forEach((server) => server.close());
      void release();
    },
  };
}

function door(from: number, to: number, answer: (text: string) => void): Promise<Server> {
  const server = createServer((client) => {
    const behind = connect(to, HOST);
    client.pipe(behind);
    behind.on('data', (bytes: Buffer) => answer(bytes.toString('latin1')));
    behind.pipe(client);
    client.on('error', () => behind.destroy());
    behind.on('error', () => client.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(from, HOST, () => resolve(server));
  });
}
