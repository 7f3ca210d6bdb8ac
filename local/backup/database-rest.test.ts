import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseFault, DatabaseRest, patiently } from './database-rest';

let server: Server;
let database: DatabaseRest;
let answers: { status: number; body: unknown }[];
let asked: { url: string; body: unknown; bearer: string }[];

beforeEach(async () => {
  answers = [];
  asked = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (bytes: Buffer) => (text += bytes.toString()));
    request.on('end', () => {
      const { url = '', headers } = request;
      asked.push({ url, body: JSON.parse(text), bearer: headers.authorization ?? '' });
      const { status, body } = answers.shift() ?? { status: 200, body: [] };
      response.writeHead(status).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  database = new DatabaseRest({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    project: 'p',
    databaseId: 'restored',
    token: () => Promise.resolve('t'),
  });
});
afterEach(() => server.close());

it('asks for all collections at one moment, after the last document', async () => {
  await database.page('bookings/b1', 300, '2026-11-22T00:00:00Z');
  expect(asked[0]).toMatchObject({
    url: '/v1/projects/p/databases/restored/documents:runQuery',
    bearer: 'Bearer t',
    body: {
      readTime: '2026-11-22T00:00:00Z',
      structuredQuery: {
        from: [{ allDescendants: true }],
        limit: 300,
        startAt: {
          before: false,
          values: [{ referenceValue: 'projects/p/databases/restored/documents/bookings/b1' }],
        },
      },
    },
  });
});

it('makes references point into the database they are written to', async () => {
  const referenceValue = 'projects/old/databases/(default)/documents/services/x';
  await database.commit([{ set: { path: 'a/1', fields: { service: { referenceValue } } } }]);
  expect(asked[0]?.body).toEqual({
    writes: [
      {
        update: {
          name: 'projects/p/databases/restored/documents/a/1',
          fields: {
            service: { referenceValue: 'projects/p/databases/restored/documents/services/x' },
          },
        },
      },
    ],
  });
});

it('tries again what may pass, and nothing else', async () => {
  const waited: number[] = [];
  const pause = (milliseconds: number) => {
    waited.push(milliseconds);
    return Promise.resolve();
  };
  answers = [429, 503, 200].map((status) => ({ status, body: [] }));
  await patiently(() => database.page(null, 1, null), pause);
  expect(waited).toEqual([1000, 2000]);
  answers = [{ status: 403, body: {} }];
  await expect(patiently(() => database.page(null, 1, null), pause)).rejects.toThrow('403');
  expect(waited).toHaveLength(2);
  await new Promise((resolve) => server.close(resolve));
  const gone = patiently(() => database.page(null, 1, null), pause);
  await expect(gone).rejects.toBeInstanceOf(DatabaseFault);
  expect(waited).toHaveLength(7);
});
