import path from 'node:path';
import { expect, test } from 'vitest';

interface Run {
  code: number;
  said: string;
}
type UntilAnswered = (
  install: () => Promise<Run>,
  surroundings: { wait: (seconds: number) => Promise<void>; say: (line: string) => void },
) => Promise<number>;

// Plain JavaScript without types: it runs before anything is installed.
const file = path.join(import.meta.dirname, 'npm-ci.mjs');
const { untilAnswered } = (await import(file)) as { untilAnswered: UntilAnswered };

const fine: Run = { code: 0, said: '' };
const failing = (code: string): Run => ({ code: 1, said: `npm error code ${code}\nnpm error …\n` });

/** Installs with these outcomes, one after another. */
async function installed(...outcomes: Run[]) {
  const waits: number[] = [];
  const install = () => Promise.resolve(outcomes[waits.length]!);
  const wait = (seconds: number) => Promise.resolve(void waits.push(seconds));
  const code = await untilAnswered(install, { wait, say: () => undefined });
  return { code, waits };
}

// As npm 11 names them: refused, no such host, cut, hanging, and answers that ask for patience.
test.each([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNRESET',
  'ETIMEDOUT',
  'ERR_SOCKET_TIMEOUT',
  'FETCH_ERROR',
  'E503',
  'E429',
])('a registry that does not answer (%s) is asked again', async (code) => {
  expect(await installed(failing(code), fine)).toEqual({ code: 0, waits: [5] });
});

test('npm ci is given up after waits of 5, 20 and 60 seconds', async () => {
  const silent = failing('ECONNREFUSED');
  const given = { code: 1, waits: [5, 20, 60] };
  expect(await installed(silent, silent, silent, silent)).toEqual(given);
});

test('npm ci is not repeated after any other failure', async () => {
  expect(await installed(failing('EINTEGRITY'))).toEqual({ code: 1, waits: [] });
});
