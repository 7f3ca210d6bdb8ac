import { services } from '@tulia/domain/records/service';
import { afterEach, expect, it, vi } from 'vitest';
import { heardTime, presentInstant } from '../hooks/clock';
import { readPublicCollection, readPublicDocument, readPublicDocuments } from './public-read';
import { decodeValue } from './rest-document';

vi.mock('./config', () => ({
  firestoreRestUrl: () => 'https://store.example/v1/projects/p/documents',
}));
afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: unknown) =>
  vi
    .fn<(url: string, init?: RequestInit) => Promise<Response>>()
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

it('a REST document is decoded with every kind of value', () => {
  expect(
    decodeValue({
      mapValue: {
        fields: {
          text: { stringValue: '' },
          whole: { integerValue: '3000' },
          part: { doubleValue: 1.5 },
          yes: { booleanValue: false },
          none: { nullValue: null },
          list: { arrayValue: { values: [{ stringValue: 'a' }] } },
          empty: { arrayValue: {} },
        },
      },
    }),
  ).toEqual({ text: '', whole: 3000, part: 1.5, yes: false, none: null, list: ['a'], empty: [] });
  const at = decodeValue({ timestampValue: '2026-01-01T05:00:00Z' }) as { toMillis(): number };
  expect(at.toMillis()).toBe(Date.UTC(2026, 0, 1, 5));
});

it('gives null for a missing document and throws for a refused one', async () => {
  vi.stubGlobal('fetch', answer(404, {}));
  expect(await readPublicDocument('settings/practice')).toBeNull();
  vi.stubGlobal('fetch', answer(403, {}));
  await expect(readPublicDocument('settings/secret')).rejects.toThrow('403');
});

it('several documents come in one answer, without those that do not exist', async () => {
  const fetched = answer(200, [
    { found: { name: 'p/documents/availability/a_2026-11', fields: {} }, readTime: 'now' },
    { missing: 'p/documents/availability/a_2026-12', readTime: 'now' },
  ]);
  vi.stubGlobal('fetch', fetched);
  const found = await readPublicDocuments(['availability/a_2026-11', 'availability/a_2026-12']);
  expect(found).toEqual([{ id: 'a_2026-11', data: {} }]);
  expect(fetched.mock.calls[0]?.[0]).toBe('https://store.example/v1/projects/p/documents:batchGet');
  const asked = ['a_2026-11', 'a_2026-12'].map((id) => `projects/p/documents/availability/${id}`);
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({ documents: asked });
  vi.stubGlobal('fetch', answer(403, {}));
  await expect(readPublicDocuments(['bookings/b1'])).rejects.toThrow('403');
});

it('a list is filtered by its flag, ordered and limited', async () => {
  const fetched = answer(200, [
    { document: { name: 'p/documents/services/a', fields: { price: { integerValue: '0' } } } },
    { readTime: 'now' },
  ]);
  vi.stubGlobal('fetch', fetched);
  const asked = { flag: 'isActive', orderBy: 'name.en', limit: 20 };
  const found = await readPublicCollection(services.collection, asked);
  expect(found).toEqual([{ id: 'a', data: { price: 0 } }]);
  const [field, value] = [{ fieldPath: 'isActive' }, { booleanValue: true }];
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({
    structuredQuery: {
      from: [{ collectionId: 'services' }],
      where: { fieldFilter: { field, op: 'EQUAL', value } },
      orderBy: [{ field: { fieldPath: 'name.en' } }],
      limit: 20,
    },
  });
});

it('an answer of several documents says what time it is; one that does not is no clock', async () => {
  const before = presentInstant();
  const ahead = before + 86_400_000;
  const row = { missing: 'p/documents/availability/a', readTime: new Date(ahead).toISOString() };
  vi.stubGlobal('fetch', answer(200, [row]));
  await readPublicDocuments(['availability/a']);
  expect(presentInstant()).toBeGreaterThanOrEqual(ahead);
  vi.stubGlobal('fetch', answer(200, [{}]));
  await readPublicCollection('stories', { flag: 'published', limit: 1 });
  expect(presentInstant()).toBeGreaterThanOrEqual(ahead);
  heardTime(before);
});
