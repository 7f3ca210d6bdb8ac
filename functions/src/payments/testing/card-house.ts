/**
 * A house that charges cards, for tests only: it takes charges, lets people pay or decline them, and signs what it
 * tells with HMAC-SHA256 over the body, as such houses do.
 */
import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CARD_KEY = 'card-key';
export const CARD_SIGNING = 'card-signing-secret';
export const SIGNATURE_HEADER = 'x-card-signature';

export const signatureOf = (raw: string) =>
  createHmac('sha256', CARD_SIGNING).update(raw).digest('hex');

export interface Charge {
  id: string;
  attempt: string;
  amount: number;
  account: string;
  state: 'open' | 'paid' | 'declined';
  receipt: string | null;
  at: number;
}

export interface CardHouse {
  url: string;
  end: (id: string, state: 'paid' | 'declined') => Promise<void>;
  loseAnswer: () => void;
  close: () => Promise<void>;
}

export async function openCardHouse(noticesUrl: string): Promise<CardHouse> {
  const charges = new Map<string, Charge>();
  let isLosing = false;
  const answer = (response: ServerResponse, status: number, body: object) => {
    if (isLosing) {
      isLosing = false;
      response.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    let raw = '';
    request.on('data', (part: Buffer) => (raw += part.toString()));
    request.on('end', () => {
      if (request.headers.authorization !== `Bearer ${CARD_KEY}`) {
        answer(response, 401, { error: 'key' });
        return;
      }
      const id = (request.url ?? '').split('/')[2];
      if (request.method === 'POST') {
        const asked = JSON.parse(raw) as Pick<Charge, 'attempt' | 'amount' | 'account'>;
        const charge: Charge = {
          ...asked,
          id: `ch_${charges.size + 1}`,
          state: 'open',
          receipt: null,
          at: Date.now(),
        };
        charges.set(charge.id, charge);
        answer(response, 200, charge);
      } else if (id !== undefined) {
        const charge = charges.get(id);
        answer(response, charge === undefined ? 404 : 200, charge ?? { error: 'unknown' });
      } else {
        answer(response, 200, { charges: [...charges.values()] });
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: async (id, state) => {
      const charge = charges.get(id);
      if (charge === undefined) throw new Error('no such charge');
      charge.state = state;
      if (state === 'paid') charge.receipt = `R00000${id.slice(3)}`;
      const body = JSON.stringify(charge);
      const headers = { [SIGNATURE_HEADER]: signatureOf(body) };
      await fetch(`${noticesUrl}/cards`, { method: 'POST', headers, body });
    },
    loseAnswer: () => {
      isLosing = true;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
