/** What staff who manage the practice read of M-Pesa, and what stands once it was asked to tell and to list. */
import type { PaymentProvider, Registered } from '@tulia/domain/money/provider/payment-provider';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { beforeEach, expect, it, vi } from 'vitest';
import { addressProblem, missingSettings, paymentProvider } from '../../payments/provider';
import { aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { checkPayments, registerNotices } from '../money';

vi.mock('../../platform/app');
vi.mock('../../payments/provider');

const NOW = 1_800_000_000_000;
const context = { caller: aMember('admin'), clock: { now: () => NOW } };
const check = () => checkPayments.handler({}, context);
const register = () => registerNotices.handler({}, context);
const stands = () => connections.fromStored(memory.read(connectionPath('mpesa')) ?? {});
function provide(registered: Registered = { notices: null, lists: null }): void {
  const provider: Partial<PaymentProvider> = {
    problem: () => Promise.resolve(null),
    received: () => Promise.resolve([]),
    register: () => Promise.resolve(registered),
  };
  vi.mocked(paymentProvider).mockResolvedValue(provider as PaymentProvider);
}

beforeEach(() => {
  vi.mocked(missingSettings).mockResolvedValue([]);
  vi.mocked(addressProblem).mockResolvedValue(null);
  provide();
});

it('an agreement of the provider is recorded, and the check says whether the provider lists payments', async () => {
  expect(await check()).toMatchObject({ state: 'ready', lists: false, registeredAt: null });
  expect(await register()).toEqual({ problems: [] });
  expect(stands()).toMatchObject({ registeredAt: NOW, listsAt: NOW });
  expect(await check()).toMatchObject({ state: 'ready', lists: true, registeredAt: NOW });
});

it.each<[string, Registered, (number | null)[], string[]]>([
  [
    'the list',
    { notices: null, lists: 'no-nominated-number' },
    [NOW, null],
    ['no-nominated-number'],
  ],
  [
    'the notices',
    { notices: 'registered-before', lists: null },
    [null, NOW],
    ['registered-before'],
  ],
  [
    'both, for one reason',
    { notices: 'no-answer', lists: 'no-answer' },
    [null, null],
    ['no-answer'],
  ],
])('a refusal of %s is answered, and the rest recorded', async (_, said, left, problems) => {
  provide(said);
  expect(await register()).toEqual({ problems });
  const { registeredAt, listsAt } = stands();
  expect([registeredAt, listsAt]).toEqual(left);
});

it('an address that the provider would not call is a problem before the keys are tried', async () => {
  vi.mocked(addressProblem).mockResolvedValue('address-refused');
  expect(await check()).toMatchObject({ state: 'address-refused', lists: null });
});

it('the check names missing settings, and sends the provider no request', async () => {
  vi.mocked(paymentProvider).mockResolvedValue(null);
  vi.mocked(missingSettings).mockResolvedValue(['DARAJA_PASSKEY']);
  const off = { state: 'off', missing: ['DARAJA_PASSKEY'], lists: null, registeredAt: null };
  expect(await check()).toEqual(off);
  await expect(register()).rejects.toMatchObject({ code: 'payments-off' });
  expect(memory.all('audit')).toEqual({});
});
