/**
 * Serves site and Firestore as in production: the site by HTTP/2 and brotli, Firestore by gzip. The emulators speak
 * HTTP/1.1, with six connections for twenty files, and Firestore's compresses nothing. A browser with these arguments
 * reaches both through a proxy, under the usual ports.
 */
import { execFileSync } from 'node:child_process';
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { HOST } from '../../local/machine/places';
import type { Ports } from '../../local/machine/ports';

/** At this level files have the size with which Firebase Hosting sends them. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const TEXT = /text|javascript|json|svg|manifest/;

type Encode = (answer: IncomingMessage) => [name: string, encoder: Transform] | null;

const brotliOfTexts: Encode = ({ statusCode, headers }) =>
  statusCode === 200 && TEXT.test(headers['content-type'] ?? '')
    ? ['br', createBrotliCompress(BROTLI)]
    : null;
/** Flushes each part, since a listener's answer never ends. */
const gzip: Encode = () => ['gzip', createGzip({ flush: constants.Z_SYNC_FLUSH })];

const headersWithout = (headers: IncomingMessage['headers'], without: RegExp) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !without.test(name)));

/** Sends each request on to this port, and sends the answer back encoded. */
const forward =
  (port: number, encode: Encode): RequestListener =>
  (incoming, outgoing) => {
    const headers = headersWithout(incoming.headers, /^(:.*|accept-encoding)$/);
    const { method, url: path } = incoming;
    const onward = request(
      { host: HOST, port, method, path, headers: { ...headers, host: `${HOST}:${port}` } },
      (answer) => {
        const encoded = encode(answer);
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...headersWithout(
            answer.headers,
            /^(connection|keep-alive|transfer-encoding|content-length)$/,
          ),
          ...(encoded && { 'content-encoding': encoded[0] }),
        });
        (encoded ? answer.pipe(encoded[1]) : answer).pipe(outgoing);
      },
    );
    onward.on('error', () => incoming.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  };

/** A key and certificate, since browsers speak HTTP/2 by TLS only. @throws Error without openssl */
function certificate(): string {
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${HOST} -keyout - -out -`;
  return execFileSync('openssl', options.split(' '), { encoding: 'utf8', stdio: 'pipe' });
}

/** @returns the site's origin, without a slash at the end, and arguments for Chromium */
export async function productionLine(
  ports: Ports,
): Promise<{ origin: string; args: string[]; close: () => void }> {
  const pem = certificate();
  const firestore = createServer(forward(ports.firestore, gzip));
  const site = createSecureServer(
    { key: pem, cert: pem },
    forward(ports.hosting, brotliOfTexts) as never,
  );
  const portOf = async (server: Server) => {
    await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
    return (server.address() as AddressInfo).port;
  };
  const rules = [
    `MAP ${HOST}:${ports.firestore} ${HOST}:${await portOf(firestore)}`,
    `MAP ${HOST}:${ports.hosting} ${HOST}:${await portOf(site)}`,
  ];
  return {
    origin: `https://${HOST}:${ports.hosting}`,
    args: [`--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors'],
    close: () => {
      firestore.closeAllConnections();
      firestore.close();
      site.close();
    },
  };
}
