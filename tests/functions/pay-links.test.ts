/** Paying by a link, without an account: who gets one, what it shows, and when it ends. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makePayLink, payByLink, showPayLink } from '@tulia/domain/calls/payments/pay-links';
import { completeBooking, confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { deleteMyAccount } from '@tulia/domain/calls/people/my-data';
import { showReceipts } from '@tulia/domain/calls/payments/payments';
import { accountCode } from '@tulia/domain/money/provider/account-code';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { payLinkPath, payLinks } from '@tulia/domain/records/money/pay-link';
import { DAY } from '@tulia/domain/time/instant';
import { runs } from '@tulia/domain/testing/runs';
import { database, done, person, refused, type Person } from '../support/actors';
import { randomUUID, newPhone } from '../support/chance';
import { daraja } from '../support/daraja';
import { bookingById, onceBegun, openPractice, pendingBooking } from '../support/makers';
import { eventually, job, mailsTo } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let receptionist: Person;
beforeAll(async () => {
  await openPractice();
  receptionist = await person({ role: 'receptionist' });
});
beforeEach(() => daraja.fault({ kind: 'ok' }));

const { ask } = instance;
const linkOf = async (bookingId: string) =>
  done(await ask(makePayLink, receptionist, { bookingId })).token;
const show = (token: string) => ask(showPayLink, null, { token });

it('is the same while it lasts, and shows sums, account and state, and nothing else', async () => {
  const { client, booking } = await pendingBooking();
  const token = await linkOf(booking.id);
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(await linkOf(booking.id)).toBe(token);
  expect(refused(await ask(makePayLink, client, { bookingId: booking.id }))).toBe('forbidden');
  const shown = done(await show(token));
  expect(shown.view).toMatchObject({
    state: 'open',
    toPay: 3000,
    account: accountCode(booking.referenceNumber),
    promise: { kind: 'held' },
  });
  const text = JSON.stringify(shown);
  for (const hidden of [booking.clientName, booking.clientEmail, booking.service.name.en]) {
    expect(text).not.toContain(hidden);
  }
  expect(text).not.toContain(booking.referenceNumber);
});

it('is one for a booking, also when its letter and several calls want one at the same moment', async () => {
  for (let round = 0; round < runs(20); round += 1) {
    const { client, booking } = await pendingBooking();
    const handed = await Promise.all(Array.from({ length: 4 }, () => linkOf(booking.id)));
    const mailed = await eventually(
      async () =>
        (await mailsTo(client.email)).flatMap(
          ({ text }) => /\/pay#([0-9a-f]{32})/.exec(text)?.[1] ?? [],
        )[0],
      'the mail',
    );
    expect(new Set([...handed, mailed])).toEqual(new Set([handed[0]]));
    const links = database().collection(payLinks.collection).where('bookingId', '==', booking.id);
    const tokens = (await links.get()).docs.map((doc) => doc.get('token') as unknown);
    expect(new Set(tokens)).toEqual(new Set([handed[0]]));
  }
});

it('a link is paid once by a payer who has it, and says received', async () => {
  const { booking } = await pendingBooking();
  const token = await linkOf(booking.id);
  const phone = newPhone();
  const pay = () => ask(payByLink, null, { requestId: randomUUID(), token, phone });
  expect(done(await pay()).state).toBe('prompted');
  expect(refused(await pay())).toBe('prompt-open');
  expect(done(await show(token)).view).toMatchObject({ state: 'waiting', prompt: { end: null } });
  const [prompt] = await daraja.prompts(phone);
  await daraja.end(prompt?.id ?? '', 0);
  const received = await eventually(async () => {
    const { view } = done(await show(token));
    return view?.state === 'received' && view;
  }, 'the payment');
  expect(received).toMatchObject({ received: 3000, toPay: 0, promise: { kind: 'kept' } });
  expect(refused(await pay())).toBe('transition-not-allowed');
  expect((await bookingById(booking.id)).payment.state).toBe('paid');
});

it('an unknown link and one that is over are answered alike; guessing ends', async () => {
  const { booking } = await pendingBooking();
  const token = await linkOf(booking.id);
  expect(refused(await show('0'.repeat(32)))).toBe('not-found');
  const ended = bookings.toStoredPart({ endsAt: Date.now() - 30 * DAY - 1 });
  await database().doc(bookingPath(booking.id)).update(ended);
  expect(refused(await show(token))).toBe('not-found');
  expect(refused(await ask(makePayLink, receptionist, { bookingId: booking.id }))).toBe(
    'not-found',
  );
  const past = payLinks.toStoredPart({ expiresAt: Date.now() - 1 });
  await database().doc(payLinkPath(token)).update(past);
  await job('eraseExpiredRecords');
  expect((await database().doc(payLinkPath(token)).get()).exists).toBe(false);
});

it('stands in the mail about the request', async () => {
  const { client, booking } = await pendingBooking();
  const mail = await eventually(
    async () =>
      (await mailsTo(client.email)).find(
        ({ subject }) => subject === 'We have received your request',
      ),
    'the mail',
  );
  expect(mail.text).toContain('Pay KES 3,000:');
  const token = /\/pay#([0-9a-f]{32})/.exec(mail.text)?.[1] ?? '';
  expect(token).toBe(await linkOf(booking.id));
});

it('ends with its client’s account; the receipt stays, and the ways to reach the client go', async () => {
  const { client, booking } = await pendingBooking();
  const { id: bookingId } = booking;
  const token = await linkOf(bookingId);
  const till = { phone: '254712345678', amount: 3000 };
  await daraja.till({ ...till, account: accountCode(booking.referenceNumber) });
  const { version } = await eventually(async () => {
    const paid = await bookingById(bookingId);
    return paid.payment.paid > 0 && paid;
  }, 'the payment');
  const admin = await person({ role: 'admin' });
  const kept = { bookingId, version, date: booking.preferredDates[0] ?? '' };
  done(await ask(confirmBooking, admin, { ...kept, time: booking.preferredTimeSlot }));
  await onceBegun(bookingId, async () => {
    const { version: confirmed } = await bookingById(bookingId);
    done(await ask(completeBooking, admin, { bookingId, version: confirmed }));
  });
  done(await ask(deleteMyAccount, client, { confirmed: true, language: 'en' }));
  expect(refused(await show(token))).toBe('not-found');
  const shown = done(await ask(showReceipts, admin, { bookingId }));
  expect(shown.receipts).toMatchObject([{ kind: 'payment', amount: 3000 }]);
  // The record of a session keeps the name that it is about.
  expect(await bookingById(bookingId)).toMatchObject({
    clientEmail: '',
    clientPhone: '',
    prompt: null,
    clientUserId: null,
    payment: { state: 'paid', paid: 3000 },
  });
});
