/** When an empty list says that nobody paid: only after the provider has agreed to keep one. */
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { expect, it, vi } from 'vitest';
import { memory } from '../platform/testing/memory-database';
import { listedMoney } from './listed-money';

vi.mock('../platform/app');

const money = { method: 'mobile-money', code: 'QWE1234567', amount: 3000 } as ReceivedMoney;
const look = (list: ReceivedMoney[] | null) =>
  listedMoney({ received: () => Promise.resolve(list) }, 0, 1);
it('an empty list of a provider that was never asked to keep one says nothing', async () => {
  expect(await look([])).toBeNull();
  memory.put(connectionPath('mpesa'), connections.toStoredPart({ registeredAt: 1 }));
  expect(await look([])).toBeNull();
});

it('an empty list of a provider that agreed to keep one says that nobody paid', async () => {
  memory.put(connectionPath('mpesa'), connections.toStoredPart({ listsAt: 1 }));
  expect(await look([])).toEqual([]);
  expect(await look(null)).toBeNull();
});

it('a list with money is believed in any case', async () => {
  expect(await look([money])).toEqual([money]);
});
