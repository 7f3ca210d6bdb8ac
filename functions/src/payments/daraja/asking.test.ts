/**
 * The requests to Daraja: where the money is to go, what became of an STK push, how much of its list is read, by which
 * clock, and what it is asked to do for good.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askDaraja, NoAnswer, NotAuthorised, tokenOf } from './client';
import { darajaProvider } from './provider';
import type { DarajaSettings } from './settings';

vi.mock('../../platform/log');
vi.mock(import('./client'), async (original) => ({
  ...(await original()),
  askDaraja: vi.fn(),
  tokenOf: vi.fn(),
}));

const settings: DarajaSettings = {
  rootUrl: 'http://daraja.test/',
  shortCode: '174379',
  till: null,
  nominatedNumber: '254700000000',
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
afterEach(() => vi.useRealTimers());

describe('an STK push', () => {
  const request = {
    // An id that holds two of the words that keep Daraja from calling an address.
    attemptId: `cmdsql${'0'.repeat(26)}`,
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
        CallBackURL: `http://tulia.test/secret/asked/cm-ds-ql${'-00'.repeat(13)}`,
        AccountReference: '7QF2M0XC',
        TransactionDesc: 'Payment',
      },
    ]);
  });

  it.each<[string, number, string, object]>([
    ['busy', 503, '503', { kind: 'ended', end: 'busy' }],
    ['busy with another STK push', 500, '500.001.1001', { kind: 'ended', end: 'busy' }],
    ['at fault', 500, '500.003.02', { kind: 'unclear' }],
    ['refusing', 400, '400.002.02', { kind: 'ended', end: 'refused' }],
  ])('asked of a provider that is %s (%i) is known to have ended, or not', async (...row) => {
    const [, status, errorCode, fact] = row;
    vi.mocked(askDaraja).mockResolvedValue({ status, fields: { errorCode } });
    expect(await darajaProvider(settings).start(request)).toEqual(fact);
  });

  it.each<[string, Error, string, string]>([
    ['does not take the credentials', new NotAuthorised(), 'not-authorised', 'ended'],
    ['does not answer', new NoAnswer(), 'no-answer', 'unclear'],
  ])(
    'asked of a provider that %s throws nothing, and may have been sent or not',
    async (...row) => {
      const [, error, problem, kind] = row;
      const provider = darajaProvider(settings);
      expect(await provider.problem()).toBeNull();
      vi.mocked(askDaraja).mockRejectedValue(error);
      vi.mocked(tokenOf).mockRejectedValueOnce(error);
      expect(await provider.problem()).toBe(problem);
      expect(await provider.start(request)).toMatchObject({ kind });
      expect(await provider.query('any')).toEqual({ kind: 'open' });
      expect(await provider.received(0, 1)).toBeNull();
      expect(await provider.register()).toEqual({ notices: problem, lists: problem });
    },
  );

  it('is told of at the address that it named, by whoever knows the secret', () => {
    const body = { Body: { stkCallback: { CheckoutRequestID: 'ws_CO_1', ResultCode: 1032 } } };
    const told = (...path: string[]) =>
      darajaProvider(settings).readNotice({ path, header: () => '', raw: '', body }, 1);
    const pairs = `cm-ds-ql${'-00'.repeat(13)}`;
    const { attemptId } = request;
    const fact = { kind: 'ended', end: 'cancelled' };
    const notice = { about: 'attempt', attemptId, reference: 'ws_CO_1', fact, money: null };
    expect(told('secret', 'asked', pairs)).toEqual(notice);
    expect(told('secre1', 'asked', pairs)).toBe('unproved');
    expect(told('secret', 'asked', 'another')).toBeNull();
  });

  const processing = { ResultDesc: 'The transaction is still under processing' };
  it.each<[string, Record<string, unknown>, object]>([
    ['4999 as a number', { ResultCode: 4999 }, { kind: 'open' }],
    ['that it goes on, by an end', { ResultCode: '1037', ...processing }, { kind: 'open' }],
    ['an error', { errorCode: '500.001.1001' }, { kind: 'open' }],
    ['that it was cancelled', { ResultCode: '1032' }, { kind: 'ended', end: 'cancelled' }],
    ['that it was paid', { ResultCode: '0' }, { kind: 'paid', code: null }],
  ])('of which it says %s', async (_, fields, fact) => {
    vi.mocked(askDaraja).mockResolvedValue({ status: 200, fields });
    expect(await darajaProvider(settings).query('ws_CO_1')).toEqual(fact);
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
    const found = (await provider.received(NOON, NOON)) ?? [];
    expect([found.length, found.at(-1)?.code]).toEqual([100, payment(100).transactionId]);
  });

  it('is asked for in the time of Nairobi, its last second included', async () => {
    await holding(0).received(NOON, Date.parse('2026-12-31T23:59:59.500+03:00'));
    const span = { StartDate: '2026-12-31 12:00:00', EndDate: '2027-01-01 00:00:00' };
    expect(asked()).toMatchObject([{ ShortCode: '174379', ...span }]);
  });
});

describe('what it is asked for once', () => {
  const url = 'http://tulia.test/secret/confirmed';
  const answers = (notices: object, lists: object, status = 200) => {
    vi.mocked(askDaraja).mockImplementation((_settings, path) => {
      const fields = path.startsWith('pulltransactions') ? lists : notices;
      return Promise.resolve({ status, fields: { ...fields } });
    });
  };
  const register = (part: Partial<DarajaSettings> = {}) =>
    darajaProvider({ ...settings, ...part }).register();

  it('is to tell of money that comes unasked, and to list what came', async () => {
    answers({ ResponseCode: '0' }, { 'Response Status': '1000' });
    expect(await register()).toEqual({ notices: null, lists: null });
    const ShortCode = '174379';
    const urls = { ConfirmationURL: url, ValidationURL: 'http://tulia.test/secret/asking' };
    const pull = { RequestType: 'Pull', NominatedNumber: '254700000000', CallBackURL: url };
    expect(vi.mocked(askDaraja).mock.calls.map(([, ...about]) => about)).toEqual([
      ['mpesa/c2b/v2/registerurl', { ShortCode, ResponseType: 'Completed', ...urls }],
      ['pulltransactions/v1/register', { ShortCode, ...pull }],
    ]);
  });

  it.each<[string, object, string | null]>([
    ['a name with a blank', { 'Response Status': '1000' }, null],
    ['a name without one', { ResponseStatus: '1000' }, null],
    ['that it was registered before', { 'Response Status': '1001' }, null],
    ['another code', { 'Response Status': '1002' }, 'not-registered'],
    ['nothing', {}, 'not-registered'],
  ])('is a list for good after %s', async (_, fields, lists) => {
    answers({ ResponseCode: '0' }, fields);
    expect(await register()).toEqual({ notices: null, lists });
  });

  it('says which part it did not agree to', async () => {
    answers({ ResponseCode: '1' }, { ResponseStatus: '1000' });
    expect(await register()).toEqual({ notices: 'not-registered', lists: null });
    answers({ errorCode: '500.003.1001' }, { ResponseStatus: '1000' }, 500);
    expect(await register()).toEqual({ notices: 'registered-before', lists: null });
    answers({ ResponseCode: '0' }, { ResponseStatus: '1000' });
    const numberless = await register({ nominatedNumber: null });
    expect(numberless).toEqual({ notices: null, lists: 'no-nominated-number' });
  });

  it.each(['http://tulia-mpesa.test/s', 'http://tulia.test/a1b2eXec3d'])(
    'is nothing while the address holds a word that it does not call: %s',
    async (webhook) => {
      const refused = 'address-refused';
      expect(await register({ webhook })).toEqual({ notices: refused, lists: refused });
      expect(askDaraja).not.toHaveBeenCalled();
    },
  );
});

describe('a notice about money that comes unasked', () => {
  const told = (OrgAccountBalance: string) => ({
    TransactionType: 'Pay Bill',
    TransID: 'RKTQDM7W6S',
    TransTime: '20261122063845',
    TransAmount: '10',
    BusinessShortCode: '600638',
    BillRefNumber: '7QF2M0XC',
    OrgAccountBalance,
    MSISDN: '25470****149',
    FirstName: 'John',
  });
  const money = { code: 'RKTQDM7W6S', amount: 10, account: '7QF2M0XC', phone: '25470****149' };

  it.each([
    ['where money is confirmed', 'confirmed', '', { about: 'money', money }],
    ['where money is confirmed', 'confirmed', '49197.00', { about: 'money', money }],
    ['that asks beforehand', 'asking', '', { about: 'question' }],
    ['that asks beforehand', 'asking', '49197.00', { about: 'question' }],
    ['at the earlier address for both', 'paid', '', { about: 'perhaps', money }],
    ['at the earlier address for both', 'paid', '49197.00', { about: 'money', money }],
  ])('%s (/%s, balance "%s") is understood', (_, about, balance, meaning) => {
    const read = (path: string[]) =>
      darajaProvider(settings).readNotice(
        { path, header: () => '', raw: '', body: told(balance) },
        1,
      );
    expect(read(['secret', about])).toMatchObject(meaning);
    expect(read(['secre1', about])).toBe('unproved');
    expect(read(['secret', about, 'more'])).toBeNull();
  });

  it('that asks beforehand is answered as Safaricom’s page has it', () => {
    const incoming = { path: ['secret', 'asking'], header: () => '', raw: '', body: told('') };
    expect(darajaProvider(settings).readNotice(incoming, 1)).toEqual({
      about: 'question',
      answer: { ResultCode: '0', ResultDesc: 'Accepted' },
    });
  });
});
