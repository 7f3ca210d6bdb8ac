import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runningCommit, VERSION_FILE, writeVersion } from './running-version';

it('a site says which commit it runs, and one that does not is unknown', async () => {
  const commit = '0123456789abcdef0123456789abcdef01234567';
  const site = mkdtempSync(path.join(tmpdir(), 'tulia-site-'));
  writeVersion(site, { commit, builtAt: '2026-11-22T00:00:00Z' });
  const server = createServer((request, response) => {
    if (request.url === `/${VERSION_FILE}`)
      response.end(readFileSync(path.join(site, VERSION_FILE)));
    else response.end('<html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await runningCommit(origin)).toBe(commit);
  expect(await runningCommit(`${origin}/elsewhere`)).toBeNull();
  server.close();
  expect(await runningCommit('http://127.0.0.1:1')).toBeNull();
});
