import { readFileSync } from 'node:fs';
import { onTestFinished, expect, test } from 'vitest';
import { siteUrl } from '../../web/build/site-url';
import { json, serve } from '../../local/stand-ins/http/serve';
import { siteEnvironment } from './build';
import { readLiveContent } from './live-content';
import { targetOf } from './target';

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
  const parameters = { SITE_URL: 'https://tulia.or.ke', DATABASE_ID: 'restored' };
  const target = targetOf('x', parameters, { staging: 'y' });
  const env = siteEnvironment(target, { projectId: 'x' }, '/tmp/x.json');
  expect(env).toEqual({
    ...parameters,
    VITE_FIREBASE_CONFIG: '{"projectId":"x"}',
    VITE_DATABASE_ID: 'restored',
    TULIA_CONTENT: '/tmp/x.json',
    TULIA_SITE_URL: 'https://tulia.or.ke',
    TULIA_STAGING: '',
  });
  expect(siteUrl(env)).toBe('https://tulia.or.ke');
  const staging = siteEnvironment({ ...target, isStaging: true }, {}, '');
  expect(staging.TULIA_STAGING).toBe('1');
});

test('a database without content yet gives an empty file, and no other database is asked', async () => {
  const file = await contentOf('tulia-unit-empty', 404, {});
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({});
});

test('a database that fails stops the deployment', async () => {
  const reading = contentOf('tulia-unit-broken', 500, { error: 'out of order' });
  await expect(reading).rejects.toThrow('out of order');
});
