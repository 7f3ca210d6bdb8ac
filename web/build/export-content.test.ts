import { expect, it } from 'vitest';
import { databaseUrl, exportContent } from './export-content';

const BASE =
  'https://firestore.googleapis.com/v1/projects/tulia-kenya/databases/(default)/documents';

/** Answers as Firestore does. @param parts what each address or collection answers with */
function firestore(parts: Record<string, unknown>, status = 200): typeof fetch {
  return (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    const key = body === '' ? 'settings' : (/"collectionId":"(\w+)"/.exec(body)?.[1] ?? '');
    if (input !== (key === 'settings' ? `${BASE}/settings/practice` : `${BASE}:runQuery`))
      return Promise.reject(new Error(`unexpected address ${JSON.stringify(input)}`));
    return Promise.resolve(
      parts[key] === undefined ? new Response('none', { status }) : Response.json(parts[key]),
    );
  };
}

it('the export reads from Google, or from the emulator that the environment names', () => {
  expect(databaseUrl('tulia-kenya', {})).toBe(BASE);
  expect(databaseUrl('demo-tulia', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toBe(
    'http://127.0.0.1:8080/v1/projects/demo-tulia/databases/(default)/documents',
  );
});

const document = (name: string, fields: object) => ({ document: { name: `x/${name}`, fields } });

it('the export writes documents as a build reads them', async () => {
  const [njeri, photo] = [{ stringValue: 'njeri' }, { stringValue: 'data:' }];
  const content = await exportContent(
    BASE,
    firestore({
      settings: { name: 'x/settings/practice', fields: { holdMinutes: { integerValue: '15' } } },
      services: [
        document('services/individual-therapy', { price: { integerValue: '3500' } }),
        { readTime: 'later' },
      ],
      practitioners: [document('practitioners/njeri', { id: njeri, photo })],
      articles: [
        document('articles/calm', { updatedAt: { timestampValue: '2026-01-01T00:00:00Z' } }),
      ],
      stories: [document('stories/one', { initials: { stringValue: 'A. M.' } })],
    }),
  );
  expect(content).toEqual({
    settings: { holdMinutes: 15 },
    services: [{ price: 3500, slug: 'individual-therapy' }],
    practitioners: [{ id: 'njeri', photo: 'data:' }],
    articles: [{ updatedAt: Date.UTC(2026, 0, 1), slug: 'calm' }],
    // Nothing that somebody told, by which it could be read after it was taken back.
    stories: true,
  });
});

it.each([403, 404])('an empty project leaves everything to the seeds (%i)', async (status) => {
  expect(await exportContent(BASE, firestore({}, status))).toEqual({});
});

it('the export leaves out empty parts', async () => {
  const empty = firestore({ services: [{}], practitioners: [{}], articles: [{}] }, 404);
  expect(await exportContent(BASE, empty)).toEqual({});
});

it('the export fails when Firestore fails, so that no old content is published', async () => {
  await expect(exportContent(BASE, firestore({}, 503))).rejects.toThrow('503');
});
