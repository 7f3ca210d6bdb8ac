/** What only an environment decides about payments: M-Pesa's stand-in and its faults, and many who pay at once. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { recordPayment } from '@tulia/domain/calls/bookings/staff-actions';
import { cancelBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { makePayLink } from '@tulia/domain/calls/payments/pay-links';
import { askForPayment, sayPaid, showReceipts } from '@tulia/domain/calls/payments/payments';
import { accountCode } from '@tulia/domain/money/provider/account-code';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { payLinks } from '@tulia/domain/records/money/pay-link';
import { payments } from '@tulia/domain/records/payment';
import { paymentAttemptPath, receipts } from '@tulia/domain/records/money/provider-payment';
import { runs } from '@tulia/domain/testing/runs';
import { MINUTE, SECOND } from '@tulia/domain/time/instant';
import { database, done, person, type Person, refused, untilServed } from '../support/actors';
import { randomUUID, newPhone, newCode } from '../support/random';
import {
  bookingById,
  bookingRequest,
  confirmedBooking,
  freeSlot,
  openPractice,
  pendingBooking,
} from '../support/makers';
import { deepIt } from '../support/deep';
import { daraja } from '../support/daraja';
import { environment } from '../support/environment';
import { locksOf, unmatchedPayment } from './read-stored';
import { eventually, job, mailedToken, mailsTo } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});
beforeEach(() => daraja.fault({ kind: 'ok' }));

const { ask } = instance;

const push = (client: Person, { id }: Booking, phone = newPhone()) =>
  ask(askForPayment, client, { requestId: randomUUID(), bookingId: id, phone });

/** The id of the STK push on a phone, once it is there. */
async function prompted(client: Person, booking: Booking): Promise<string> {
  const phone = newPhone();
  done(await push(client, booking, phone));
  const [prompt] = await daraja.prompts(phone);
  if (prompt === undefined) throw new Error('no STK push came');
  return prompt.id;
}

const entriesOf = async (id: string) =>
  (await database().collection(payments.collection).where('bookingId', '==', id).get()).docs.map(
    (doc) => payments.fromStored(doc.data()),
  );
const paid = (id: string) =>
  eventually(async () => {
    const booking = await bookingById(id);
    return booking.payment.paid > 0 && booking;
  }, 'the payment');

/** The money came, and the ledger of the booking has what the account has for it, each movement once. */
async function expectAddedUp(booking: Booking): Promise<void> {
  await paid(booking.id);
  const { movements } = await daraja.account(accountCode(booking.referenceNumber));
  const entries = (await entriesOf(booking.id)).filter(({ kind }) => kind === 'payment');
  expect(entries.map(({ code, amount }) => [code, amount]).sort()).toEqual(
    movements.map(({ code, amount }) => [code, amount]).sort(),
  );
}

it('an STK push is open once, also from two devices at once, and what it brings is entered and told', async () => {
  const { client, booking } = await pendingBooking();
  const phones = [newPhone(), newPhone()];
  const both = await Promise.all(phones.map((phone) => push(client, booking, phone)));
  expect(both.map((each) => each.ok).sort()).toEqual([false, true]);
  const prompts = (await Promise.all(phones.map(daraja.prompts))).flat();
  expect(prompts).toHaveLength(1);
  await daraja.end(prompts[0]?.id ?? '', 0);
  await expectAddedUp(booking);
  await eventually(
    async () => (await bookingById(booking.id)).prompt?.state === 'paid',
    'the view',
  );
  const locks = Object.values(await locksOf(booking.id));
  expect(new Set(locks.map(({ kind, expiresAt }) => `${kind} ${expiresAt}`))).toEqual(
    new Set(['session null']),
  );
  const shown = done(await ask(showReceipts, client, { bookingId: booking.id }));
  expect(shown.receipts).toMatchObject([{ kind: 'payment', amount: 3000 }]);
  await eventually(
    async () => (await mailsTo(client.email)).find(({ subject }) => subject === 'Your receipt'),
    'the receipt',
  );
});

it('an STK push for a whole series pays each of its sessions once, also when it is told of twice', async () => {
  const { client, booking } = await pendingBooking(undefined, {
    further: [await freeSlot(), await freeSlot()],
  });
  const phone = newPhone();
  const asked = { requestId: randomUUID(), bookingId: booking.id, phone, all: true };
  expect(done(await ask(askForPayment, client, asked))).toMatchObject({ amount: 9000 });
  const [prompt] = await daraja.prompts(phone);
  await daraja.fault({ kind: 'double', times: 2 });
  await daraja.end(prompt?.id ?? '', 0);
  await paid(booking.id);
  const series = await database()
    .collection(bookings.collection)
    .where('seriesId', '==', booking.seriesId)
    .get();
  const sessions = series.docs.map((doc) => bookings.fromStored(doc.data()));
  expect(sessions.map(({ payment }) => payment.paid)).toEqual([3000, 3000, 3000]);
  const [movement] = (await daraja.account(accountCode(booking.referenceNumber))).movements;
  for (const { payment } of sessions) expect(payment.codes).toEqual([movement?.code]);
});

it('an STK push without a notice stays open while it is on the phone, and its money is found by asking', async () => {
  const { client, booking } = await pendingBooking();
  const id = await prompted(client, booking);
  await job('followPayments', Date.now() + 20 * SECOND);
  const { attemptId = '' } = (await bookingById(booking.id)).prompt ?? {};
  const attempt = await database().doc(paymentAttemptPath(attemptId)).get();
  expect(attempt.data()).toMatchObject({ state: 'prompted', end: null, queries: 1 });
  expect(refused(await push(client, booking))).toBe('prompt-open');
  // The notice of the STK push, and that of the payment.
  await daraja.fault({ kind: 'drop', times: 2 });
  await daraja.end(id, 0);
  await job('followPayments', Date.now() + 3 * MINUTE);
  await job('followPayments', Date.now() + 4 * MINUTE);
  await expectAddedUp(booking);
});

it('money at the till without a notice is found by the nightly check, once', async () => {
  const { booking } = await pendingBooking();
  await daraja.fault({ kind: 'drop', times: 1 });
  const account = accountCode(booking.referenceNumber);
  await daraja.till({ phone: newPhone(), amount: 3000, account });
  expect(await entriesOf(booking.id)).toEqual([]);
  await job('lookForPayments');
  await job('lookForPayments');
  await expectAddedUp(booking);
});

it('a notice that comes too early, twice or after a forged one enters its money once', async () => {
  const early = await pendingBooking();
  await daraja.fault({ kind: 'early', times: 1 });
  await prompted(early.client, early.booking);
  await expectAddedUp(early.booking);
  for (const kind of ['double', 'forge'] as const) {
    const { client, booking } = await pendingBooking();
    const id = await prompted(client, booking);
    // Ordered only now, for both notices: the request for an STK push would use the fault up.
    await daraja.fault({ kind, times: 2 });
    await daraja.end(id, 0);
    await expectAddedUp(booking);
  }
});

it('an STK push whose answer is lost is called neither paid nor refused, and its money is entered', async () => {
  const { client, booking } = await pendingBooking();
  const phone = newPhone();
  const about = accountCode(booking.referenceNumber);
  await daraja.fault({ kind: 'lost-answer', times: 1, about });
  expect(done(await push(client, booking, phone)).state).toBe('unknown');
  const [prompt] = await daraja.prompts(phone);
  await daraja.end(prompt?.id ?? '', 0);
  await expectAddedUp(booking);
});

it('a forged path, id or method is told nothing and changes nothing', async () => {
  const { client, booking } = await pendingBooking();
  await prompted(client, booking);
  const { attemptId } = (await bookingById(booking.id)).prompt ?? { attemptId: '' };
  const item = (Name: string, Value: unknown) => ({ Name, Value });
  const Item = [
    item('Amount', 3000),
    item('MpesaReceiptNumber', 'FORGED1234'),
    item('PhoneNumber', 254700000000),
  ];
  const stkCallback = {
    CheckoutRequestID: 'ws_CO_other',
    ResultCode: 0,
    CallbackMetadata: { Item },
  };
  const body = JSON.stringify({ Body: { stkCallback } });
  const send = async (path: string, method = 'POST') => {
    const sent = method === 'POST' && { body, headers: { 'content-type': 'application/json' } };
    const url = `${environment.functions}/paymentWebhook/${path}`;
    return (await fetch(url, { method, ...sent })).status;
  };
  expect(await send(`${'0'.repeat(32)}/asked/${attemptId}`)).toBe(404);
  expect(await send(`${daraja.secret}/asked/${attemptId}`, 'GET')).toBe(404);
  expect(await send(`${daraja.secret}/asked/${attemptId}`)).toBe(200);
  expect(await entriesOf(booking.id)).toEqual([]);
  expect(await unmatchedPayment('FORGED1234')).toBeUndefined();
});

deepIt(
  'money at the till is asked about beforehand where Safaricom does so: that enters nothing, and the money once',
  async () => {
    await daraja.agree({ validates: true });
    try {
      const { booking } = await pendingBooking();
      const own = accountCode(booking.referenceNumber);
      const account = ` ${own.slice(0, 4)}-${own.slice(4)}`.toLowerCase();
      const { code } = await daraja.till({ phone: newPhone(), amount: 3000, account });
      expect((await paid(booking.id)).paidTime).toBe('kept');
      expect(await entriesOf(booking.id)).toMatchObject([{ code, amount: 3000 }]);
      const ours = (await daraja.notices()).filter(({ body }) => body['TransID'] === code);
      expect(ours.map(({ body, status }) => [body['OrgAccountBalance'] === '', status])).toEqual([
        [true, 200],
        [false, 200],
      ]);
    } finally {
      await daraja.agree({});
    }
  },
);

deepIt('a code that was said keeps a time for an hour; then others may have it', async () => {
  const { client, booking, place } = await pendingBooking();
  done(await ask(sayPaid, client, { bookingId: booking.id, code: newCode() }));
  expect((await bookingById(booking.id)).paidTime).toBe('said');
  const part = bookings.toStoredPart({ holdExpiresAt: Date.now() - 1 });
  await database().doc(bookingPath(booking.id)).update(part);
  await job('followPayments');
  expect((await bookingById(booking.id)).paidTime).toBe('unseen');
  done(await ask(createBooking, await person(), bookingRequest(place)));
});

it('money for a request that is cancelled in the same second is to go back', async () => {
  const { client, booking } = await pendingBooking();
  const id = await prompted(client, booking);
  const cancel = (version: number) =>
    ask(cancelBooking, client, { bookingId: booking.id, version });
  await Promise.all([daraja.end(id, 0), cancel(booking.version)]);
  const after = await paid(booking.id);
  if (after.status !== 'cancelled') done(await cancel(after.version));
  expect((await bookingById(booking.id)).payment).toMatchObject({
    state: 'refund-due',
    balance: -3000,
  });
});

it('of eight payments at once none ends as a fault, each is entered once, and receipts have no gap', async () => {
  const made: Awaited<ReturnType<typeof confirmedBooking>>[] = [];
  for (let count = 0; count < 8; count += 1) made.push(await confirmedBooking(admin));
  const enter = async ({ booking: { id, version } }: (typeof made)[number]) => {
    const seen = { requestId: randomUUID(), bookingId: id, version };
    const payment = { ...seen, amount: 3000, method: 'cash' as const, code: '' };
    done(await untilServed(() => ask(recordPayment, admin, payment)));
  };
  await Promise.all(made.map(enter));
  for (const { booking } of made) expect(await entriesOf(booking.id)).toHaveLength(1);
  const { docs } = await database().collection(receipts.collection).get();
  const numbers = docs.map((doc) => Number(doc.id.slice(5))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(8);
});

it('the link to pay is one for a booking, also when its email and several calls want one at the same moment', async () => {
  const linkOf = async (bookingId: string) =>
    done(await ask(makePayLink, admin, { bookingId })).token;
  for (let round = 0; round < runs(20); round += 1) {
    const { client, booking } = await pendingBooking();
    const handed = await Promise.all(Array.from({ length: 4 }, () => linkOf(booking.id)));
    const mailed = await mailedToken(client.email, 'pay');
    expect(new Set([...handed, mailed])).toEqual(new Set([handed[0]]));
    const links = database().collection(payLinks.collection).where('bookingId', '==', booking.id);
    const tokens = (await links.get()).docs.map((doc) => doc.get('token') as unknown);
    expect(new Set(tokens)).toEqual(new Set([handed[0]]));
  }
});
