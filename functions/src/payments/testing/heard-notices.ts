/** An address that takes down what comes to it, as the webhook would hand it on. */
import type { IncomingNotice } from '@tulia/domain/money/provider/payment-provider';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeardNotices {
  url: string;
  /** what came since it was asked last */
  take: () => IncomingNotice[];
  close: () => Promise<void>;
}

export async function hearNotices(): Promise<HeardNotices> {
  let heard: IncomingNotice[] = [];
  const server = createServer((request, response) => {
    let raw = '';
    request.on('data', (part: Buffer) => (raw += part.toString()));
    request.on('end', () => {
      const header = (name: string) => {
        const value = request.headers[name];
        return typeof value === 'string' ? value : '';
      };
      const path = (request.url ?? '').split('/').filter(Boolean);
      heard.push({ path, header, raw, body: JSON.parse(raw) as unknown });
      response.end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => {
      const taken = heard;
      heard = [];
      return taken;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
