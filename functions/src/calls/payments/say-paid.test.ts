/** A code that a client types: for which booking it counts, how often it is taken, and how long it keeps the time. */
import type { Booking } from '@tulia/domain/booking/booking';
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { newUnmatchedPayment } from '@tulia/domain/money/provider/unmatched-payment';
import type { Refusal } from '@tulia/domain/refusal';
import { aBooking } from '@tulia/domain/testing/booking';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentProvider } from '../../payments/provider';
import { endSaidTimes } from '../../payments/said-code';
import { putWithLocks, storedBooking } from '../../platform/testing/bookings';
import { aClient } from '../../platform/testing/callers';
import { mpesaLists, putUnmatched, storedUnmatched } from '../../platform/testing/money';
import { locksOf } from '../../platform/testing/practice';
import { sayPaid } from './say-paid';

vi.mock('../../platform/app');
vi.mock('../../platform/log');
vi.mock('../../payments/provider');

const { id, startsAt } = aBooking();
/** Each test has a day of its own, since what was counted in one stays counted. */
let now = startsAt - 30 * DAY;
const clock = { now: () => now };
const CODE = 'QWE1234567';
const BRIAN = { uid: 'brian', email: 'brian@example.com' };
const told = { method: 'mobile-money', code: CODE, amount: 3000, phone: '', account: '' } as const;
const money: ReceivedMoney = { ...told, at: now };
const received = vi.fn<() => Promise<ReceivedMoney[] | null>>();

/** A request of Amina's, or of somebody else, that holds its time. */
const put = (change: Partial<Booking> = {}) => {
  const booking = aBooking({ holdExpiresAt: now + 15 * MINUTE, ...change });
  putWithLocks(booking, booking.holdExpiresAt);
};
const another = ({ uid, email }: typeof BRIAN, part: Partial<Booking> = {}) => {
  const of = { clientUserId: uid, clientEmail: email, startsAt: startsAt + DAY };
  put({ id: 'booking-2', referenceNumber: '0000-0000-0000-0001', ...of, ...part });
};
const say = (code = CODE, bookingId = id, of: Parameters<typeof aClient>[0] = {}) =>
  sayPaid.handler({ bookingId, code }, { caller: aClient(of), clock });
const codeOf = (said: Promise<unknown>) =>
  said.then(
    () => 'ok',
    (error: unknown) => (error as Refusal).code,
  );
const stands = () => storedBooking(id);
/** Until when the locks of the booking hold. */
const held = () => Object.values(locksOf(id)).map(({ expiresAt }) => expiresAt);
const unmatched = (amount: number) => {
  putUnmatched(newUnmatchedPayment({ ...money, amount }, [], now));
};

beforeEach(() => {
  now += DAY;
  vi.stubEnv('BOOKINGS_PER_PERSON', '3');
  vi.stubEnv('BOOKINGS_PER_MAILBOX_AND_DAY', '20');
  mpesaLists();
  received.mockReset().mockResolvedValue([]);
  vi.mocked(paymentProvider).mockResolvedValue({ received } as unknown as PaymentProvider);
});

it('a code keeps the time for an hour; for another booking it is refused, without naming the first', async () => {
  put();
  another(BRIAN);
  expect(await say(` ${CODE.toLowerCase()} `)).toEqual({ received: false });
  const hour = { paidTime: 'said', saidCode: CODE, holdExpiresAt: now + HOUR };
  expect(stands()).toMatchObject({ ...hour, payment: { paid: 0 } });
  expect(new Set(held())).toEqual(new Set([null]));
  await expect(say(CODE, 'booking-2', BRIAN)).rejects.toMatchObject({
    code: 'code-already-used',
    details: { code: CODE, referenceNumber: null },
  });
});

it('a code is corrected three times a day, extends no hold, and the first code stays with the booking', async () => {
  put();
  another(BRIAN);
  await say();
  const { holdExpiresAt } = stands();
  now += MINUTE;
  for (const digit of ['1', '2', '3']) await say(`ASD123456${digit}`);
  expect(await codeOf(say('ASD1234564'))).toBe('rate-limited');
  expect(stands()).toMatchObject({ paidTime: 'said', saidCode: 'ASD1234563', holdExpiresAt });
  expect(await codeOf(say(CODE, 'booking-2', BRIAN))).toBe('code-already-used');
});

it('one account says a code ten times an hour, and the provider is asked for its list once', async () => {
  put();
  const codes: string[] = [];
  for (let count = 0; count < 12; count += 1) codes.push(await codeOf(say()));
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('ok'));
  expect(codes.slice(10)).toEqual(['rate-limited', 'rate-limited']);
  expect(received).toHaveBeenCalledOnce();
});

it('codes count in the mailbox’s limit of holds, and a repeated code counts once', async () => {
  const codes: string[] = [];
  for (let tag = 0; tag < 4; tag += 1) {
    const of = { uid: `amina-${tag}`, email: `amina+${tag}@example.com` };
    another(of, { id: `of-${tag}`, referenceNumber: `R-${tag}`, startsAt: startsAt + tag * DAY });
    const again = () => codeOf(say(`QWE123456${tag}`, `of-${tag}`, of));
    codes.push(await again());
    expect(await again()).toBe(codes.at(-1));
  }
  expect(codes).toEqual(['ok', 'ok', 'ok', 'rate-limited']);
  expect(storedBooking('of-3')).toMatchObject({ paidTime: null, saidCode: null });
});

it.each([
  ['unmatched', () => unmatched(3000), 0],
  ['in the provider’s list', () => received.mockResolvedValue([money]), 1],
])('a code of a payment that lies %s is entered at once', async (_, arrange, lists) => {
  put();
  arrange();
  expect(await say()).toEqual({ received: true });
  expect(stands()).toMatchObject({ paidTime: 'kept', payment: { paid: 3000 } });
  expect(received).toHaveBeenCalledTimes(lists);
  if (lists === 0) expect(storedUnmatched()).toMatchObject([{ state: 'assigned', bookingId: id }]);
});

describe('a code that was said keeps the time', () => {
  const later = async (milliseconds: number) => {
    now += milliseconds;
    await endSaidTimes(clock);
    return stands();
  };
  const isKept = () => held().length > 0;

  it('for an hour, and no longer when it is typed again', async () => {
    put();
    await say();
    expect((await later(HOUR - 1)).paidTime).toBe('said');
    const over = { status: 'pending', paidTime: 'unseen', saidCode: CODE, holdExpiresAt: null };
    expect(await later(1)).toMatchObject(over);
    expect(isKept()).toBe(false);
    await say();
    expect(stands()).toMatchObject(over);
    expect(isKept()).toBe(false);
  });

  it('until staff decide, when the provider lists the payment by then', async () => {
    put();
    received.mockResolvedValue(null);
    expect(await say()).toEqual({ received: false });
    received.mockResolvedValue([money]);
    expect(await later(HOUR)).toMatchObject({ paidTime: 'kept', holdExpiresAt: null });
    expect(new Set(held())).toEqual(new Set([null]));
  });

  it('as long as its payment is unmatched', async () => {
    put();
    unmatched(1500.5);
    expect(await say()).toEqual({ received: false });
    expect((await later(HOUR)).paidTime).toBe('said');
    expect([isKept(), storedUnmatched()]).toMatchObject([true, [{ state: 'open' }]]);
  });

  it('as long as the provider does not answer; one request asks for all codes', async () => {
    put();
    another(BRIAN);
    received.mockResolvedValue(null);
    await say();
    await say('ASD1234567', 'booking-2', BRIAN);
    received.mockClear();
    expect((await later(HOUR)).paidTime).toBe('said');
    expect(isKept()).toBe(true);
    expect(received).toHaveBeenCalledOnce();
    received.mockResolvedValue([]);
    expect((await later(MINUTE)).paidTime).toBe('unseen');
  });

  it('until staff decide, when there is no provider', async () => {
    put();
    vi.mocked(paymentProvider).mockResolvedValue(null);
    expect(await say()).toEqual({ received: false });
    expect(await later(DAY)).toMatchObject({ paidTime: 'said', holdExpiresAt: null });
    expect(new Set(held())).toEqual(new Set([null]));
  });
});
