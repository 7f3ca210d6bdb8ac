/**
 * The site and Firestore as a phone meets them in production: the site by HTTP/2 and brotli, Firestore by gzip. The
 * emulators speak HTTP/1.1, by which a page of twenty files waits in line for six connections, and Firestore's
 * compresses nothing: the months of free times weigh 36 KiB here and 2 there. A browser with these arguments reaches
 * both through a proxy, under the ports that the site knows.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { HOST } from '../../local/machine/places';
import type { Ports } from '../../local/machine/ports';
import { run } from '../../local/machine/run';

export interface ProductionLine {
  /** of the site, without a slash at the end */
  origin: string;
  /** arguments of Chromium */
  args: string[];
  close: () => Promise<void>;
}

/** Level of brotli at which Firebase Hosting's files have the size that its network sends. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const TEXT = /text|javascript|json|svg|manifest/;

type Headers = IncomingMessage['headers'];

/** What is sent on, of either version of HTTP. */
function kept(headers: Headers, without: RegExp): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !without.test(name)));
}

async function open(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return (server.address() as AddressInfo).port;
}

/** @throws Error where openssl is missing, of which a certificate is asked */
export async function productionLine(ports: Ports): Promise<ProductionLine> {
  const forward = (
    port: number,
    incoming: Readable & { method?: string; url?: string; headers: Headers },
    answered: (answer: IncomingMessage) => void,
  ) => {
    const headers = kept(incoming.headers, /^(:.*|accept-encoding)$/);
    const { method, url } = incoming;
    const onward = request(
      { host: HOST, port, method, path: url, headers: { ...headers, host: `${HOST}:${port}` } },
      answered,
    );
    onward.on('error', () => incoming.destroy());
    incoming.pipe(onward);
    return onward;
  };

  const firestore = createServer((incoming, outgoing) => {
    const onward = forward(ports.firestore, incoming, (answer) => {
      const headers = kept(answer.headers, /^content-length$/);
      outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-encoding': 'gzip' });
      // A listener's answer never ends: each part of it goes out at once.
      answer.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH })).pipe(outgoing);
    });
    outgoing.on('close', () => onward.destroy());
  });

  const site = createSecureServer(await certificate(), (incoming, outgoing) => {
    forward(ports.hosting, incoming, (answer) => {
      const isText = answer.statusCode === 200 && TEXT.test(answer.headers['content-type'] ?? '');
      const headers = kept(
        answer.headers,
        /^(connection|keep-alive|transfer-encoding|content-length)$/,
      );
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...headers,
        ...(isText && { 'content-encoding': 'br' }),
      });
      (isText ? answer.pipe(createBrotliCompress(BROTLI)) : answer).pipe(outgoing);
    });
  });

  const servers: [port: number, server: Server][] = [
    [ports.firestore, firestore],
    [ports.hosting, site],
  ];
  const rules: string[] = [];
  for (const [port, server] of servers)
    rules.push(`MAP ${HOST}:${port} ${HOST}:${await open(server)}`);
  return {
    origin: `https://${HOST}:${ports.hosting}`,
    args: [`--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors'],
    close: () => {
      firestore.closeAllConnections();
      for (const [, server] of servers) server.close();
      return Promise.resolve();
    },
  };
}

/** For this run alone: a browser speaks HTTP/2 by TLS only. */
async function certificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tulia-bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')] as const;
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${HOST}`;
  try {
    await run('openssl', [...options.split(' '), '-keyout', key, '-out', cert], { cwd: folder });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
