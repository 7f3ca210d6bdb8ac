/** Guards of a client's money: which messages count, who is told what, and what is forgotten. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isSameClient } from '@tulia/domain/booking/clients/recount';
import { yearsAfter } from '@tulia/domain/booking/retention';
import { recordPayment } from '@tulia/domain/calls/bookings/booking-desk';
import {
  askForPayment,
  assignPayment,
  followPayment,
  sayPaid,
} from '@tulia/domain/calls/payments/payments';
import { makePayLink, showPayLink } from '@tulia/domain/calls/payments/pay-links';
import { accountCode } from '@tulia/domain/money/provider/account-code';
import { codeKey } from '@tulia/domain/money/provider-code';
import type { PaymentAttempt } from '@tulia/domain/money/provider/attempt';
import { newTrayItem } from '@tulia/domain/money/provider/tray-item';
import { may } from '@tulia/domain/person/permission';
import { STAFF_ROLES } from '@tulia/domain/person/role';
import { noMeeting } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import {
  paymentAttemptPath,
  paymentAttempts,
  paymentTray,
  paymentTrayPath,
} from '@tulia/domain/records/money/provider-payment';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { DAY } from '@tulia/domain/time/instant';
import { database, done, person, refused, type Person } from '../support/actors';
import { randomUUID, newPhone, newCode } from '../support/chance';
import { daraja } from '../support/daraja';
import { bookingById, confirmedBooking, openPractice, pendingBooking } from '../support/makers';
import { clientById, recounted, trayItem } from './look';
import { eventually, job } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
const { ask } = instance;
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});
beforeEach(() => daraja.fault({ kind: 'ok' }));

/** Money paid at the till by an unknown payer, once it lies in the tray. */
async function inTheTray(amount: number): Promise<string> {
  const { code } = await daraja.till({ phone: newPhone(), amount, account: '' });
  const item = database().doc(paymentTrayPath(codeKey('mobile-money', code)));
  await eventually(async () => (await item.get()).exists, 'the tray');
  return code;
}

it('money that was returned pays for no booking', async () => {
  const { booking } = await confirmedBooking(admin);
  const code = await inTheTray(1234);
  const method = 'mobile-money' as const;
  const back = { method, code, bookingId: null, returnCode: newCode() };
  done(await ask(assignPayment, admin, back));
  const asked = { requestId: randomUUID(), bookingId: booking.id, version: booking.version };
  const entered = await ask(recordPayment, admin, { ...asked, amount: 1234, method, code });
  expect(refused(entered)).toBe('code-already-used');
  expect((await bookingById(booking.id)).payment.paid).toBe(0);
});

describe('about the money of a booking', () => {
  it('a stranger follows no payment and says nothing', async () => {
    const { booking } = await pendingBooking();
    const stranger = await person();
    const { id: bookingId } = booking;
    expect(refused(await ask(followPayment, stranger, { bookingId }))).toBe('not-found');
    const said = await ask(sayPaid, stranger, { bookingId, code: newCode() });
    expect(refused(said)).toBe('not-found');
    expect(await bookingById(bookingId)).toMatchObject({ paidTime: null, saidCode: null });
  });

  it.each(STAFF_ROLES)(
    'a %s asks for it by the permission for payments, and never says paid for the client',
    async (role) => {
      const { booking } = await pendingBooking();
      const { id: bookingId } = booking;
      const member = await person({ role });
      const phone = newPhone();
      const asked = await ask(askForPayment, member, { requestId: randomUUID(), bookingId, phone });
      const followed = await ask(followPayment, member, { bookingId });
      if (may(role, 'record-payments')) {
        expect(done(asked).state).toBe('prompted');
        expect(done(followed).prompt).toMatchObject({ state: 'prompted' });
      } else {
        expect([refused(asked), refused(followed)]).toEqual(['forbidden', 'forbidden']);
        expect(await daraja.prompts(phone)).toEqual([]);
      }
      expect(refused(await ask(sayPaid, member, { bookingId, code: newCode() }))).toBe('forbidden');
      expect(await bookingById(bookingId)).toMatchObject({ paidTime: null, saidCode: null });
    },
  );

  it('a therapist who is a client pays like any other', async () => {
    const therapist = await person({ role: 'therapist' });
    const { booking } = await pendingBooking(therapist);
    const wanted = { requestId: randomUUID(), bookingId: booking.id, phone: newPhone() };
    expect(done(await ask(askForPayment, therapist, wanted)).state).toBe('prompted');
  });

  it('the link to pay keeps the client’s code to itself', async () => {
    const { booking, client } = await pendingBooking();
    const code = newCode();
    done(await ask(sayPaid, client, { bookingId: booking.id, code }));
    const { token } = done(await ask(makePayLink, admin, { bookingId: booking.id }));
    const shown = done(await ask(showPayLink, null, { token }));
    expect(shown.view).toMatchObject({ state: 'checking', saidCode: null });
    expect(JSON.stringify(shown)).not.toContain(code);
  });
});

it('a payment that confirms leaves its client as the bookings say, what came too much included', async () => {
  await database().doc(PRACTICE_SETTINGS_PATH).update({ confirmWhenPaid: true });
  const { booking } = await pendingBooking();
  const account = accountCode(booking.referenceNumber);
  await daraja.fault({ kind: 'drop', times: 1 });
  await daraja.till({ phone: newPhone(), amount: 3500, account });
  await job('lookForPayments');
  const after = await bookingById(booking.id);
  expect(after).toMatchObject({ status: 'confirmed', payment: { paid: 3500 } });
  await database().doc(PRACTICE_SETTINGS_PATH).update({ confirmWhenPaid: false });
  const client = await clientById(after.clientId);
  expect(client?.balance).toEqual({ due: 0, refundDue: 500 });
  expect(client !== null && isSameClient(client, await recounted(client))).toBe(true);
});

describe('who paid what lay in the tray', () => {
  it('is forgotten once its owner is known, and the rest goes with the booking', async () => {
    const { booking } = await confirmedBooking(admin);
    const phone = newPhone();
    // The list names the whole number.
    await daraja.fault({ kind: 'drop', times: 1 });
    const { code } = await daraja.till({ phone, amount: 1234, account: 'ZAWADI' });
    await job('lookForPayments');
    expect(await trayItem(code)).toMatchObject({ phone, account: 'ZAWADI', state: 'open' });
    const whose = { method: 'mobile-money' as const, code, bookingId: booking.id };
    done(await ask(assignPayment, admin, { ...whose, returnCode: '' }));
    expect(await trayItem(code)).toMatchObject({ phone: '', account: '', state: 'assigned' });
    const over = bookings.toStoredPart({ retainUntil: Date.now() - 1, meeting: noMeeting });
    await database().doc(bookingPath(booking.id)).update(over);
    await job('eraseExpiredRecords');
    expect(await trayItem(code)).toBeUndefined();
  });

  it('is forgotten once the money went back, and otherwise after the years of a record', async () => {
    const returned = await inTheTray(1235);
    const back = {
      method: 'mobile-money' as const,
      code: returned,
      bookingId: null,
      returnCode: '',
    };
    done(await ask(assignPayment, admin, back));
    expect(await trayItem(returned)).toMatchObject({ phone: '', account: '', state: 'returned' });
    const now = Date.now();
    const over = yearsAfter(now, -defaultPracticeSettings.retentionYears);
    const came = async (at: number) => {
      const money = { method: 'mobile-money', code: newCode(), amount: 1236 } as const;
      const left = newTrayItem({ ...money, phone: newPhone(), account: 'ZAWADI', at }, [], at);
      const ref = database().doc(paymentTrayPath(codeKey(money.method, money.code)));
      await ref.set(paymentTray.toStored(left));
      return money.code;
    };
    const [old, recent] = [await came(over - 60_000), await came(over + 60_000)];
    await job('eraseExpiredRecords', now);
    expect(await trayItem(old)).toBeUndefined();
    expect(await trayItem(recent)).toMatchObject({ state: 'open', account: 'ZAWADI' });
  });
});

it('a prompted phone number is forgotten after 30 days, to the minute', async () => {
  const now = Date.now();
  const attempt = (age: number): PaymentAttempt => ({
    id: randomUUID(),
    bookingId: null,
    referenceNumber: '',
    account: 'TRIAL',
    amount: 1,
    phone: newPhone(),
    state: 'refused',
    end: null,
    problem: null,
    reference: null,
    code: null,
    queries: 4,
    nextQueryAt: null,
    createdAt: now - age,
    updatedAt: now - age,
  });
  const [old, recent] = [attempt(30 * DAY + 60_000), attempt(30 * DAY - 60_000)];
  for (const each of [old, recent])
    await database().doc(paymentAttemptPath(each.id)).set(paymentAttempts.toStored(each));
  await job('lookForPayments', now);
  const isThere = async ({ id }: PaymentAttempt) =>
    (await database().doc(paymentAttemptPath(id)).get()).exists;
  expect([await isThere(old), await isThere(recent)]).toEqual([false, true]);
});
