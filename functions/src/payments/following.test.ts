/** What becomes of money and of prompts: by notice, by question and by list, each in its way to the right booking. */
import { accountCode } from '@tulia/domain/money/provider/account-code';
import {
  LOOK_BACK,
  type AttemptFact,
  type PaymentAttempt,
} from '@tulia/domain/money/provider/attempt';
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { nothingPaid } from '@tulia/domain/money/summary';
import type { Booking } from '@tulia/domain/booking/booking';
import { isSameClient, recount } from '@tulia/domain/booking/clients/recount';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { bookingPath } from '@tulia/domain/records/booking';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { anAttempt } from '@tulia/domain/testing/money';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putBooking, storedBooking, storedClient } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { mpesaLists, putAttempt, storedAttempt, storedUnmatched } from '../platform/testing/money';
import { putSettings } from '../platform/testing/practice';
import { pollLastDays } from './daily-poll';
import { followAttempt, hearOfAttempt } from './follow-attempt';
import { keepUnmatched, receiveMoney } from './receive';

vi.mock('../platform/app');
vi.mock('../platform/log');

const NOW = aConfirmed().createdAt + DAY;
const clock = { now: () => NOW };
const PHONE = '254700000001';
const MASKED = '2547 ***** 001';
/** As `printf 254700000001 | sha256sum` answers. */
const HASHED = '172509f6416f41d1ce3b78a757c1d4ce90fc1ab1c9d4cdf1edf25ab7bf3fbdfd';
const HASHED_OTHER = 'd5b54a34a04304bfbfdfa6e6973b387553d083e097195358f0f8020c187c4f05';
/** Its terms hold the account code, and what only looks like one: the middle of the reference. */
const own = aConfirmed({
  searchTerms: [accountCode(aConfirmed().referenceNumber).toLowerCase(), 'm0xc9ktr'],
});
const other = aConfirmed({
  id: 'booking-2',
  referenceNumber: '0000-0000-0000-0001',
  clientPhone: '+254 711 000 002',
  searchTerms: [accountCode('0000-0000-0000-0001').toLowerCase()],
});
/** The own booking while staff have not decided about it. */
const request = aBooking({ searchTerms: own.searchTerms });
const paid = (id: string) => storedBooking(id).payment.paid;
const money = (part: Partial<ReceivedMoney> = {}): ReceivedMoney => ({
  method: 'mobile-money',
  code: 'QWE1234567',
  amount: 3000,
  phone: PHONE,
  account: accountCode(own.referenceNumber),
  at: NOW,
  ...part,
});
const receive = (part: Partial<ReceivedMoney> = {}) => receiveMoney(money(part), null, clock);
const OTHERS = accountCode(other.referenceNumber);
/** Money with a notice that names no account. */
const BY_PHONE = { account: '' };
const attempt = (part: Partial<PaymentAttempt> = {}) => {
  const of = { phone: PHONE, state: 'prompted', reference: 'r1', nextQueryAt: NOW } as const;
  return putAttempt(
    anAttempt({ ...of, createdAt: NOW - MINUTE, updatedAt: NOW - MINUTE, ...part }),
  );
};
const stored = (id = 'a1') => storedAttempt(id);

beforeEach(() => {
  putBooking(own);
  putBooking(other);
  mpesaLists();
});

describe('money that came unasked', () => {
  it.each<[string, Partial<ReceivedMoney>, string | null]>([
    ['under the code of a booking', {}, own.id],
    ['under what only looks like one', { account: 'M0XC9KTR', phone: '' }, null],
    ['by the phone of one client with just this sum open', BY_PHONE, own.id],
    ['by the fingerprint of a phone', { account: '', phone: HASHED }, own.id],
    ['by it in capitals', { account: '', phone: HASHED.toUpperCase() }, own.id],
    ['with cents', { amount: 3000.5 }, null],
  ])('%s', async (_, told, bookingId) => {
    expect(await receive(told)).toEqual({ bookingId });
    for (const { id } of [own, other]) expect(paid(id)).toBe(id === bookingId ? 3000 : 0);
    expect(storedUnmatched()).toHaveLength(bookingId === null ? 1 : 0);
  });

  it.each<[string, Partial<Booking>, string | null]>([
    ['is for the one request that fits it', {}, own.id],
    ['is nobody’s where another client has like digits', { clientPhone: '0799 999 001' }, null],
  ])('from a masked phone %s', async (_, of, bookingId) => {
    putBooking(request);
    putBooking({ ...other, ...of });
    expect(await receive({ account: '', phone: MASKED })).toEqual({ bookingId });
    expect(await receive({ account: '', phone: MASKED })).toEqual({ bookingId: null });
    expect([paid(own.id), paid(other.id)]).toEqual([bookingId === null ? 0 : 3000, 0]);
    expect(storedUnmatched()).toHaveLength(bookingId === null ? 1 : 0);
  });

  it('by a phone is nobody’s while a hundred bookings have this sum open', async () => {
    for (let id = 3; id <= 100; id += 1) putBooking({ ...other, id: `booking-${id}` });
    expect(await receive(BY_PHONE)).toEqual({ bookingId: null });
  });

  it('without an owner is among the unmatched payments as it came, with the bookings that may be meant', async () => {
    await receive({ account: 'ZAWADI', phone: '' });
    expect(storedUnmatched()).toMatchObject([
      { amount: 3000, account: 'ZAWADI', state: 'open', suggestions: [own.id, other.id] },
    ]);
    memory.clear();
    putBooking({ ...own, payment: nothingPaid(0) });
    await receive({ account: 'ZAWADI', phone: '' });
    expect(storedUnmatched()).toMatchObject([{ suggestions: [] }]);
  });

  it('is entered once, also when it is told of several times, and leaves the unmatched payments with its entry', async () => {
    await receive({ account: '', phone: '' });
    expect(storedUnmatched()).toMatchObject([{ state: 'open' }]);
    expect(await receive()).toEqual({ bookingId: own.id });
    expect(storedUnmatched()).toMatchObject([
      { state: 'assigned', bookingId: own.id, phone: '', account: '' },
    ]);
    for (const told of [{}, { account: OTHERS }])
      expect(await receive(told)).toEqual({ bookingId: null });
    expect([paid(own.id), paid(other.id)]).toEqual([3000, 0]);
  });
});

it('money that confirms a request leaves its client as the bookings say, with what came too much', async () => {
  putSettings({ confirmWhenPaid: true });
  putBooking(request);
  putBooking({ ...other, clientId: 'of-another' });
  await receive({ amount: 3500 });
  const after = storedBooking(own.id);
  expect(after).toMatchObject({ status: 'confirmed', payment: { paid: 3500 } });
  const client = storedClient(request.clientId);
  expect(client.balance).toEqual({ due: 0, refundDue: 500 });
  const counted = recount(client.id, client, [after], defaultPracticeSettings, client.updatedAt);
  expect(isSameClient(client, counted)).toBe(true);
});

describe('a notice about an STK push', () => {
  const hear = (fact: AttemptFact, told: ReceivedMoney | null, reference = 'r1') =>
    hearOfAttempt({ about: 'attempt', attemptId: 'a1', reference, fact, money: told }, clock);
  const wasPaid: AttemptFact = { kind: 'paid', code: 'QWE1234567' };

  it('enters the sum asked for, for its booking, also when it names another account and phone', async () => {
    attempt();
    await hear(wasPaid, money({ account: OTHERS, phone: '' }));
    expect([paid(own.id), paid(other.id)]).toEqual([3000, 0]);
    expect(stored()).toMatchObject({ state: 'paid', code: 'QWE1234567', nextQueryAt: null });
  });

  it('counts although it comes before the provider’s own answer to the request', async () => {
    attempt({ state: 'asked', reference: null });
    await hear(wasPaid, money());
    expect([paid(own.id), stored().state]).toEqual([3000, 'paid']);
  });

  it.each<[string, ReceivedMoney | null]>([
    ['another sum', money({ amount: 1 })],
    ['no sum', null],
  ])('with %s enters nothing, and has the list looked at', async (_, told) => {
    attempt();
    await hear(wasPaid, told);
    expect(paid(own.id)).toBe(0);
    expect(stored()).toMatchObject({ state: 'unknown', problem: 'amount-differs' });
    expect(stored().nextQueryAt).toBeLessThanOrEqual(NOW);
  });

  it('of another request than this one changes nothing', async () => {
    const before = attempt();
    await hear(wasPaid, money(), 'r2');
    await hear({ kind: 'ended', end: 'cancelled' }, null, 'r2');
    expect(stored()).toEqual(before);
    expect(paid(own.id)).toBe(0);
  });
});

const asked: [number, number][] = [];
const providerWith = (list: ReceivedMoney[] | null, fact: AttemptFact = { kind: 'open' }) => {
  asked.length = 0;
  return {
    query: vi.fn(() => Promise.resolve(fact)),
    received: (from: number, to: number) => {
      asked.push([from, to]);
      return Promise.resolve(list);
    },
  } as unknown as PaymentProvider & { query: ReturnType<typeof vi.fn> };
};

it('a fingerprint is kept where no number is known for it, and names the number where one is', async () => {
  putBooking({ ...other, clientPhone: '0700 000 001' });
  await receive({ account: '', phone: HASHED });
  await receive({ account: '', phone: HASHED_OTHER, code: 'QWE1234568' });
  expect(storedUnmatched()).toMatchObject([{ phone: PHONE }, { phone: HASHED_OTHER }]);
});

it('an uncertain payment becomes an unmatched payment once, and a known payment does not', async () => {
  await receive();
  for (const code of ['QWE1234567', 'QWE1234568', 'QWE1234568'])
    await keepUnmatched(money({ code, amount: 0 }), clock);
  expect(storedUnmatched()).toMatchObject([
    { code: 'QWE1234568', amount: 0, state: 'open', suggestions: [] },
  ]);
  await receive({ code: 'QWE1234568', account: OTHERS });
  expect([paid(own.id), paid(other.id)]).toEqual([3000, 3000]);
  expect(storedUnmatched()).toMatchObject([{ state: 'assigned', bookingId: other.id }]);
});

describe('an STK push without a notice', () => {
  it.each<[string, Partial<ReceivedMoney>, boolean]>([
    ['its own', {}, true],
    ['its own, with the phone masked', { phone: MASKED }, true],
    ['its own, with the fingerprint of the phone', { phone: HASHED }, true],
    ['one with the fingerprint of another phone', { phone: HASHED_OTHER }, false],
    ['one under another account', { account: OTHERS }, false],
    ['one of another sum', { amount: 2000 }, false],
    ['one from another phone', { phone: '254711000002' }, false],
    ['one from before it was asked', { at: NOW - HOUR }, false],
  ])('that was paid is found in the list: %s', async (_, told, isFound) => {
    const before = attempt({ state: 'paid' });
    await followAttempt(before, providerWith([money(told)]), clock);
    expect(asked).toEqual([[before.createdAt - MINUTE, NOW + MINUTE]]);
    expect(paid(own.id)).toBe(isFound ? 3000 : 0);
    expect(stored().code).toBe(isFound ? 'QWE1234567' : null);
  });

  it('of which another sum was told is entered with that which the list names', async () => {
    const before = attempt({ state: 'unknown', problem: 'amount-differs' });
    await followAttempt(before, providerWith([money({ amount: 2000 })]), clock);
    expect(paid(own.id)).toBe(2000);
    expect(stored()).toMatchObject({ state: 'paid', problem: null });
  });

  it('is left to the daily poll after ten minutes', async () => {
    const young = attempt({ state: 'paid', createdAt: NOW - 10 * MINUTE });
    await followAttempt(young, providerWith([]), clock);
    expect(stored().nextQueryAt).not.toBeNull();
    const old = attempt({ state: 'paid', createdAt: NOW - 10 * MINUTE - 1 });
    await followAttempt(old, providerWith([]), clock);
    expect(stored().nextQueryAt).toBeNull();
  });
});

describe('the daily poll', () => {
  it('requests the list of two days, and queries the unresolved attempts of three days', async () => {
    attempt({ id: 'open', reference: 'r-open', createdAt: NOW - LOOK_BACK - DAY });
    attempt({ id: 'older', reference: 'r-older', createdAt: NOW - LOOK_BACK - DAY - 1 });
    attempt({ id: 'ended', reference: 'r-ended', state: 'refused', end: 'cancelled' });
    attempt({ id: 'known', reference: 'r-known', state: 'paid', code: 'OTHER12345' });
    attempt({ id: 'nameless', reference: null });
    const provider = providerWith([], { kind: 'ended', end: 'cancelled' });
    expect(await pollLastDays(provider, clock)).toBe(0);
    expect(asked).toEqual([[NOW - LOOK_BACK, NOW]]);
    expect(provider.query.mock.calls).toEqual([['r-open']]);
    expect([stored('open').state, stored('older').state]).toEqual(['refused', 'prompted']);
  });

  it('enters and counts payments without a notice, and ignores known payments', async () => {
    await receive();
    const list = [
      money(),
      money({ code: 'QWE1234568', account: OTHERS }),
      money({ code: 'QWE1234569', account: 'ZAWADI', phone: '' }),
    ];
    expect(await pollLastDays(providerWith(list), clock)).toBe(1);
    expect(await pollLastDays(providerWith(list), clock)).toBe(0);
    expect([paid(own.id), paid(other.id), storedUnmatched().length]).toEqual([3000, 3000, 1]);
  });

  it('reports a missing list, and queries the STK pushes anyway', async () => {
    attempt();
    const provider = providerWith(null, { kind: 'ended', end: 'cancelled' });
    expect(await pollLastDays(provider, clock)).toBeNull();
    expect(stored().state).toBe('refused');
  });

  it('enters the other payments when one booking cannot be read', async () => {
    memory.put(bookingPath('damaged'), {
      searchTerms: ['7damaged'],
      referenceNumber: null,
      payment: { balance: 3001 },
    });
    const list = [money({ code: 'QWE1234560', amount: 3001, account: '' }), money()];
    expect(await pollLastDays(providerWith(list), clock)).toBe(1);
    expect(paid(own.id)).toBe(3000);
  });
});
