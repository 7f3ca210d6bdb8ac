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
  const lines: string[] = [];
  let runs = 0;
  const code = await untilAnswered(
    () => {
      runs += 1;
      return Promise.resolve(outcomes[runs - 1]!);
    },
    {
      wait: (seconds) => Promise.resolve(void waits.push(seconds)),
      say: (line) => void lines.push(line),
    },
  );
  return { code, waits, lines, runs };
}

test('what installs at once is run once', async () => {
  expect(await installed(fine)).toEqual({ code: 0, waits: [], lines: [], runs: 1 });
});

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
  const { lines, ...rest } = await installed(failing(code), fine);
  expect(rest).toEqual({ code: 0, waits: [5], runs: 2 });
  expect(lines).toEqual(['Packages: the registry does not answer; trying again in 5 s …']);
});

test('after 5, 20 and 60 seconds it is given up', async () => {
  const silent = failing('ECONNREFUSED');
  const { code, waits, lines, runs } = await installed(silent, silent, silent, silent);
  expect({ code, waits, runs }).toEqual({ code: 1, waits: [5, 20, 60], runs: 4 });
  expect(lines).toHaveLength(3);
});

test.each(['EUSAGE', 'E404', 'E401', 'EINTEGRITY', 'ENOSPC', 'EACCES', 'ERESOLVE'])(
  'any other failure (%s) is final at once',
  async (code) => {
    expect(await installed(failing(code), fine)).toMatchObject({ code: 1, waits: [], runs: 1 });
  },
);

test('a word about the network in the middle of another failure is no silence', async () => {
  const odd = { code: 1, said: 'npm error code E404\nnpm error 404 see code ECONNRESET\n' };
  expect(await installed(odd, fine)).toMatchObject({ runs: 1 });
});
