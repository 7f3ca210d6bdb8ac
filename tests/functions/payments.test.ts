/** Payments by prompt, at the till and by code, over the wire against the M-Pesa stand-in and its faults. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { correctPayment, recordPayment } from '@tulia/domain/calls/bookings/booking-desk';
import { cancelBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import {
  askForPayment,
  assignPayment,
  checkPayments,
  followPayment,
  sayPaid,
  showReceipts,
} from '@tulia/domain/calls/payments/payments';
import { showMonth } from '@tulia/domain/calls/payments/month';
import { accountCode } from '@tulia/domain/money/provider/account-code';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { payments } from '@tulia/domain/records/payment';
import {
  paymentAttemptPath,
  paymentTray,
  receipts,
} from '@tulia/domain/records/money/provider-payment';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { HOUR, MINUTE, SECOND } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { database, done, person, type Person, refused, untilServed } from '../support/actors';
import { seedServices } from '@tulia/domain/practice/service';
import { servicePath } from '@tulia/domain/records/service';
import { randomUUID, newPhone, newCode } from '../support/chance';
import {
  bookingById,
  bookingRequest,
  confirmedBooking,
  openPractice,
  pendingBooking,
} from '../support/makers';
import { daraja } from '../support/daraja';
import { world } from '../support/world';
import { locksOf, trayItem } from './look';
import { eventually, job, mailsTo } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});
beforeEach(() => daraja.fault({ kind: 'ok' }));

const withoutProvider = ownInstance({ DARAJA_SHORT_CODE: '' });
const { ask } = instance;

const month = toWallTime(Date.now()).date.slice(0, 7);
const push = (client: Person, { id }: Booking, phone = newPhone()) =>
  ask(askForPayment, client, { requestId: randomUUID(), bookingId: id, phone });

/** The prompt on a phone, once it is there. */
async function prompted(client: Person, booking: Booking) {
  const phone = newPhone();
  done(await push(client, booking, phone));
  const [prompt] = await daraja.prompts(phone);
  if (prompt === undefined) throw new Error('no prompt came');
  return { phone, id: prompt.id };
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

/** The ledger of a booking has what the account has for it, each movement once. */
async function expectAddedUp(booking: Booking): Promise<void> {
  const { movements } = await daraja.account(accountCode(booking.referenceNumber));
  const entries = (await entriesOf(booking.id)).filter(({ kind }) => kind === 'payment');
  expect(entries.map(({ code, amount }) => [code, amount]).sort()).toEqual(
    movements.map(({ code, amount }) => [code, amount]).sort(),
  );
}

describe('a prompt', () => {
  it('that is paid keeps the time, makes one entry and one receipt, and is told by mail', async () => {
    const { client, booking } = await pendingBooking();
    const { id } = await prompted(client, booking);
    expect((await bookingById(booking.id)).prompt).toMatchObject({
      state: 'prompted',
      amount: 3000,
    });
    await daraja.end(id, 0);
    const after = await paid(booking.id);
    expect(after).toMatchObject({
      status: 'pending',
      paidTime: 'kept',
      payment: { state: 'paid' },
      holdExpiresAt: null,
    });
    const locks = Object.values(await locksOf(booking.id));
    expect(new Set(locks.map(({ kind, expiresAt }) => `${kind} ${expiresAt}`))).toEqual(
      new Set(['session null']),
    );
    await eventually(
      async () => (await bookingById(booking.id)).prompt?.state === 'paid',
      'the view',
    );
    await expectAddedUp(booking);
    const shown = done(await ask(showReceipts, client, { bookingId: booking.id }));
    expect(shown.receipts).toMatchObject([{ kind: 'payment', amount: 3000 }]);
    const stranger = await person();
    expect(refused(await ask(showReceipts, stranger, { bookingId: booking.id }))).toBe('not-found');
    await eventually(
      async () => (await mailsTo(client.email)).find(({ subject }) => subject === 'Your receipt'),
      'the receipt',
    );
  });

  it.each([
    [1, 'no-money'],
    [17, 'busy'],
    [26, 'busy'],
    [1001, 'busy'],
    [1019, 'expired'],
    [1025, 'push-failed'],
    [1032, 'cancelled'],
    [1037, 'no-answer'],
    [2001, 'wrong-pin'],
    [9999, 'push-failed'],
  ])('that ends with %i says %s, and may be asked for again', async (code, end) => {
    const { client, booking } = await pendingBooking();
    const { id } = await prompted(client, booking);
    await daraja.end(id, code);
    await eventually(
      async () => (await bookingById(booking.id)).prompt?.state === 'refused',
      'the end',
    );
    expect((await bookingById(booking.id)).prompt).toMatchObject({ end });
    done(await push(client, booking));
    expect(await entriesOf(booking.id)).toEqual([]);
  });

  it('is open once: a second one, from another device, is refused', async () => {
    const { client, booking } = await pendingBooking();
    const both = await Promise.all([push(client, booking), push(client, booking)]);
    expect(both.map((each) => each.ok).sort()).toEqual([false, true]);
  });

  it.each(['ok', 'being-processed'] as const)(
    'that is asked about while it is on the phone (%s) stays open, and no second one is sent',
    async (kind) => {
      const { client, booking } = await pendingBooking();
      const { id } = await prompted(client, booking);
      await daraja.fault({ kind, times: 1, about: id });
      await job('followPayments', Date.now() + 20 * SECOND);
      const { attemptId = '' } = (await bookingById(booking.id)).prompt ?? {};
      const attempt = await database().doc(paymentAttemptPath(attemptId)).get();
      expect(attempt.data()).toMatchObject({ state: 'prompted', end: null, queries: 1 });
      expect(refused(await push(client, booking))).toBe('prompt-open');
      await daraja.end(id, 0);
      await paid(booking.id);
      await expectAddedUp(booking);
    },
  );

  it('for another client’s booking, to no Kenyan phone, or for nothing open is refused', async () => {
    const { client, booking } = await pendingBooking();
    expect(refused(await push(await person(), booking))).toBe('not-found');
    expect(refused(await push(client, booking, '+44 7712 345678'))).toBe('invalid-input');
    done(await ask(cancelBooking, client, { bookingId: booking.id, version: booking.version }));
    expect(refused(await push(client, booking))).toBe('transition-not-allowed');
  });
});

it('the check of prompts is for admins and not for clients', async () => {
  expect(done(await ask(checkPayments, admin, {})).state).toBe('ready');
  expect(refused(await ask(checkPayments, await person(), {}))).toBe('forbidden');
});

describe('with a fault', () => {
  it.each(['double', 'forge', 'early'] as const)('"%s", money is entered once', async (kind) => {
    const { client, booking } = await pendingBooking();
    await daraja.fault({ kind, times: 1 });
    const { id } = await prompted(client, booking);
    await daraja.end(id, 0);
    await paid(booking.id);
    await expectAddedUp(booking);
  });

  it.each(['drop', 'wrong-amount'] as const)('"%s", the money is found by asking', async (kind) => {
    const { client, booking } = await pendingBooking();
    const { id } = await prompted(client, booking);
    // Both notices: that of the prompt and that of the money.
    await daraja.fault({ kind, times: 2, about: kind === 'drop' ? undefined : id });
    await daraja.end(id, 0);
    await job('followPayments', Date.now() + 3 * MINUTE);
    await job('followPayments', Date.now() + 4 * MINUTE);
    expect((await paid(booking.id)).payment).toMatchObject({ paid: 3000, state: 'paid' });
    await expectAddedUp(booking);
  });

  it.each(['503', 'bad-json', 'lost-answer', 'expired-token'] as const)(
    '"%s" of the request, nothing is lost and the client is not told that it is paid',
    async (kind) => {
      const { client, booking } = await pendingBooking();
      const account = accountCode(booking.referenceNumber);
      const phone = newPhone();
      await daraja.fault({ kind, times: 1, about: account });
      const view = done(await push(client, booking, phone));
      const expected = {
        '503': 'refused',
        'expired-token': 'prompted',
        'bad-json': 'unknown',
        'lost-answer': 'unknown',
      };
      expect(view.state).toBe(expected[kind]);
      const [prompt] = await daraja.prompts(phone);
      if (prompt === undefined) return;
      await daraja.end(prompt.id, 0);
      await paid(booking.id);
      await expectAddedUp(booking);
    },
  );

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
    const send = (path: string, method = 'POST') =>
      fetch(`${world.functions}/paymentWebhook/${path}`, {
        method,
        ...(method === 'POST' ? { body, headers: { 'content-type': 'application/json' } } : {}),
      });
    expect((await send(`${'0'.repeat(32)}/asked/${attemptId}`)).status).toBe(404);
    expect((await send(`/asked/${attemptId}`)).status).toBe(404);
    expect((await send(`${daraja.secret}/asked/${attemptId}`, 'GET')).status).toBe(404);
    expect((await send(`${daraja.secret}/asked/${attemptId}`)).status).toBe(200);
    expect((await send(`${daraja.secret}/asked/${'0'.repeat(32)}`)).status).toBe(200);
    expect((await send(`${daraja.secret}/paid`)).status).toBe(200);
    expect(await entriesOf(booking.id)).toEqual([]);
    expect(await trayItem('FORGED1234')).toBeUndefined();
  });
});

describe('money that comes unasked', () => {
  it('is matched by its account code, also in small letters and with dashes', async () => {
    const { booking } = await pendingBooking();
    const code = accountCode(booking.referenceNumber);
    await daraja.till({
      phone: newPhone(),
      amount: 3000,
      account: ` ${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase(),
    });
    expect((await paid(booking.id)).paidTime).toBe('kept');
  });

  it('is asked about beforehand where Safaricom does so: that enters nothing, and the money once', async () => {
    await daraja.agree({ validates: true });
    try {
      const { booking } = await pendingBooking();
      const account = accountCode(booking.referenceNumber);
      const { code } = await daraja.till({ phone: newPhone(), amount: 3000, account });
      expect((await paid(booking.id)).paidTime).toBe('kept');
      expect(await entriesOf(booking.id)).toMatchObject([{ code, amount: 3000 }]);
      const ours = (await daraja.notices()).filter(({ body }) => body['TransID'] === code);
      expect(ours.map(({ body, status }) => [body['OrgAccountBalance'] === '', status])).toEqual([
        [true, 200],
        [false, 200],
      ]);
      // What the question alone brings, at its own address and at the one that was registered for both.
      const asked = { ...ours[0]?.body, TransID: 'NEVERMADE1' };
      for (const about of ['asking', 'paid']) {
        const { ok } = await fetch(`${world.functions}/paymentWebhook/${daraja.secret}/${about}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(asked),
        });
        expect(ok).toBe(true);
      }
      expect(await entriesOf(booking.id)).toHaveLength(1);
      expect(await trayItem('NEVERMADE1')).toBeUndefined();
    } finally {
      await daraja.agree({});
    }
  });

  it('from a masked number is for the one request that fits it, and for none where two fit', async () => {
    // Of a price of its own: other bookings of this world may have like numbers.
    const price = 4321;
    const serviceId = `for-${price}`;
    await database()
      .doc(servicePath(serviceId))
      .set({ ...seedServices[0], slug: serviceId, price });
    const request = async (phone: string) =>
      (await pendingBooking(undefined, { phone, serviceId })).booking;
    const one = await request('0722 111 987');
    await daraja.till({ phone: '254722111987', amount: price, account: '' });
    expect((await paid(one.id)).paidTime).toBe('kept');
    const two = [await request('0722 111 986'), await request('0733 222 986')];
    const { code } = await daraja.till({ phone: '254722111986', amount: price, account: '' });
    await database().doc(servicePath(serviceId)).delete();
    await eventually(() => trayItem(code), 'the tray');
    for (const { id } of two) expect((await bookingById(id)).payment.paid).toBe(0);
    expect(await trayItem(code)).toMatchObject({ state: 'open', phone: '2547 ***** 986' });
  });

  it('from a number that comes as a fingerprint is for the booking with that number', async () => {
    await daraja.agree({ numbers: 'hashed' });
    try {
      const price = 4322;
      const serviceId = `for-${price}`;
      const service = database().doc(servicePath(serviceId));
      await service.set({ ...seedServices[0], slug: serviceId, price });
      const phones = ['0722 111 985', '0733 222 985'];
      const [one] = await Promise.all(
        phones.map((phone) => pendingBooking(undefined, { phone, serviceId })),
      );
      await daraja.till({ phone: '254722111985', amount: price, account: '' });
      expect((await paid(one?.booking.id ?? '')).paidTime).toBe('kept');
      await service.delete();
    } finally {
      await daraja.agree({});
    }
  });

  it('without a booking lies in the tray until staff assign it, once', async () => {
    const { booking } = await confirmedBooking(admin);
    const { code } = await daraja.till({ phone: newPhone(), amount: 777, account: 'SESSION' });
    await eventually(() => trayItem(code), 'the tray');
    const assign = (who: Person) =>
      ask(assignPayment, who, {
        method: 'mobile-money' as const,
        code,
        bookingId: booking.id,
        returnCode: '',
      });
    expect(refused(await assign(await person()))).toBe('forbidden');
    done(await assign(admin));
    expect(refused(await assign(admin))).toBe('transition-not-allowed');
    expect(await entriesOf(booking.id)).toMatchObject([{ code, amount: 777 }]);
  });

  it('with cents lies in the tray as it came, though it names a booking, and is assigned in whole shillings', async () => {
    const { booking } = await confirmedBooking(admin);
    const account = accountCode(booking.referenceNumber);
    // Of the first one the notice tells, of the second one only the list.
    const told = await daraja.till({ phone: newPhone(), amount: 1500.5, account });
    await daraja.fault({ kind: 'drop', times: 1, about: account });
    const listed = await daraja.till({ phone: newPhone(), amount: 700.25, account });
    await eventually(() => trayItem(told.code), 'the tray');
    await job('lookForPayments');
    await job('lookForPayments');
    const expected = { state: 'open', suggestions: [booking.id] };
    expect(await trayItem(told.code)).toMatchObject({ ...expected, amount: 1500.5 });
    expect(await trayItem(listed.code)).toMatchObject({ ...expected, amount: 700.25 });
    expect(await entriesOf(booking.id)).toEqual([]);
    const { unowned } = done(await ask(showMonth, admin, { month }));
    expect(unowned.find(({ code }) => code === told.code)).toMatchObject({ amount: 1500.5 });
    const whose = { method: 'mobile-money' as const, code: told.code, bookingId: booking.id };
    done(await ask(assignPayment, admin, { ...whose, returnCode: '' }));
    expect(await entriesOf(booking.id)).toMatchObject([{ code: told.code, amount: 1500 }]);
    expect(await trayItem(told.code)).toMatchObject({ state: 'assigned', amount: 1500.5 });
  });

  it('leaves the tray when staff enter its code by hand, with the sum that came', async () => {
    const { booking } = await confirmedBooking(admin);
    const { code } = await daraja.till({ phone: newPhone(), amount: 1234, account: '' });
    await eventually(() => trayItem(code), 'the tray');
    const enter = (amount: number) =>
      ask(recordPayment, admin, {
        requestId: randomUUID(),
        bookingId: booking.id,
        version: booking.version,
        amount,
        method: 'mobile-money',
        code,
      });
    expect(refused(await enter(1235))).toBe('invalid-input');
    done(await enter(1234));
    expect(await trayItem(code)).toMatchObject({ state: 'assigned', bookingId: booking.id });
  });

  it('without a notice is found by the daily look, once', async () => {
    const { booking } = await pendingBooking();
    await daraja.fault({ kind: 'drop', times: 1 });
    await daraja.till({
      phone: newPhone(),
      amount: 3000,
      account: accountCode(booking.referenceNumber),
    });
    expect(await entriesOf(booking.id)).toEqual([]);
    await job('lookForPayments');
    await job('lookForPayments');
    await paid(booking.id);
    await expectAddedUp(booking);
  });
});

describe('a code that the client types', () => {
  it('keeps the time once, for one booking only, and is corrected three times a day', async () => {
    const { client, booking } = await pendingBooking();
    const code = newCode();
    const say = (who: Person, id: string, typed = code) =>
      ask(sayPaid, who, { bookingId: id, code: typed });
    expect(refused(await say(client, booking.id, 'no code'))).toBe('invalid-input');
    expect(done(await say(client, booking.id, ` ${code.toLowerCase()} `))).toEqual({
      received: false,
    });
    expect(await bookingById(booking.id)).toMatchObject({
      paidTime: 'said',
      saidCode: code,
      payment: { paid: 0 },
    });
    const { holdExpiresAt } = await bookingById(booking.id);
    for (const digit of ['1', '2', '3'])
      done(await say(client, booking.id, `ZZ${code.slice(2, 9)}${digit}`));
    expect(refused(await say(client, booking.id, `YY${code.slice(2)}`))).toBe('quota-exceeded');
    expect(await bookingById(booking.id)).toMatchObject({
      paidTime: 'said',
      saidCode: `ZZ${code.slice(2, 9)}3`,
      holdExpiresAt,
    });
    // The first code stays this booking's.
    const other = await pendingBooking();
    expect(refused(await say(other.client, other.booking.id))).toBe('code-already-used');
  });

  it('is taken ten times an hour of one account, and does not have the list fetched each time', async () => {
    const { client, booking } = await pendingBooking();
    const code = newCode();
    const before = await daraja.listsAsked();
    const codes: string[] = [];
    for (let count = 0; count < 25; count += 1) {
      const answer = await ask(sayPaid, client, { bookingId: booking.id, code });
      codes.push(answer.ok ? 'ok' : answer.code);
    }
    expect(codes).toEqual([
      ...Array<string>(10).fill('ok'),
      ...Array<string>(15).fill('quota-exceeded'),
    ]);
    // One, two where a minute begins in between, and what other tests ask for.
    expect((await daraja.listsAsked()) - before).toBeLessThan(5);
  });

  it('of money in the account is entered at once', async () => {
    const { client, booking } = await pendingBooking();
    const { code } = await daraja.till({ phone: newPhone(), amount: 3000, account: '' });
    await eventually(() => trayItem(code), 'the tray');
    expect(done(await ask(sayPaid, client, { bookingId: booking.id, code }))).toEqual({
      received: true,
    });
    expect((await bookingById(booking.id)).paidTime).toBe('kept');
    expect(paymentTray.fromStored((await trayItem(code)) ?? {})).toMatchObject({
      state: 'assigned',
    });
  });
});

describe('a code that was said keeps a time', () => {
  const say = (who: Person, bookingId: string, code = newCode()) =>
    ask(sayPaid, who, { bookingId, code });
  /** The hour is over. Each test has the job at a time of its own: a list is kept for a minute. */
  const hourLater = async ({ id }: Booking, minutes: number) => {
    const part = bookings.toStoredPart({ holdExpiresAt: Date.now() - 1 });
    await database().doc(bookingPath(id)).update(part);
    await job('followPayments', Date.now() + minutes * MINUTE);
    return bookingById(id);
  };

  it('for an hour, once; then others may have it', async () => {
    const { client, booking, place } = await pendingBooking();
    done(await say(client, booking.id));
    const said = await bookingById(booking.id);
    expect(said.holdExpiresAt).toBeGreaterThan(Date.now() + HOUR - MINUTE);
    expect(said.holdExpiresAt).toBeLessThanOrEqual(Date.now() + HOUR);
    await job('followPayments');
    expect((await bookingById(booking.id)).paidTime).toBe('said');
    expect(await hourLater(booking, 2)).toMatchObject({
      status: 'pending',
      paidTime: 'unseen',
      saidCode: said.saidCode,
      holdExpiresAt: null,
    });
    expect(await locksOf(booking.id)).toEqual({});
    done(await say(client, booking.id));
    expect(await bookingById(booking.id)).toMatchObject({
      paidTime: 'unseen',
      holdExpiresAt: null,
    });
    done(await ask(createBooking, await person(), bookingRequest(place)));
  });

  it('until staff decide when the provider knows the code, though no notice came', async () => {
    const { client, booking } = await pendingBooking();
    await daraja.fault({ kind: 'drop', times: 1 });
    const { code } = await daraja.till({ phone: newPhone(), amount: 3000, account: '' });
    await daraja.fault({ kind: '503', times: 9 });
    expect(done(await say(client, booking.id, code)).received).toBe(false);
    await daraja.fault({ kind: 'ok' });
    expect(await hourLater(booking, 10)).toMatchObject({ paidTime: 'kept', holdExpiresAt: null });
  });

  it('as long as its money lies in the tray, which the provider knows', async () => {
    const { client, booking } = await pendingBooking();
    const { code } = await daraja.till({ phone: newPhone(), amount: 1500.5, account: '' });
    await eventually(() => trayItem(code), 'the tray');
    expect(done(await say(client, booking.id, code)).received).toBe(false);
    expect((await hourLater(booking, 15)).paidTime).toBe('said');
    expect(Object.keys(await locksOf(booking.id)).length).toBeGreaterThan(0);
  });

  it('as long as the provider does not answer', async () => {
    const { client, booking } = await pendingBooking();
    done(await say(client, booking.id));
    await daraja.fault({ kind: '503', times: 99 });
    expect((await hourLater(booking, 20)).paidTime).toBe('said');
    expect(Object.keys(await locksOf(booking.id)).length).toBeGreaterThan(0);
    await daraja.fault({ kind: 'ok' });
    expect((await hourLater(booking, 30)).paidTime).toBe('unseen');
  });

  it('until staff decide where no provider is connected', async () => {
    const { client, booking } = await pendingBooking();
    const said = { bookingId: booking.id, code: newCode() };
    expect(done(await withoutProvider.ask(sayPaid, client, said)).received).toBe(false);
    await job('followPayments', Date.now() + 40 * MINUTE);
    expect(await bookingById(booking.id)).toMatchObject({ paidTime: 'said', holdExpiresAt: null });
    const locks = Object.values(await locksOf(booking.id));
    expect(new Set(locks.map(({ expiresAt }) => expiresAt))).toEqual(new Set([null]));
  });

  it('no more often than the mailbox may hold one', async () => {
    const name = randomUUID().slice(0, 13);
    const made: Awaited<ReturnType<typeof pendingBooking>>[] = [];
    for (let tag = 0; tag < 6; tag += 1) {
      made.push(await pendingBooking(await person({ email: `${name}+${tag}@example.com` })));
    }
    const codes: string[] = [];
    for (const { client, booking } of made) {
      const code = newCode();
      const first = await say(client, booking.id, code);
      // The same code once more is the same hour.
      const again = await say(client, booking.id, code);
      expect(again.ok).toBe(first.ok);
      codes.push(first.ok ? 'ok' : first.code);
    }
    // Ten an hour: six requests, and four codes.
    expect(codes).toEqual([
      ...Array<string>(4).fill('ok'),
      ...Array<string>(2).fill('quota-exceeded'),
    ]);
    const refusedOne = made.at(-1)?.booking.id ?? '';
    expect(await bookingById(refusedOne)).toMatchObject({ paidTime: null, saidCode: null });
  });
});

describe('money for a time', () => {
  it('that another booking has by now is to go back, and both sides are told', async () => {
    const { client, booking, place } = await pendingBooking();
    const { id } = await prompted(client, booking);
    const past = new Date(Date.now() - MINUTE);
    const locks = await locksOf(booking.id);
    const batch = database().batch();
    for (const lock of Object.keys(locks))
      batch.update(database().doc(`slots/${lock}`), { expiresAt: past });
    batch.update(database().doc(bookingPath(booking.id)), { holdExpiresAt: past });
    await batch.commit();
    const other = await person();
    const taken = done(await ask(createBooking, other, bookingRequest(place)));
    await daraja.end(id, 0);
    const after = await paid(booking.id);
    expect(after).toMatchObject({
      paidTime: 'lost',
      payment: { state: 'refund-due', balance: -3000 },
    });
    const owners = Object.values(await locksOf(taken.bookingId)).length;
    expect([owners > 0, Object.keys(await locksOf(booking.id))]).toEqual([true, []]);
    await eventually(
      async () =>
        (await mailsTo(client.email)).find(({ subject }) => subject === 'About your payment'),
      'the mail',
    );
  });

  it('confirms by itself where the practice wants it', async () => {
    await database().doc(PRACTICE_SETTINGS_PATH).update({ confirmWhenPaid: true });
    const { client, booking } = await pendingBooking();
    const { id } = await prompted(client, booking);
    await daraja.end(id, 0);
    await paid(booking.id);
    expect(await bookingById(booking.id)).toMatchObject({ status: 'confirmed', paidTime: null });
    await database().doc(PRACTICE_SETTINGS_PATH).update({ confirmWhenPaid: false });
  });

  it('paid and cancelled in the same second goes back', async () => {
    const { client, booking } = await pendingBooking();
    const { id } = await prompted(client, booking);
    const cancelling = ask(cancelBooking, client, {
      bookingId: booking.id,
      version: booking.version,
    });
    await Promise.all([daraja.end(id, 0), cancelling]);
    const after = await paid(booking.id);
    const again =
      after.status === 'cancelled'
        ? null
        : await ask(cancelBooking, client, { bookingId: booking.id, version: after.version });
    expect(again === null || again.ok).toBe(true);
    expect((await bookingById(booking.id)).payment).toMatchObject({
      state: 'refund-due',
      balance: -3000,
    });
  });
});

it('of eight payments at once none ends as a fault, each is entered once, and receipts have no gap', async () => {
  const made: Awaited<ReturnType<typeof confirmedBooking>>[] = [];
  for (let count = 0; count < 8; count += 1) made.push(await confirmedBooking(admin));
  const enter = async ({ booking: { id, version } }: (typeof made)[number]) => {
    const seen = { requestId: randomUUID(), bookingId: id, version };
    const payment = { ...seen, amount: 3000, method: 'cash' as const, code: '' };
    return done(await untilServed(() => ask(recordPayment, admin, payment)));
  };
  const [first] = await Promise.all(made.map(enter));
  for (const { booking } of made) expect(await entriesOf(booking.id)).toHaveLength(1);
  const id = made[0]?.booking.id ?? '';
  const { version = 0, entryId = '' } = first ?? {};
  const correction = { bookingId: id, version, entryId, note: 'wrong' };
  done(await ask(correctPayment, admin, { requestId: randomUUID(), ...correction }));
  const { docs } = await database().collection(receipts.collection).get();
  const numbers = docs.map((doc) => Number(doc.id.slice(5))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(9);
  const asked = ask(followPayment, made[0]?.client ?? admin, { bookingId: id });
  expect(done(await asked).prompt).toBeNull();
});
