import { expect, it } from 'vitest';
import { serve } from '../../local/stand-ins/http/serve';
import { runningCommit, VERSION_FILE } from './running-version';

it('a site says which commit it runs, and one that does not is unknown', async () => {
  const commit = '0123456789abcdef0123456789abcdef01234567';
  const server = await serve(0, ({ url }) => {
    const isFile = url.pathname === `/${VERSION_FILE}`;
    return { status: 200, body: isFile ? JSON.stringify({ commit }) : '<html>' };
  });
  const origin = `http://127.0.0.1:${server.port}`;
  expect(await runningCommit(origin)).toBe(commit);
  expect(await runningCommit(`${origin}/elsewhere`)).toBeNull();
  await server.close();
  expect(await runningCommit('http://127.0.0.1:1')).toBeNull();
});
