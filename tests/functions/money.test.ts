/**
 * The ledger over the wire: parts, repeats, codes, corrections and refunds, and what becomes of it when the client
 * leaves.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  correctPayment,
  keepRest,
  recordPayment,
  recordRefund,
  waivePayment,
} from '@tulia/domain/calls/bookings/booking-desk';
import type { InputOf } from '@tulia/domain/calls/call';
import {
  cancelBooking,
  rejectBooking,
  reopenBooking,
} from '@tulia/domain/calls/bookings/decide-booking';
import { deleteMyAccount, exportMyData } from '@tulia/domain/calls/people/my-data';
import { showReceipts } from '@tulia/domain/calls/payments/payments';
import { codeKey } from '@tulia/domain/money/provider-code';
import { summaryOf } from '@tulia/domain/money/summary';
import { claimOf } from '@tulia/domain/booking/payment';
import type { Booking } from '@tulia/domain/booking/booking';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import { paymentCodePath, payments } from '@tulia/domain/records/payment';
import { database, done, person, refused, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import { bookingById, confirmedBooking, openPractice, pendingBooking } from '../support/makers';
import { eventIds, totals } from './look';
import { job } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin', fullName: 'Secret Staff Name' });
});

const { ask } = instance;

type PayInput = InputOf<typeof recordPayment>;

const payment = (booking: Booking, changes: Partial<PayInput> = {}): PayInput => ({
  requestId: randomUUID(),
  bookingId: booking.id,
  version: booking.version,
  amount: 3000,
  method: 'mobile-money',
  code: '',
  ...changes,
});

/** A code of its own for every test: no two of this world are alike. */
const newCode = () => `T${randomUUID().slice(0, 8).toUpperCase()}`;

async function ledgerOf(bookingId: string): Promise<MoneyEntry[]> {
  const { docs } = await database()
    .collection(payments.collection)
    .where('bookingId', '==', bookingId)
    .get();
  return docs.map((doc) => payments.fromStored(doc.data())).sort((a, b) => a.at - b.at);
}

/** The booking as it stands, once its summary was held against its entries. */
async function checked(id: string): Promise<Booking> {
  const booking = await bookingById(id);
  expect(booking.payment).toEqual(summaryOf(claimOf(booking), await ledgerOf(id)));
  return booking;
}

const codeExists = async (code: string) =>
  (
    await database()
      .doc(paymentCodePath(codeKey('mobile-money', code)))
      .get()
  ).exists;

describe('payments', () => {
  it('in two parts leave two receipts, and go back in parts after a cancellation in time', async () => {
    const { booking } = await confirmedBooking(admin);
    const codes = [newCode(), newCode()];
    const [first, second] = codes.map((code) => ({ code })) as [{ code: string }, { code: string }];
    done(await ask(recordPayment, admin, payment(booking, { amount: 1000, ...first })));
    const partly = await checked(booking.id);
    expect(partly.payment).toMatchObject({ state: 'partly', paid: 1000, balance: 2000 });
    done(await ask(recordPayment, admin, payment(partly, { amount: 2000, ...second })));
    const paid = await checked(booking.id);
    expect(paid.payment).toMatchObject({ state: 'paid', balance: 0, codes });
    const entries = await ledgerOf(booking.id);
    expect(entries[0]).toMatchObject({
      kind: 'payment',
      amount: 1000,
      method: 'mobile-money',
      code: codes[0],
      referenceNumber: booking.referenceNumber,
      corrects: null,
      note: '',
      by: { kind: 'staff', uid: admin.uid },
    });

    const cancel = { bookingId: booking.id, version: paid.version };
    expect(done(await ask(cancelBooking, admin, cancel)).refund).toBeGreaterThan(0);
    const over = await checked(booking.id);
    expect(over.payment).toMatchObject({ state: 'refund-due', balance: -3000 });
    const back = (from: Booking, amount: number) =>
      ask(recordRefund, admin, { ...payment(from, { amount }), method: null });
    expect(refused(await back(over, 3001))).toBe('amount-above-paid');
    done(await back(over, 1000));
    const rest = await checked(booking.id);
    expect(rest.payment).toMatchObject({ state: 'refund-due', refunded: 1000, balance: -2000 });
    done(await back(rest, 2000));
    expect((await checked(booking.id)).payment).toMatchObject({ state: 'refunded', balance: 0 });
    const actions = (await eventIds(booking.id)).map((id) => id.slice(7));
    expect(actions.filter((action) => action === 'payment')).toHaveLength(2);
    expect(actions.filter((action) => action === 'refund')).toHaveLength(2);
  });

  it('above what is open are taken only when that is said', async () => {
    const { booking } = await confirmedBooking(admin);
    const input = payment(booking, { amount: 91_500 });
    const answer = await ask(recordPayment, admin, input);
    expect(answer).toMatchObject({
      ok: false,
      code: 'amount-above-due',
      details: { amount: 91_500, due: 3000 },
    });
    expect(await ledgerOf(booking.id)).toEqual([]);
    done(await ask(recordPayment, admin, { ...input, acceptOverpayment: true }));
    expect((await checked(booking.id)).payment).toMatchObject({
      state: 'overpaid',
      paid: 91_500,
      balance: -88_500,
    });
  });

  it('count once for one request, also at once, and are no other payment under its id', async () => {
    const { booking } = await confirmedBooking(admin);
    const input = payment(booking, { amount: 1000, code: newCode() });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask(recordPayment, admin, input)),
    );
    expect(new Set(answers.map((each) => done(each).entryId)).size).toBe(1);
    done(await ask(recordPayment, admin, input));
    expect((await checked(booking.id)).payment).toMatchObject({ paid: 1000, balance: 2000 });
    expect(await ledgerOf(booking.id)).toHaveLength(1);
    expect(refused(await ask(recordPayment, admin, { ...input, amount: 2000 }))).toBe(
      'idempotency-conflict',
    );
  });

  it('at the same moment lose none: one is entered, the other hears of it', async () => {
    const { booking } = await confirmedBooking(admin);
    const answers = await Promise.all(
      [500, 700, 900].map((amount) => ask(recordPayment, admin, payment(booking, { amount }))),
    );
    const lost = answers.filter((each) => !each.ok);
    expect(lost.map(refused)).toEqual(['version-conflict', 'version-conflict']);
    const after = await checked(booking.id);
    expect(await ledgerOf(booking.id)).toHaveLength(1);
    done(await ask(recordPayment, admin, payment(after, { amount: 300 })));
    expect(await ledgerOf(booking.id)).toHaveLength(2);
    await checked(booking.id);
  });

  it('move no booking’s status and no figure of the statistics', async () => {
    const { booking } = await confirmedBooking(admin);
    const before = await totals();
    done(await ask(recordPayment, admin, payment(booking)));
    expect(await totals()).toEqual(before);
    expect((await checked(booking.id)).status).toBe('confirmed');
  });

  it('in advance go back when the request is rejected', async () => {
    const { booking } = await pendingBooking();
    const { version } = done(await ask(recordPayment, admin, payment(booking)));
    const reject = { bookingId: booking.id, version, reason: 'We are away.' };
    done(await ask(rejectBooking, admin, reject));
    expect((await checked(booking.id)).payment).toMatchObject({
      state: 'refund-due',
      balance: -3000,
    });
  });
});

describe('a provider’s code', () => {
  it('stands in the ledger once, though typed for another booking or in another way', async () => {
    const code = newCode();
    const [one, other] = [await confirmedBooking(admin), await confirmedBooking(admin)];
    done(await ask(recordPayment, admin, payment(one.booking, { amount: 1000, code })));
    const again = await ask(
      recordPayment,
      admin,
      payment(other.booking, { code: ` ${code.toLowerCase().replace(/^.../, '$&-')}\u200b ` }),
    );
    expect(again).toMatchObject({
      ok: false,
      code: 'code-already-used',
      details: { referenceNumber: one.booking.referenceNumber },
    });
    const same = await bookingById(one.booking.id);
    expect(refused(await ask(recordPayment, admin, payment(same, { amount: 1000, code })))).toBe(
      'code-already-used',
    );
    expect(await ledgerOf(other.booking.id)).toEqual([]);
    expect((await checked(other.booking.id)).version).toBe(other.booking.version);
  });

  it('for two bookings at the same moment is given to one', async () => {
    const code = newCode();
    const made = [await confirmedBooking(admin), await confirmedBooking(admin)];
    const answers = await Promise.all(
      made.map(({ booking }) => ask(recordPayment, admin, payment(booking, { code }))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok).map(refused)).toEqual(['code-already-used']);
    const paid = await Promise.all(made.map(({ booking }) => checked(booking.id)));
    expect(paid.map(({ payment: { state } }) => state).sort()).toEqual(['paid', 'unpaid']);
  });
});

describe('a correction', () => {
  it('takes an entry back once, and frees its code for the right booking', async () => {
    const code = newCode();
    const [wrong, right] = [await confirmedBooking(admin), await confirmedBooking(admin)];
    const { entryId, version } = done(
      await ask(recordPayment, admin, payment(wrong.booking, { code })),
    );
    const correction = {
      requestId: randomUUID(),
      bookingId: wrong.booking.id,
      version,
      entryId,
      note: 'The wrong booking.',
    };
    const elsewhere = { bookingId: right.booking.id, version: right.booking.version };
    expect(refused(await ask(correctPayment, admin, { ...correction, ...elsewhere }))).toBe(
      'not-found',
    );
    const corrected = done(await ask(correctPayment, admin, correction));
    expect(done(await ask(correctPayment, admin, correction))).toEqual(corrected);
    expect((await checked(wrong.booking.id)).payment).toMatchObject({
      state: 'unpaid',
      paid: 0,
      balance: 3000,
      codes: [],
    });
    expect((await ledgerOf(wrong.booking.id)).map(({ kind }) => kind)).toEqual([
      'payment',
      'correction',
    ]);
    const twice = { ...correction, requestId: randomUUID(), version: corrected.version };
    expect(refused(await ask(correctPayment, admin, twice))).toBe('transition-not-allowed');
    expect(await codeExists(code)).toBe(false);
    done(await ask(recordPayment, admin, payment(right.booking, { code })));
    expect((await checked(right.booking.id)).payment).toMatchObject({ state: 'paid' });
    expect(await codeExists(code)).toBe(true);
  });
});

describe('a waiver', () => {
  it('asks the client for less', async () => {
    const { booking } = await confirmedBooking(admin);
    const waiver = {
      requestId: randomUUID(),
      bookingId: booking.id,
      version: booking.version,
      amount: 1000,
      note: 'Agreed on the phone.',
    };
    const { version } = done(await ask(waivePayment, admin, waiver));
    const rest = payment(booking, { version, amount: 2001 });
    expect(refused(await ask(recordPayment, admin, rest))).toBe('amount-above-due');
    done(await ask(recordPayment, admin, { ...rest, amount: 2000 }));
    expect((await checked(booking.id)).payment).toMatchObject({
      state: 'paid',
      waived: 1000,
      balance: 0,
    });
  });
});

describe('what does not go back', () => {
  it('is kept with a reason after a part went back, and counts again when the session is reopened', async () => {
    const { booking } = await confirmedBooking(admin);
    const paid = done(await ask(recordPayment, admin, payment(booking)));
    const cancel = { bookingId: booking.id, version: paid.version, askedBy: 'client' as const };
    done(await ask(cancelBooking, admin, cancel));
    const over = await checked(booking.id);
    const keep = (version: number) => ({
      requestId: randomUUID(),
      bookingId: booking.id,
      version,
      note: 'She wants none of it back.',
    });
    done(await ask(recordRefund, admin, { ...payment(over, { amount: 1000 }), method: null }));
    const rest = await checked(booking.id);
    const input = keep(rest.version);
    const kept = done(await ask(keepRest, admin, input));
    expect(done(await ask(keepRest, admin, input))).toEqual(kept);
    expect((await checked(booking.id)).payment).toMatchObject({
      state: 'paid',
      paid: 3000,
      refunded: 1000,
      kept: 2000,
      balance: 0,
    });
    expect((await ledgerOf(booking.id)).at(-1)).toMatchObject({
      kind: 'kept',
      amount: 2000,
      note: 'She wants none of it back.',
      method: null,
      by: { kind: 'staff', uid: admin.uid },
    });
    expect(refused(await ask(keepRest, admin, keep(kept.version)))).toBe('transition-not-allowed');
    const { receipts } = done(await ask(showReceipts, admin, { bookingId: booking.id }));
    expect(receipts.map(({ kind }) => kind)).toEqual(['payment', 'refund']);

    done(await ask(reopenBooking, admin, { bookingId: booking.id, version: kept.version }));
    const again = await checked(booking.id);
    expect(again.payment).toMatchObject({ state: 'partly', paid: 3000, refunded: 1000 });
    expect(again.payment).toMatchObject({ balance: 1000 });
    expect((await ledgerOf(booking.id)).at(-1)).toMatchObject({ kind: 'correction', amount: 2000 });
    const twice = { bookingId: booking.id, version: again.version };
    expect(done(await ask(cancelBooking, admin, twice))).toMatchObject({ refund: 2000, kept: 0 });
  });
});

describe('a client who leaves', () => {
  it('takes the entries along, and leaves the receipt without contact until its time is over', async () => {
    const { booking, client } = await confirmedBooking(admin);
    const code = newCode();
    done(await ask(recordPayment, admin, payment(booking, { code })));
    const own = done(await ask(exportMyData, client, {})).bookings[0]!;
    expect(own['payments']).toMatchObject([
      { kind: 'payment', amount: 3000, method: 'mobile-money', code },
    ]);
    expect(JSON.stringify(own)).not.toContain('Secret Staff Name');

    const before = await ledgerOf(booking.id);
    const leave = { confirmed: true as const, language: 'en' as const };
    const { retainUntil } = done(await ask(deleteMyAccount, client, leave));
    expect(await ledgerOf(booking.id)).toEqual(before);
    for (const contact of [client.uid, client.email, booking.clientPhone, booking.clientName])
      expect(JSON.stringify(before)).not.toContain(contact);
    expect(await checked(booking.id)).toMatchObject({
      clientEmail: '',
      payment: { state: 'refund-due', paid: 3000 },
    });
    const shown = done(await ask(showReceipts, admin, { bookingId: booking.id }));
    expect(shown.receipts).toHaveLength(1);
    expect(shown.clientName).toBe('');

    await job('eraseExpiredRecords', (retainUntil ?? 0) + 1);
    expect(await ledgerOf(booking.id)).toEqual([]);
    expect(await codeExists(code)).toBe(false);
  });
});
