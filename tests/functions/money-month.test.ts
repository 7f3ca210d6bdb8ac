/** Month's end: the page's totals are the ledger's, and the ledger is what the stand-in's account has. */
import { beforeAll, expect, it } from 'vitest';
import {
  correctPayment,
  recordPayment,
  recordRefund,
} from '@tulia/domain/calls/bookings/booking-desk';
import type { CallContract } from '@tulia/domain/calls/call';
import { assignPayment } from '@tulia/domain/calls/payments/payments';
import { showMonth } from '@tulia/domain/calls/payments/month';
import { monthTotals } from '@tulia/domain/money/month';
import { netPaid } from '@tulia/domain/money/summary';
import { accountCode } from '@tulia/domain/money/provider/account-code';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { done, person, refused, type Person } from '../support/actors';
import { randomUUID, newPhone } from '../support/chance';
import { daraja } from '../support/daraja';
import { bookingById, confirmedBooking, openPractice } from '../support/makers';
import { trayItem } from './look';
import { eventually } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  await daraja.fault({ kind: 'ok' });
  admin = await person({ role: 'admin' });
});

const { ask } = instance;
const month = toWallTime(Date.now()).date.slice(0, 7);

it('the month of the money is refused to a receptionist', async () => {
  expect(refused(await ask(showMonth, await person({ role: 'receptionist' }), { month }))).toBe(
    'forbidden',
  );
});

it('adds up to the ledger, and to the account shilling by shilling', async () => {
  const [atTill, inCash] = [await confirmedBooking(admin), await confirmedBooking(admin)];
  const account = accountCode(atTill.booking.referenceNumber);
  await daraja.till({ phone: newPhone(), amount: 2000, account });
  await daraja.till({ phone: newPhone(), amount: 1500, account });
  const { code: nobodys } = await daraja.till({ phone: newPhone(), amount: 431, account: 'AMINA' });
  const { code: back } = await daraja.till({ phone: newPhone(), amount: 432, account: 'AMINA' });
  const atDesk = async <Input extends object>(
    contract: CallContract<string, Input, { version: number; entryId: string }>,
    input: Omit<Input, 'requestId' | 'bookingId' | 'version'>,
  ) => {
    const { id: bookingId } = inCash.booking;
    const { version } = await bookingById(bookingId);
    const seen = { requestId: randomUUID(), bookingId, version };
    return done(await ask(contract, admin, { ...seen, ...input } as unknown as Input));
  };
  const wrong = await atDesk(recordPayment, {
    amount: 91_500,
    method: 'cash',
    code: '',
    acceptOverpayment: true,
  });
  await atDesk(correctPayment, { entryId: wrong.entryId, note: 'typed wrongly' });
  await atDesk(recordPayment, { amount: 3000, method: 'cash', code: '' });
  await atDesk(recordRefund, { amount: 500, method: 'cash', code: '' });
  await eventually(
    async () => (await bookingById(atTill.booking.id)).payment.paid === 3500,
    'the money at the till',
  );
  const wentBack = { method: 'mobile-money', code: back, bookingId: null, returnCode: '' } as const;
  await eventually(() => trayItem(back), 'the money of nobody');
  done(await ask(assignPayment, admin, wentBack));

  const { lines, unowned, isWhole } = done(await ask(showMonth, admin, { month }));
  expect(isWhole).toBe(true);
  const mine = [atTill.booking.id, inCash.booking.id];
  const own = lines.filter(({ bookingId }) => mine.includes(bookingId));
  const summaries = await Promise.all(mine.map(async (id) => (await bookingById(id)).payment));
  const net = summaries.reduce((total, summary) => total + netPaid(summary), 0);
  expect(monthTotals(own)).toMatchObject({ net, received: 6500, refunded: 500 });
  expect(net).toBe(6000);
  expect(own.find(({ kind }) => kind === 'correction')).toMatchObject({ corrects: 'payment' });
  expect(own.every(({ receiptNumber }) => receiptNumber !== null)).toBe(true);
  expect(own[0]?.clientName).toBe(atTill.booking.clientName);

  const movements = await daraja.movements();
  expect(movements).toHaveLength(4);
  const known = [
    ...lines.filter(({ kind, by }) => kind === 'payment' && by.kind === 'system'),
    ...unowned,
  ];
  for (const { code, amount } of movements) {
    const found = known.filter((each) => each.code === code);
    expect(found.map((each) => each.amount)).toEqual([amount]);
  }
  expect(unowned.find(({ code }) => code === nobodys)).toMatchObject({
    amount: 431,
    state: 'open',
  });
  expect(unowned.find(({ code }) => code === back)).toMatchObject({
    amount: 432,
    state: 'returned',
  });
});
