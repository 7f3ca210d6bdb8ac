/** The ledger over the wire: entries of the same moment, and what becomes of it when the client leaves. */
import { beforeAll, expect, it } from 'vitest';
import { recordPayment } from '@tulia/domain/calls/bookings/staff-actions';
import type { InputOf } from '@tulia/domain/calls/call';
import { deleteMyAccount } from '@tulia/domain/calls/people/my-data';
import { codeKey } from '@tulia/domain/money/provider-code';
import { summaryOf } from '@tulia/domain/money/summary';
import { claimOf } from '@tulia/domain/booking/payment';
import type { Booking } from '@tulia/domain/booking/booking';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import { paymentCodePath, payments } from '@tulia/domain/records/payment';
import { database, done, person, refused, type Person } from '../support/actors';
import { newCode, randomUUID } from '../support/random';
import { bookingById, confirmedBooking, openPractice } from '../support/makers';
import { job } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

type PayInput = InputOf<typeof recordPayment>;

const pay = (booking: Booking, changes: Partial<PayInput> = {}) =>
  instance.ask(recordPayment, admin, {
    requestId: randomUUID(),
    bookingId: booking.id,
    version: booking.version,
    amount: 3000,
    method: 'mobile-money',
    code: '',
    ...changes,
  });

async function ledgerOf(bookingId: string): Promise<MoneyEntry[]> {
  const { docs } = await database()
    .collection(payments.collection)
    .where('bookingId', '==', bookingId)
    .get();
  return docs.map((doc) => payments.fromStored(doc.data()));
}

/** The booking as it stands, once its summary was held against its entries. */
async function checked(id: string): Promise<Booking> {
  const booking = await bookingById(id);
  expect(booking.payment).toEqual(summaryOf(claimOf(booking), await ledgerOf(id)));
  return booking;
}

it('a payment counts once for one request, also when it is sent several times at once', async () => {
  const { booking } = await confirmedBooking(admin);
  const sent = { requestId: randomUUID(), amount: 1000, code: newCode() };
  const answers = await Promise.all(Array.from({ length: 4 }, () => pay(booking, sent)));
  expect(new Set(answers.map((each) => done(each).entryId)).size).toBe(1);
  done(await pay(booking, sent));
  expect((await checked(booking.id)).payment).toMatchObject({ paid: 1000, balance: 2000 });
  expect(await ledgerOf(booking.id)).toHaveLength(1);
});

it('of payments for one booking at the same moment one is entered, and the others hear of it', async () => {
  const { booking } = await confirmedBooking(admin);
  const answers = await Promise.all([500, 700, 900].map((amount) => pay(booking, { amount })));
  const lost = answers.filter((each) => !each.ok);
  expect(lost.map(refused)).toEqual(['version-conflict', 'version-conflict']);
  const after = await checked(booking.id);
  expect(await ledgerOf(booking.id)).toHaveLength(1);
  done(await pay(after, { amount: 300 }));
  expect(await ledgerOf(booking.id)).toHaveLength(2);
  await checked(booking.id);
});

it('a provider’s code for two bookings at the same moment is given to one', async () => {
  const code = newCode();
  const made = [await confirmedBooking(admin), await confirmedBooking(admin)];
  const answers = await Promise.all(made.map(({ booking }) => pay(booking, { code })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ ok }) => !ok).map(refused)).toEqual(['code-already-used']);
  const paid = await Promise.all(made.map(({ booking }) => checked(booking.id)));
  expect(paid.map(({ payment: { state } }) => state).sort()).toEqual(['paid', 'unpaid']);
});

it('the entries of a client who leaves stay without contact, and go with the code once their time is over', async () => {
  const { booking, client } = await confirmedBooking(admin);
  const code = newCode();
  done(await pay(booking, { code }));
  const before = await ledgerOf(booking.id);
  const leave = { confirmed: true as const, language: 'en' as const };
  const { retainUntil } = done(await instance.ask(deleteMyAccount, client, leave));
  expect(await ledgerOf(booking.id)).toEqual(before);
  for (const contact of [client.uid, client.email, booking.clientPhone, booking.clientName])
    expect(JSON.stringify(before)).not.toContain(contact);
  const kept = { clientEmail: '', payment: { state: 'refund-due', paid: 3000 } };
  expect(await checked(booking.id)).toMatchObject(kept);
  await job('eraseExpiredRecords', (retainUntil ?? 0) + 1);
  expect(await ledgerOf(booking.id)).toEqual([]);
  const lock = database().doc(paymentCodePath(codeKey('mobile-money', code)));
  expect((await lock.get()).exists).toBe(false);
});
