/** The requests to Daraja: where the money is to go, how much of its list is read, and by which clock. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askDaraja } from './client';
import { darajaProvider } from './provider';
import type { DarajaSettings } from './settings';

vi.mock(import('./client'), async (original) => ({ ...(await original()), askDaraja: vi.fn() }));

const settings: DarajaSettings = {
  rootUrl: 'http://daraja.test/',
  shortCode: '174379',
  till: null,
  key: 'k',
  secret: 's',
  passkey: 'p',
  webhook: 'http://tulia.test/secret',
  webhookSecret: 'secret',
};
const asked = () => vi.mocked(askDaraja).mock.calls.map(([, , body]) => body);

beforeEach(() => {
  vi.mocked(askDaraja).mockReset();
  // Ten in the evening of the last day of the year in Nairobi.
  vi.useFakeTimers({ now: Date.parse('2026-12-31T22:30:05+03:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a prompt', () => {
  const request = {
    attemptId: '0'.repeat(32),
    phone: '254700000001',
    amount: 3000,
    account: '7QF2M0XC',
  };

  it.each([
    ['a PayBill', null, 'CustomerPayBillOnline', '174379'],
    ['a till', '832909', 'CustomerBuyGoodsOnline', '832909'],
  ])('names where the money goes: %s', async (_, till, TransactionType, PartyB) => {
    const fields = { ResponseCode: '0', CheckoutRequestID: 'ws_CO_1' };
    vi.mocked(askDaraja).mockResolvedValue({ status: 200, fields });
    const fact = await darajaProvider({ ...settings, till }).start(request);
    expect(fact).toEqual({ kind: 'accepted', reference: 'ws_CO_1' });
    const Password = Buffer.from('174379p20261231223005').toString('base64');
    expect(asked()).toEqual([
      {
        TransactionType,
        PartyB,
        BusinessShortCode: '174379',
        Password,
        Timestamp: '20261231223005',
        Amount: 3000,
        PartyA: '254700000001',
        PhoneNumber: '254700000001',
        CallBackURL: `http://tulia.test/secret/asked/${'0'.repeat(32)}`,
        AccountReference: '7QF2M0XC',
        TransactionDesc: 'Payment',
      },
    ]);
  });
});

describe('its list of payments', () => {
  const payment = (index: number) => ({
    transactionId: `QWE${String(index).padStart(7, '0')}`,
    trxDate: '2026-12-31 10:00:00',
    msisdn: '254700000001',
    transactiontype: 'c2b-pay-bill-debit',
    billreference: '7QF2M0XC',
    amount: '3000.00',
    organizationname: 'TULIA',
  });
  const holding = (count: number, perPage = 100) => {
    vi.mocked(askDaraja).mockImplementation((_settings, _path, body) => {
      const from = Number(Reflect.get(body, 'OffSetValue'));
      const length = Math.max(0, Math.min(perPage, count - from));
      const page = Array.from({ length }, (_, index) => payment(from + index));
      return Promise.resolve({ status: 200, fields: { ResponseCode: '1000', Response: [page] } });
    });
    return darajaProvider(settings);
  };
  const NOON = Date.parse('2026-12-31T12:00:00+03:00');

  it.each([
    [0, ['0']],
    [1, ['0']],
    [99, ['0']],
    [100, ['0', '100']],
    [101, ['0', '100']],
    [250, ['0', '100', '200']],
  ])('of %d is read to its end', async (count, pages) => {
    const found = await holding(count).received(NOON, NOON);
    expect(found?.map(({ code }) => code)).toEqual(
      Array.from({ length: count }, (_, index) => payment(index).transactionId),
    );
    expect(asked().map((body) => Reflect.get(body, 'OffSetValue') as unknown)).toEqual(pages);
  });

  it('is read on where a full page names something that is no money that came', async () => {
    const provider = holding(101);
    const whole = vi.mocked(askDaraja).getMockImplementation();
    vi.mocked(askDaraja).mockImplementation(async (...about) => {
      const answer = await whole?.(...about);
      const [page = []] = (answer?.fields['Response'] ?? []) as Record<string, unknown>[][];
      const [first] = page;
      // A reversal takes money out, and stands in the list among what came in.
      if (first?.['transactionId'] === payment(0).transactionId) first['amount'] = '-3000.00';
      return { status: 200, fields: { ...answer?.fields } };
    });
    const found = await provider.received(NOON, NOON);
    expect(found).toHaveLength(100);
    expect(found?.at(-1)?.code).toBe(payment(100).transactionId);
  });

  it('is asked for in the time of Nairobi, its last second included', async () => {
    await holding(0).received(NOON, Date.parse('2026-12-31T23:59:59.500+03:00'));
    expect(asked()).toMatchObject([
      {
        ShortCode: '174379',
        StartDate: '2026-12-31 12:00:00',
        EndDate: '2027-01-01 00:00:00',
      },
    ]);
  });
});
