import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serve } from '../../local/stand-ins/http/serve';
import { freshFolder } from '../../local/test-run/fresh-folder';
import { runningCommit, VERSION_FILE, writeVersion } from './running-version';

it('a site says which commit it runs, and one that does not is unknown', async () => {
  const commit = '0123456789abcdef0123456789abcdef01234567';
  const site = freshFolder();
  writeVersion(site, { commit, builtAt: '2026-11-22T00:00:00Z' });
  const server = await serve(0, ({ url }) => {
    const isFile = url.pathname === `/${VERSION_FILE}`;
    return { status: 200, body: isFile ? readFileSync(path.join(site, VERSION_FILE)) : '<html>' };
  });
  const origin = `http://127.0.0.1:${server.port}`;
  expect(await runningCommit(origin)).toBe(commit);
  expect(await runningCommit(`${origin}/elsewhere`)).toBeNull();
  await server.close();
  expect(await runningCommit('http://127.0.0.1:1')).toBeNull();
});
