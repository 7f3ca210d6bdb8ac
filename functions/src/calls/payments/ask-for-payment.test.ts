/** A prompt that a client asks for: for which sum, when it is refused, and what its end leaves. */
import type { Booking } from '@tulia/domain/booking/booking';
import { accountCode } from '@tulia/domain/money/provider/account-code';
import type { AttemptFact } from '@tulia/domain/money/provider/attempt';
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { nothingPaid } from '@tulia/domain/money/summary';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { hearOfAttempt } from '../../payments/follow-attempt';
import { paymentProvider, promptingProvider } from '../../payments/provider';
import { putBooking, storedBooking } from '../../platform/testing/bookings';
import { aClient } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { askForPayment } from './ask-for-payment';
import { followPayment } from './follow-payment';

vi.mock('../../platform/app');
vi.mock('../../payments/provider');

const { id: bookingId, referenceNumber, startsAt } = aConfirmed();
/** Each test has an hour of its own, since what was counted in one stays counted. */
let now = startsAt - 20 * DAY;
const clock = { now: () => now };
const start = vi.fn<PaymentProvider['start']>();
const put = (part: Partial<Booking> = {}) => {
  putBooking(aConfirmed(part));
};
const ask = (requestId = 'r-1', phone = '0712 345 678') =>
  askForPayment.handler({ requestId, bookingId, phone }, { caller: aClient(), clock });
const follow = () => followPayment.handler({ bookingId }, { caller: aClient(), clock });
const stands = () => storedBooking(bookingId);
const taken: AttemptFact = { kind: 'accepted', reference: 'ws_CO_1' };

beforeEach(() => {
  memory.clear();
  now += HOUR;
  put();
  start.mockReset().mockResolvedValue(taken);
  const provider = { start } as unknown as PaymentProvider;
  vi.mocked(promptingProvider).mockReturnValue(provider);
  vi.mocked(paymentProvider).mockReturnValue(provider);
});

it('a prompt is for what is open, goes out once for one request, and is shown on the booking', async () => {
  put({ payment: { ...nothingPaid(3000), paid: 1000, balance: 2000 } });
  expect(await follow()).toEqual({ prompt: null });
  const shown = await ask();
  expect(await ask()).toEqual(shown);
  expect(shown).toMatchObject({ state: 'prompted', amount: 2000, phone: '07•• ••• 678' });
  expect([stands().prompt, (await follow()).prompt]).toEqual([shown, shown]);
  const { attemptId } = shown;
  const account = accountCode(referenceNumber);
  const wanted = { attemptId, phone: '254712345678', amount: 2000, account };
  expect(start.mock.calls).toEqual([[wanted]]);
});

it('no prompt goes to a phone that is none of Kenya, nor for a booking of which nothing is open', async () => {
  const abroad = ask('r', '+44 7712 345678');
  await expect(abroad).rejects.toMatchObject({ code: 'invalid-input' });
  put({ status: 'cancelled', payment: nothingPaid(0) });
  await expect(ask()).rejects.toMatchObject({ code: 'transition-not-allowed' });
  expect(start).not.toHaveBeenCalled();
  expect(memory.all('paymentAttempts')).toEqual({});
});

it('a prompt whose answer was lost is unknown, and no second one is sent meanwhile', async () => {
  start.mockResolvedValue({ kind: 'unclear' });
  expect(await ask()).toMatchObject({ state: 'unknown', end: null });
  await expect(ask('r-2')).rejects.toMatchObject({ code: 'prompt-open' });
  expect(start).toHaveBeenCalledOnce();
});

it('a prompt that ended without money says why, enters nothing, and may be asked for again', async () => {
  const { attemptId } = await ask();
  const fact: AttemptFact = { kind: 'ended', end: 'wrong-pin' };
  const notice = { about: 'attempt', attemptId, reference: 'ws_CO_1', money: null, fact } as const;
  await hearOfAttempt(notice, clock);
  expect(stands().prompt).toMatchObject({ state: 'refused', end: 'wrong-pin' });
  expect(memory.all('payments')).toEqual({});
  expect(await ask('r-2')).toMatchObject({ state: 'prompted' });
});
