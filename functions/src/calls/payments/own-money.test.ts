/** Who hears and says what about the money of a booking: its client, staff by their permissions, and no one else. */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { may } from '@tulia/domain/person/permission';
import { STAFF_ROLES } from '@tulia/domain/person/role';
import { aBooking } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { paymentProvider, promptingProvider } from '../../payments/provider';
import { putBooking, storedBooking } from '../../platform/testing/bookings';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { askForPayment } from './ask-for-payment';
import { followPayment } from './follow-payment';
import { makePayLink } from './make-pay-link';
import { sayPaid } from './say-paid';
import { showPayLink } from './show-pay-link';

vi.mock('../../platform/app');
vi.mock('../../payments/provider');

const booking = aBooking();
const bookingId = booking.id;
const CODE = 'QWE1234567';
/** Each test has an hour of its own, since what was counted in one stays counted. */
let now = booking.startsAt - 20 * DAY;
const at = (caller: ReturnType<typeof aClient>) => ({ caller, clock: { now: () => now } });
const start = vi.fn(() => Promise.resolve({ kind: 'accepted', reference: 'r1' } as const));
const ask = (caller: ReturnType<typeof aClient>) =>
  askForPayment.handler({ requestId: 'request-1', bookingId, phone: '0712345678' }, at(caller));
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
  memory.clear();
  now += HOUR;
  start.mockClear();
  const provider = { start, received: () => Promise.resolve(null) } as unknown as PaymentProvider;
  vi.mocked(paymentProvider).mockReturnValue(provider);
  vi.mocked(promptingProvider).mockReturnValue(provider);
  putBooking(booking);
});

it('a stranger follows no payment, says none and sends no prompt', async () => {
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
