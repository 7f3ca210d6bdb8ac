import { readFileSync } from 'node:fs';
import { onTestFinished, expect, test } from 'vitest';
import { siteUrl } from '../../web/build/site-url';
import { json, serve } from '../../local/stand-ins/http/serve';
import { buildEnvironment, readLiveContent } from './live-content';

/** The content of the database `restored`, at a network edge that answers every question about it alike. */
async function contentOf(project: string, status: number, body: unknown): Promise<string> {
  const server = await serve(0, ({ url }) =>
    url.pathname.includes('/databases/restored/')
      ? json(body, status)
      : json('another database was asked', 500),
  );
  onTestFinished(() => server.close());
  const env = { ...process.env, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${server.port}` };
  return readLiveContent({ project, databaseId: 'restored' }, env);
}

test('the site is built with the project’s configuration, its address and its live content', () => {
  const deployment = {
    config: { projectId: 'x' },
    contentFile: '/tmp/x.json',
    databaseId: 'restored',
    siteUrl: 'https://tulia.or.ke',
    isStaging: false,
  };
  const env = buildEnvironment(deployment, { A: 'b', TULIA_STAGING: '1' });
  expect(env).toEqual({
    A: 'b',
    VITE_FIREBASE_CONFIG: '{"projectId":"x"}',
    VITE_DATABASE_ID: 'restored',
    TULIA_CONTENT: '/tmp/x.json',
    TULIA_SITE_URL: 'https://tulia.or.ke',
    TULIA_STAGING: '',
  });
  expect(siteUrl(env)).toBe('https://tulia.or.ke');
  const staging = buildEnvironment({ ...deployment, isStaging: true }, {});
  expect(staging['TULIA_STAGING']).toBe('1');
});

test('a database without content yet gives an empty file, and no other database is asked', async () => {
  const file = await contentOf('tulia-unit-empty', 404, {});
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({});
});

test('a database that fails stops the deployment', async () => {
  const reading = contentOf('tulia-unit-broken', 500, { error: 'out of order' });
  await expect(reading).rejects.toThrow('out of order');
});
