/**
 * What the address for notices answers: nothing to strangers, thanks to the provider, and 503 when a notice could
 * not be taken.
 */
import type {
  PaymentProvider,
  ProviderNotice,
} from '@tulia/domain/money/provider/payment-provider';
import { beforeEach, expect, it, vi } from 'vitest';
import { logFault } from '../platform/log';
import { hearOfTexts } from '../mail/text-notices';
import { hearOfAttempt } from '../payments/follow-attempt';
import { paymentProvider } from '../payments/provider';
import { keepUnmatched, receiveMoney } from '../payments/receive';
import { findCode } from '../payments/said-code';
import { paymentWebhook } from './payment-webhook';

vi.mock('../platform/log');
vi.mock(import('../mail/text-notices'), () => ({ hearOfTexts: vi.fn() }));
vi.mock(import('../payments/provider'), () => ({ paymentProvider: vi.fn() }));
vi.mock(import('../payments/follow-attempt'), () => ({ hearOfAttempt: vi.fn() }));
vi.mock(import('../payments/receive'), () => ({ receiveMoney: vi.fn(), keepUnmatched: vi.fn() }));
vi.mock(import('../payments/said-code'), () => ({ findCode: vi.fn() }));

const of = { method: 'mobile-money', phone: '', account: '', at: 1 } as const;
const money = { ...of, code: 'QWE1234567', amount: 3000 };
const unasked: ProviderNotice = { about: 'money', money };
const fact = { kind: 'paid', code: money.code } as const;
const asked: ProviderNotice = { about: 'attempt', attemptId: 'a1', reference: 'r', money, fact };
let read: ProviderNotice | 'unproved' | null;
const seen = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(receiveMoney).mockResolvedValue({ bookingId: 'b1' });
  const provider: Pick<PaymentProvider, 'readNotice' | 'heard'> = {
    readNotice: (incoming) => {
      seen(incoming.path);
      return read;
    },
    heard: { thanks: true },
  };
  vi.mocked(paymentProvider).mockResolvedValue(provider as PaymentProvider);
});

const send = (method = 'POST') =>
  paymentWebhook({ method, path: '/secret/paid', header: () => '', raw: '{}', body: {} });

it('answers 404 to strangers, to other methods, and without a provider', async () => {
  read = 'unproved';
  expect(await send()).toEqual({ status: 404 });
  read = unasked;
  expect(await send('GET')).toEqual({ status: 404 });
  vi.mocked(paymentProvider).mockResolvedValue(null);
  expect(await send()).toEqual({ status: 404 });
  expect(receiveMoney).not.toHaveBeenCalled();
});

it('processes a notice by its kind, and answers as the provider expects', async () => {
  read = unasked;
  expect(await send()).toEqual({ status: 200, body: { thanks: true } });
  expect(seen).toHaveBeenCalledWith(['secret', 'paid']);
  expect(receiveMoney).toHaveBeenCalledWith(money, null, expect.anything());
  read = asked;
  expect((await send()).status).toBe(200);
  expect(hearOfAttempt).toHaveBeenCalledWith(asked, expect.anything());
  read = null;
  expect((await send()).status).toBe(200);
});

it('answers a question before the payment as the provider wants it, and enters nothing', async () => {
  read = { about: 'question', answer: { go: 'on' } };
  expect(await send()).toEqual({ status: 200, body: { go: 'on' } });
  for (const enter of [receiveMoney, keepUnmatched, findCode]) expect(enter).not.toHaveBeenCalled();
});

it.each([
  ['is entered from the list where it stands', { bookingId: 'b1' }, 0],
  ['enters nothing while the list lacks it', { bookingId: null }, 0],
  ['is shown to staff where there is no list', 'unanswered' as const, 1],
])('money of which nobody knows whether it came %s', async (_, found, kept) => {
  read = { about: 'perhaps', money };
  vi.mocked(findCode).mockResolvedValue(found);
  expect((await send()).status).toBe(200);
  expect(findCode).toHaveBeenCalledExactlyOnceWith(money.code, expect.anything());
  expect(receiveMoney).not.toHaveBeenCalled();
  expect(keepUnmatched).toHaveBeenCalledTimes(kept);
  expect(logFault).toHaveBeenLastCalledWith('notice not certain', { where: 'paymentWebhook' });
});

it('logs what cannot be read, by its name alone, and shows staff a code without a sum', async () => {
  const unread = { ...money, amount: 0 };
  for (const [part, told] of [['body', null] as const, ['sum', unread] as const]) {
    read = { about: 'unread', part, money: told };
    expect(await send()).toEqual({ status: 200, body: { thanks: true } });
    const fields = { where: 'paymentWebhook', code: part };
    expect(logFault).toHaveBeenLastCalledWith('notice not read', fields);
  }
  expect(vi.mocked(keepUnmatched).mock.calls).toEqual([[unread, expect.anything()]]);
  expect(receiveMoney).not.toHaveBeenCalled();
});

it('answers 503 and logs a fault when a notice cannot be processed', async () => {
  read = unasked;
  vi.mocked(receiveMoney).mockRejectedValue(new Error('the database is away'));
  expect(await send()).toEqual({ status: 503 });
  expect(logFault).toHaveBeenCalledOnce();
});

it('hands what comes below `texts` to the texts, also without a payment provider', async () => {
  vi.mocked(paymentProvider).mockResolvedValue(null);
  vi.mocked(hearOfTexts).mockResolvedValue({ status: 200 });
  const sent = { method: 'POST', header: () => '', raw: 'id=1', body: {} };
  expect(await paymentWebhook({ ...sent, path: '/texts/secret/report' })).toEqual({ status: 200 });
  const heard = { method: 'POST', path: ['secret', 'report'], raw: 'id=1' };
  expect(vi.mocked(hearOfTexts).mock.calls[0]?.[0]).toEqual(heard);
  await paymentWebhook({ ...sent, path: '/secret/texts' });
  expect(hearOfTexts).toHaveBeenCalledTimes(1);
});
