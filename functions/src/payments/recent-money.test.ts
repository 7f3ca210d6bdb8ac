/** How often the provider is asked for its list of payments, by codes that clients type. */
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { expect, it, vi } from 'vitest';
import { recentMoney } from './recent-money';

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

it('a list that did not come is asked for again by the next', async () => {
  const received = vi.fn(() => Promise.resolve<ReceivedMoney[] | null>(null));
  expect(await recentMoney({ received }, at(onDay(2)))).toBeNull();
  received.mockResolvedValueOnce([money]);
  expect(await recentMoney({ received }, at(onDay(2) + 1))).toEqual([money]);
});

it('a list that was taken by a clock that is ahead is not kept until that time', async () => {
  const received = vi.fn(() => Promise.resolve([money]));
  await recentMoney({ received }, at(onDay(3) + HOUR));
  await recentMoney({ received }, at(onDay(3)));
  expect(received).toHaveBeenCalledTimes(2);
});
