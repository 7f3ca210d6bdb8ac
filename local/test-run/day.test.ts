import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What a program prints that knows nothing of other days. */
function said(program: string, day: string) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', path.join(import.meta.dirname, 'day.mjs'), '-e', program],
    { env: { PATH: process.env['PATH'], TULIA_DAY: day }, encoding: 'utf8' },
  );
  return { lines: stdout.trim().split('\n'), stderr, status };
}

test('a program lives on the day of TULIA_DAY, however it asks for the time, and time goes on', () => {
  const { lines } = said(
    `console.log(new Date().toISOString().slice(0, 16));
    console.log(Date().slice(0, 15));
    const begun = Date.now();
    setTimeout(() => console.log(Date.now() - begun >= 49), 50);
    console.log(new Date(0).getTime(), new Date(2020, 0).getFullYear(), new Date() instanceof Date);`,
    '2028-02-29T06:00:00Z',
  );
  expect(lines).toEqual(['2028-02-29T06:00', 'Tue Feb 29 2028', '0 2020 true', 'true']);
});

test('without TULIA_DAY nothing changes, and an invalid day is refused', () => {
  expect(said("console.log('isShifted' in Date)", '').lines).toEqual(['false']);
  expect(said('', 'tomorrow').stderr).toContain('TULIA_DAY=tomorrow is no instant');
});
