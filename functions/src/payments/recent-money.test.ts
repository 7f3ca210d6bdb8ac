/** The provider's list of payments: when an empty list counts, and how often the list is requested. */
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { expect, it, vi } from 'vitest';
import { memory } from '../platform/testing/memory-database';
import { listedMoney, recentMoney } from './recent-money';

vi.mock('../platform/app');

const money = { method: 'mobile-money', code: 'QWE1234567', amount: 3000 } as ReceivedMoney;
/** Each test has a day of its own: the list outlives it. */
const onDay = (day: number) => 1_800_000_000_000 + day * DAY;
const at = (instant: number) => ({ now: () => instant });

it('the provider is asked once a minute, however many look for a code', async () => {
  const first = onDay(1);
  const received = vi.fn(() => Promise.resolve([money]));
  const ask = (instant: number) => recentMoney({ received }, at(instant));
  const asked = await Promise.all(Array.from({ length: 25 }, () => ask(first)));
  expect(asked).toEqual(Array(25).fill([money]));
  expect(await ask(first + MINUTE - 1)).toEqual([money]);
  expect(received).toHaveBeenCalledOnce();
  await ask(first + MINUTE);
  expect(received).toHaveBeenCalledTimes(2);
  expect(received).toHaveBeenLastCalledWith(first + MINUTE - 48 * HOUR, first + MINUTE);
});

it('after a request without a list, the next call requests the list again', async () => {
  const received = vi.fn(() => Promise.resolve<ReceivedMoney[] | null>(null));
  expect(await recentMoney({ received }, at(onDay(2)))).toBeNull();
  received.mockResolvedValueOnce([money]);
  expect(await recentMoney({ received }, at(onDay(2) + 1))).toEqual([money]);
});

it('a list requested by a clock that is ahead is not kept until that time', async () => {
  const received = vi.fn(() => Promise.resolve([money]));
  await recentMoney({ received }, at(onDay(3) + HOUR));
  await recentMoney({ received }, at(onDay(3)));
  expect(received).toHaveBeenCalledTimes(2);
});

const listed = (list: ReceivedMoney[] | null) =>
  listedMoney({ received: () => Promise.resolve(list) }, 0, 1);

it('an empty list of a provider that was never asked to keep one says nothing', async () => {
  expect(await listed([])).toBeNull();
  memory.put(connectionPath('mpesa'), connections.toStoredPart({ registeredAt: 1 }));
  expect(await listed([])).toBeNull();
});

it('an empty list of a provider that agreed to keep one says that nobody paid', async () => {
  memory.put(connectionPath('mpesa'), connections.toStoredPart({ listsAt: 1 }));
  expect(await listed([])).toEqual([]);
  expect(await listed(null)).toBeNull();
});

it('a list with payments always counts', async () => {
  expect(await listed([money])).toEqual([money]);
});
