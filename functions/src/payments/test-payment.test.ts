/** Test payments of one shilling: they send a real STK push, belong to no booking, and reveal no other payment. */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { HOUR } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { aMember } from '../platform/testing/callers';
import { putAttempt, storedAttempt, storedUnmatched } from '../platform/testing/money';
import { hearOfAttempt } from './follow-attempt';
import { paymentProvider } from './provider';
import { followTestPayment, startTestPayment } from './test-payment';

vi.mock('../platform/app');
vi.mock('./provider');

/** Each test has an hour of its own, since what was counted in one stays counted. */
let now = 1_800_000_000_000;
const context = { caller: aMember('admin'), clock: { now: () => now } };
const start = vi.fn<PaymentProvider['start']>();
const begin = (requestId = 'r-1', phone = '0712 345 678') =>
  startTestPayment({ requestId, phone }, context);

beforeEach(() => {
  now += HOUR;
  start.mockReset().mockResolvedValue({ kind: 'accepted', reference: 'ws_CO_1' });
  vi.mocked(paymentProvider).mockResolvedValue({ start } as unknown as PaymentProvider);
});

it('a test payment asks for one shilling once, and the shilling that comes is among the unmatched payments', async () => {
  const { attemptId, state } = await begin();
  expect(state).toBe('prompted');
  expect((await begin()).attemptId).toBe(attemptId);
  const wanted = { attemptId, phone: '254712345678', amount: 1, account: 'TRIAL' };
  expect(start.mock.calls).toEqual([[wanted]]);
  const code = 'QWE1234567';
  const of = { method: 'mobile-money', amount: 1, phone: '', account: '' } as const;
  const told = { money: { ...of, code, at: now }, fact: { kind: 'paid', code } } as const;
  const notice = { about: 'attempt', attemptId, reference: 'ws_CO_1', ...told } as const;
  await hearOfAttempt(notice, context.clock);
  expect(await followTestPayment(attemptId, context)).toMatchObject({ state: 'paid' });
  const lying = { amount: 1, account: 'TRIAL', state: 'open', bookingId: null };
  expect(storedUnmatched()).toMatchObject([lying]);
});

it('an attempt for a booking is no test payment', async () => {
  const { attemptId } = await begin();
  putAttempt({ ...storedAttempt(attemptId), bookingId: 'booking-1' });
  for (const id of [attemptId, 'none'])
    await expect(followTestPayment(id, context)).rejects.toMatchObject({ code: 'not-found' });
});

it('test payments go to Kenyan phones, six an hour', async () => {
  await expect(begin('r', '+44 7712 345678')).rejects.toMatchObject({ code: 'invalid-input' });
  for (let count = 0; count < 6; count += 1) await begin(`r-${count}`);
  await expect(begin('r-6')).rejects.toMatchObject({ code: 'rate-limited' });
  expect(start).toHaveBeenCalledTimes(6);
});

it('a test payment is refused without a provider', async () => {
  vi.mocked(paymentProvider).mockResolvedValue(null);
  const off = { code: 'payments-off' };
  await expect(begin()).rejects.toMatchObject(off);
  await expect(followTestPayment('any', context)).rejects.toMatchObject(off);
});
