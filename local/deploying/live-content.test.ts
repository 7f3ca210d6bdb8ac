import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { siteUrl } from '../../web/build/site-url';
import { buildEnvironment, readLiveContent } from './live-content';

const closing: (() => void)[] = [];
afterEach(() => {
  closing.splice(0).forEach((close) => {
    close();
  });
});

/** A database at the network edge that answers every question alike. */
async function database(status: number, body: unknown): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const at = (host: string) => ({ ...process.env, FIRESTORE_EMULATOR_HOST: host });

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

test('a project without content yet gives an empty file', async () => {
  const host = await database(404, {});
  const file = await readLiveContent({ project: 'tulia-unit-empty', databaseId: 'x' }, at(host));
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({});
});

test('a database that fails stops the deployment', async () => {
  const host = await database(500, { error: 'out of order' });
  const broken = { project: 'tulia-unit-broken', databaseId: '(default)' };
  await expect(readLiveContent(broken, at(host))).rejects.toThrow('out of order');
});
