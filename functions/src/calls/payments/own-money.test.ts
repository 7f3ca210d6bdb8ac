/**
 * Who hears and says what about the money of a booking: its client, staff by their permissions, and no one else; for
 * which sum an STK push is, when it is refused, and what its end leaves.
 */
import { accountCode } from '@tulia/domain/money/provider/account-code';
import { STK_PUSH_LIFE, type AttemptFact } from '@tulia/domain/money/provider/attempt';
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { nothingPaid } from '@tulia/domain/money/summary';
import { may } from '@tulia/domain/person/permission';
import { STAFF_ROLES } from '@tulia/domain/person/role';
import { aBooking } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearOfAttempt } from '../../payments/follow-attempt';
import { paymentProvider, stkPushProvider } from '../../payments/provider';
import { receiveMoney } from '../../payments/receive';
import { historyOf, putBooking, storedBooking } from '../../platform/testing/bookings';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { askForPayment, followPayment, makePayLink, showPayLink } from '../money';
import { sayPaid } from './say-paid';

vi.mock('../../platform/app');
vi.mock('../../payments/provider');

const booking = aBooking();
const bookingId = booking.id;
const amina = aClient();
const CODE = 'QWE1234567';
/** Each test has an hour of its own, since what was counted in one stays counted. */
let now = booking.startsAt - 20 * DAY;
const at = (caller: ReturnType<typeof aClient>) => ({ caller, clock: { now: () => now } });
const start = vi.fn<PaymentProvider['start']>();
const ask = (caller: ReturnType<typeof aClient>, requestId = 'request-1', phone = '0712 345 678') =>
  askForPayment.handler({ requestId, bookingId, phone }, at(caller));
const follow = (caller: ReturnType<typeof aClient>) =>
  followPayment.handler({ bookingId }, at(caller));
const say = (caller: ReturnType<typeof aClient>) =>
  sayPaid.handler({ bookingId, code: CODE }, at(caller));
const nothingIsSaid = () => {
  expect(storedBooking(bookingId)).toMatchObject({ paidTime: null, saidCode: null });
};

beforeEach(() => {
  vi.stubEnv('BOOKINGS_PER_PERSON', '10');
  vi.stubEnv('BOOKINGS_PER_MAILBOX_AND_DAY', '20');
  now += HOUR;
  start.mockReset().mockResolvedValue({ kind: 'accepted', reference: 'r1' });
  const provider = { start, received: () => Promise.resolve(null) } as unknown as PaymentProvider;
  vi.mocked(paymentProvider).mockResolvedValue(provider);
  vi.mocked(stkPushProvider).mockResolvedValue(provider);
  putBooking(booking);
});

it('a stranger cannot follow a payment, say that it is paid, or send an STK push', async () => {
  const brian = aClient({ uid: 'brian', email: 'brian@example.com' });
  for (const act of [ask, follow, say])
    await expect(act(brian)).rejects.toMatchObject({ code: 'not-found' });
  expect(start).not.toHaveBeenCalled();
  nothingIsSaid();
});

it.each(STAFF_ROLES)(
  'a %s asks for money by the permission for payments, and never says paid for the client',
  async (role) => {
    const member = aMember(role);
    if (may(role, 'record-payments')) {
      expect(await ask(member)).toMatchObject({ state: 'prompted' });
      const actor = { kind: 'staff', uid: member.uid, name: 'Wanjiru' };
      expect(historyOf(bookingId)).toMatchObject([{ action: 'prompt', actor, at: now }]);
      expect((await follow(member)).prompt).toMatchObject({ state: 'prompted' });
    } else {
      for (const act of [ask, follow])
        await expect(act(member)).rejects.toMatchObject({ code: 'forbidden' });
      expect(start).not.toHaveBeenCalled();
    }
    await expect(say(member)).rejects.toMatchObject({ code: 'forbidden' });
    nothingIsSaid();
  },
);

it('a therapist who is a client pays like any other', async () => {
  const therapist = { ...aMember('therapist'), uid: 'amina', email: booking.clientEmail };
  expect(await ask(therapist)).toMatchObject({ state: 'prompted' });
});

it('the link to pay keeps the client’s code to itself', async () => {
  await say(aClient());
  expect(storedBooking(bookingId).saidCode).toBe(CODE);
  const { token } = await makePayLink.handler({ bookingId }, at(aMember('admin')));
  const caller = aGuest();
  const shown = await showPayLink.handler({ token }, { caller, clock: { now: () => now } });
  expect(shown.view).toMatchObject({ state: 'checking', saidCode: null });
  expect(JSON.stringify(shown)).not.toContain(CODE);
});

it('an STK push asks for the balance, goes out once for one request, and is shown on the booking', async () => {
  putBooking({ ...booking, payment: { ...nothingPaid(3000), paid: 1000, balance: 2000 } });
  expect(await follow(amina)).toEqual({ prompt: null });
  const shown = await ask(amina);
  expect(await ask(amina)).toEqual(shown);
  expect(shown).toMatchObject({ state: 'prompted', amount: 2000, phone: '07•• ••• 678' });
  expect([storedBooking(bookingId).prompt, (await follow(amina)).prompt]).toEqual([shown, shown]);
  const { attemptId } = shown;
  const account = accountCode(booking.referenceNumber);
  const wanted = { attemptId, phone: '254712345678', amount: 2000, account };
  expect(start.mock.calls).toEqual([[wanted]]);
});

it('no STK push goes to a phone outside Kenya, or for a booking without a balance', async () => {
  const abroad = ask(amina, 'r', '+44 7712 345678');
  await expect(abroad).rejects.toMatchObject({ code: 'invalid-input' });
  putBooking({ ...booking, status: 'cancelled', payment: nothingPaid(0) });
  await expect(ask(amina)).rejects.toMatchObject({ code: 'transition-not-allowed' });
  expect(start).not.toHaveBeenCalled();
  expect(memory.all('paymentAttempts')).toEqual({});
});

it('an STK push whose answer was lost is unknown, and no second one is sent meanwhile', async () => {
  start.mockResolvedValue({ kind: 'unclear' });
  expect(await ask(amina)).toMatchObject({ state: 'unknown', end: null });
  await expect(ask(amina, 'r-2')).rejects.toMatchObject({ code: 'prompt-open' });
  expect(start).toHaveBeenCalledOnce();
});

it('an STK push that ended without money says why, enters nothing, and may be asked for again', async () => {
  const { attemptId } = await ask(amina);
  const fact: AttemptFact = { kind: 'ended', end: 'wrong-pin' };
  const notice = { about: 'attempt', attemptId, reference: 'r1', money: null, fact } as const;
  await hearOfAttempt(notice, at(amina).clock);
  expect(storedBooking(bookingId).prompt).toMatchObject({ state: 'refused', end: 'wrong-pin' });
  expect(memory.all('payments')).toEqual({});
  expect(await ask(amina, 'r-2')).toMatchObject({ state: 'prompted' });
});

describe('the sum of a series', () => {
  const weeks = [0, 1, 2].map((week) => {
    const own = { id: `s${week}`, referenceNumber: `${week}QF2-M0XC-9KTR-4B1V` };
    return aBooking({ ...own, seriesId: 's0', startsAt: booking.startsAt + week * 7 * DAY });
  });
  const askAll = (of: string, all: boolean) =>
    askForPayment.handler(
      { requestId: `${of} ${all}`, bookingId: of, phone: '0712 345 678', all },
      at(amina),
    );
  beforeEach(async () => {
    for (const each of weeks) putBooking(each);
    const part = { method: 'mobile-money', code: 'QWE7654321', amount: 1000, phone: '' } as const;
    await receiveMoney({ ...part, account: '', at: now }, 's1', at(amina).clock);
  });

  it('is asked for at once, and each session gets its share of what comes', async () => {
    const { attemptId, amount } = await askAll('s0', true);
    expect(amount).toBe(8000);
    const account = accountCode(storedBooking('s0').referenceNumber);
    expect(start.mock.calls).toMatchObject([[{ amount: 8000, account }]]);
    const money = { method: 'mobile-money', code: CODE, amount, phone: '', account, at: now };
    const fact: AttemptFact = { kind: 'paid', code: CODE };
    const told = { about: 'attempt', attemptId, reference: 'r1', fact } as const;
    const notice = { ...told, money: { ...money, method: 'mobile-money' as const } };
    for (const time of [1, 2]) await hearOfAttempt(notice, { now: () => now + time });
    const sums = weeks.map(({ id }) => storedBooking(id).payment.paid);
    expect(sums).toEqual([3000, 3000, 3000]);
    expect(storedBooking('s0').prompt).toMatchObject({ state: 'paid', amount: 8000 });
    expect(Object.keys(memory.all('payments'))).toHaveLength(4);
  });

  it('waits for the STK push of another session of the series, which may be for all', async () => {
    await askAll('s1', true);
    await expect(askAll('s0', false)).rejects.toMatchObject({ code: 'prompt-open' });
    now += STK_PUSH_LIFE;
    expect(await askAll('s0', false)).toMatchObject({ amount: 3000 });
  });
});
