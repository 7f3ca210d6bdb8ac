import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock, type Clock } from './clock';
import { endpoint, job } from './endpoint';

const asked: Record<string, unknown>[] = [];
vi.mock('firebase-functions/v2/https', async (original) => ({
  ...(await original<object>()),
  onCall: (options: Record<string, unknown>, answer: unknown) => {
    asked.push(options);
    return answer;
  },
  onRequest: (_options: unknown, answer: unknown) => answer,
}));
const ran: string[] = [];
vi.mock('./job-runs', () => ({
  recorded: (name: string, clock: Clock, run: (clock: Clock) => Promise<unknown>) => {
    ran.push(name);
    return run(clock);
  },
}));

beforeEach(() => {
  asked.length = 0;
  ran.length = 0;
});
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['on', true],
  ['watch', false],
  ['off', false],
  ['yes', false],
  ['', false],
])('with App Check %s a token of the site is asked for: %s (threats row 32)', (mode, enforced) => {
  vi.stubEnv('APP_CHECK', mode);
  endpoint(vi.fn());
  expect(asked).toMatchObject([{ enforceAppCheck: enforced }]);
});

describe('an endpoint of two calls', () => {
  const call = (name: string) => ({ name, answer: () => Promise.resolve(`${name} answers`) });
  const load = vi.fn(() => Promise.resolve({ one: call('one'), two: call('two') }));
  const answer = endpoint(load as never) as unknown as (request: object) => Promise<unknown>;
  const askedAt = (path: string) => answer({ rawRequest: { path } });

  it('loads its calls with the first of them, and answers the one that is asked for', async () => {
    expect(load).not.toHaveBeenCalled();
    expect(await askedAt('/two')).toBe('two answers');
  });

  it.each(['', '/', '/three', '/one/two', '/constructor', '/__proto__'])(
    'has no call at %j',
    async (path) => {
      await expect(askedAt(path)).rejects.toMatchObject({ code: 'not-found' });
    },
  );
});

describe('a job', () => {
  const run = vi.fn<(clock: Clock) => Promise<void>>(() => Promise.resolve());
  const answer = job('sweepOutbox', () => Promise.resolve(run)) as unknown as (
    request: object,
    response: object,
  ) => Promise<void>;
  const ORDERED = 24 * 60 * 60_000;

  /** @returns the status */
  async function askedBy(method: string): Promise<number | undefined> {
    const get = (name: string) =>
      name === 'X-CloudScheduler-ScheduleTime' ? new Date(ORDERED).toISOString() : undefined;
    const status = vi.fn<(code: number) => object>(() => ({ end: vi.fn() }));
    await answer({ method, get }, { status });
    return status.mock.calls[0]?.[0];
  }

  it('runs by the real clock, whatever time the caller names, and is recorded by its name', async () => {
    expect(await askedBy('POST')).toBe(204);
    expect(run.mock.lastCall).toEqual([systemClock]);
    expect(ran).toEqual(['sweepOutbox']);
  });

  it('runs in the local environment as of the time it is ordered for', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    expect(await askedBy('POST')).toBe(204);
    expect(run.mock.lastCall?.[0].now()).toBe(ORDERED);
  });

  it('says that it failed, and nothing more', async () => {
    run.mockRejectedValueOnce(new Error('of Amina'));
    expect(await askedBy('POST')).toBe(500);
  });

  it('does not run when somebody only looks', async () => {
    run.mockClear();
    expect(await askedBy('GET')).toBe(405);
    expect(run).not.toHaveBeenCalled();
  });
});
