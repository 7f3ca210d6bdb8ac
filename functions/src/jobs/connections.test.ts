/** What the nights do about services outside: which they look at, what they tell of, and what they forget. */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import type { ConnectionName } from '@tulia/domain/practice/connections';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { DAY } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { probeGoogle } from '../meeting/google-connection';
import { paymentProvider } from '../payments/provider';
import { logFault } from '../platform/log';
import { memory } from '../platform/testing/memory-database';
import { mpesaLists } from '../platform/testing/money';
import { runCheckConnections } from './check-connections';
import { runLookForPayments } from './look-for-payments';

vi.mock('../platform/app');
vi.mock('../platform/log');
vi.mock('../payments/provider');
vi.mock('../meeting/google-connection');

const NOW = 1_800_000_000_000;
const clock = { now: () => NOW };
const refused = (name: ConnectionName, toldAt: number | null = null) => {
  const lost = { problem: 'not-authorised', since: NOW - DAY, toldAt };
  memory.put(connectionPath(name), connections.toStoredPart(lost));
};
const told = () => Object.values(memory.all('mail')).map((each) => each['parameters']);
/** A provider that takes the credentials or not, and has this list. */
function provide(problem: string | null, list: object[] | null = []): void {
  const provider: Partial<PaymentProvider> = {
    problem: () => Promise.resolve(problem),
    received: () => Promise.resolve(list as []),
  };
  vi.mocked(paymentProvider).mockResolvedValue(provider as PaymentProvider);
}

beforeEach(() => {
  vi.mocked(paymentProvider).mockResolvedValue(null);
  vi.mocked(probeGoogle).mockReset();
  vi.mocked(logFault).mockClear();
});

describe('the nightly check of connections', () => {
  const run = () => runCheckConnections(clock);

  it('emails the practice once about each refused connection, and counts all', async () => {
    for (const name of ['google', 'push'] as const) refused(name);
    refused('mpesa', NOW - DAY);
    expect(await run()).toBe(3);
    expect(told()).toMatchObject([{ connection: 'google' }, { connection: 'push' }]);
    await run();
    expect(told()).toHaveLength(2);
  });

  it('probes Google each night', async () => {
    vi.mocked(probeGoogle).mockImplementation(() => {
      refused('google');
      return Promise.resolve('not-authorised');
    });
    expect(await run()).toBe(1);
    expect(told()).toMatchObject([{ connection: 'google' }]);
  });

  it('probes the payment provider if there is one', async () => {
    provide('not-authorised');
    expect(await run()).toBe(1);
    expect(told()).toMatchObject([{ connection: 'mpesa' }]);
    provide(null);
    expect(await run()).toBe(0);
  });
});

describe('the nightly job lookForPayments', () => {
  const run = () => runLookForPayments(clock);
  const attempt = (id: string, createdAt: number) =>
    memory.put(`paymentAttempts/${id}`, { createdAt: new Date(createdAt), state: 'paid' });
  const asked = () => Object.keys(memory.all('paymentAttempts')).sort();

  it.each([
    ['gave its list', []],
    ['gave none', null],
  ])('forgets attempts to pay after 30 days, where the provider %s', async (_, list) => {
    provide(null, list);
    mpesaLists();
    attempt('kept', NOW - 30 * DAY);
    attempt('over', NOW - 30 * DAY - 1);
    expect(await run()).toBe(0);
    expect(asked()).toEqual(['kept']);
    const faults = vi.mocked(logFault).mock.calls.map(([fault]) => fault);
    expect(faults).toEqual(list === null ? ['no list of payments'] : []);
  });

  it('logs a missing list while the list is not registered, whatever the provider answers', async () => {
    provide(null, []);
    await run();
    expect(vi.mocked(logFault).mock.calls.map(([fault]) => fault)).toEqual(['no list of payments']);
  });

  it('checks first whether the provider accepts the credentials', async () => {
    provide('not-authorised', null);
    await run();
    expect(told()).toMatchObject([{ connection: 'mpesa' }]);
  });

  it('deletes old attempts also without a provider', async () => {
    attempt('kept', NOW - DAY);
    attempt('over', NOW - 31 * DAY);
    expect(await run()).toBe(0);
    expect([asked(), told()]).toEqual([['kept'], []]);
  });
});
