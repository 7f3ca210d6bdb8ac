/** What is kept of an error that a browser tells of, and how often one may be told. */
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, expect, it, vi } from 'vitest';
import { logFault } from '../../platform/log';
import { aGuest } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { reportError } from './report-error';

vi.mock('../../platform/app');
vi.mock('../../platform/log');

let now = toInstant('2026-11-23', '00:15');
const tell = (address: string | null) =>
  reportError.handler(
    {
      errorClass: 'TypeError',
      way: 'page',
      browser: 'samsung',
      page: 'booking',
      frames: ['assets/main-a.js:1:2', 'sw.js:3:4'],
    },
    { caller: aGuest({ address }), clock: { now: () => now } },
  );

beforeEach(() => {
  // A limit that was reached is remembered, so no test has the day of another.
  now += 2 * DAY;
  vi.mocked(logFault).mockClear();
});

it('an error in a browser is one log entry without a person, and is counted', async () => {
  await tell('196.201.1.1');
  expect(vi.mocked(logFault).mock.calls).toEqual([
    [
      'browser failed',
      {
        where: 'browser',
        errorClass: 'TypeError',
        way: 'page',
        browser: 'samsung',
        page: 'booking',
        stack_trace: 'TypeError: booking\n    at assets/main-a.js:1:2\n    at sw.js:3:4',
      },
    ],
  ]);
  const counted = Object.keys(memory.all('quotas')).map((id) => id.split('_')[0]);
  expect(counted).toEqual(['errors-day', 'errors-address']);
});

it.each([
  ['of an address end for an hour, and of others go on', 'first', 30, HOUR, true],
  ['of all addresses together end for a day', null, 500, DAY, false],
])('errors %s', async (_, address, limit, span, mayOthers) => {
  const refused = { code: 'rate-limited' };
  for (let count = 1; count <= limit; count += 1) await tell(address);
  await expect(tell(address)).rejects.toMatchObject(refused);
  if (mayOthers) await tell('another');
  else await expect(tell('another')).rejects.toMatchObject(refused);
  const written = limit + (mayOthers ? 1 : 0);
  expect(logFault).toHaveBeenCalledTimes(written);
  now += span;
  await expect(tell(address)).resolves.toEqual({});
});
