import { afterEach, beforeEach, expect, it } from 'vitest';
import { json, serve, type Served } from '../../local/stand-ins/http/serve';
import { DatabaseFault, DatabaseRest, patiently } from './database-rest';

let server: Served;
let database: DatabaseRest;
let answers: number[];
let asked: { url: string; body: unknown; bearer: string | undefined }[];

beforeEach(async () => {
  answers = [];
  asked = [];
  server = await serve(0, ({ url, body, headers }) => {
    asked.push({ url: url.pathname, body: JSON.parse(body), bearer: headers.authorization });
    return json([], answers.shift() ?? 200);
  });
  database = new DatabaseRest({
    origin: `http://127.0.0.1:${server.port}`,
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
  const documents = 'projects/p/databases/restored/documents';
  const service = { referenceValue: `${documents}/services/x` };
  expect(asked[0]?.body).toEqual({
    writes: [{ update: { name: `${documents}/a/1`, fields: { service } } }],
  });
});

it('tries again what may pass, and nothing else', async () => {
  const waited: number[] = [];
  const pause = (milliseconds: number) => {
    waited.push(milliseconds);
    return Promise.resolve();
  };
  answers = [429, 503, 200];
  await patiently(() => database.page(null, 1, null), pause);
  expect(waited).toEqual([1000, 2000]);
  answers = [403];
  await expect(patiently(() => database.page(null, 1, null), pause)).rejects.toThrow('403');
  expect(waited).toHaveLength(2);
  await server.close();
  const gone = patiently(() => database.page(null, 1, null), pause);
  await expect(gone).rejects.toBeInstanceOf(DatabaseFault);
  expect(waited).toHaveLength(7);
});
