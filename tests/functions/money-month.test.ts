/** Month's end: the page's totals are the ledger's, and the ledger is what the stand-in's account has. */
import { beforeAll, expect, it } from 'vitest';
import { assignPayment } from '@tulia/domain/calls/payments/payments';
import { showMonth } from '@tulia/domain/calls/payments/month';
import { monthTotals } from '@tulia/domain/money/month';
import { netPaid } from '@tulia/domain/money/summary';
import { accountCode } from '@tulia/domain/money/provider/account-code';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { done, person, type Person } from '../support/actors';
import { newPhone } from '../support/random';
import { daraja } from '../support/daraja';
import { bookingById, confirmedBooking, openPractice } from '../support/makers';
import { unmatchedPayment } from './read-stored';
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

it('the month adds up to the ledger, and to the account shilling by shilling', async () => {
  const { booking } = await confirmedBooking(admin);
  const account = accountCode(booking.referenceNumber);
  const atTill = (amount: number, to: string) =>
    daraja.till({ phone: newPhone(), amount, account: to });
  await atTill(2000, account);
  await atTill(1500, account);
  const { code: nobodys } = await atTill(431, 'AMINA');
  const { code: back } = await atTill(432, 'AMINA');
  const paid = async () => (await bookingById(booking.id)).payment;
  await eventually(async () => (await paid()).paid === 3500, 'the money at the till');
  await eventually(() => unmatchedPayment(nobodys), 'the money of nobody');
  await eventually(() => unmatchedPayment(back), 'the money that goes back');
  const wentBack = { method: 'mobile-money', code: back, bookingId: null, returnCode: '' } as const;
  done(await ask(assignPayment, admin, wentBack));

  const month = toWallTime(Date.now()).date.slice(0, 7);
  const { lines, unowned, isWhole } = done(await ask(showMonth, admin, { month }));
  expect(isWhole).toBe(true);
  const own = lines.filter(({ bookingId }) => bookingId === booking.id);
  expect(monthTotals(own)).toMatchObject({ received: 3500, net: netPaid(await paid()) });

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
  const states = [nobodys, back].map((code) => unowned.find((each) => each.code === code)?.state);
  expect(states).toEqual(['open', 'returned']);
});
