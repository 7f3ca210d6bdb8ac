/**
 * How M-Pesa is set up and watched: the check, the address for notices, a payment of one shilling, and failing
 * credentials.
 */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallContract } from '@tulia/domain/calls/call';
import {
  askForPayment,
  checkPayments,
  followTrial,
  registerNotices,
  saveTaxNumber,
  showReceipts,
  startTrial,
} from '@tulia/domain/calls/payments/payments';
import { recordPayment } from '@tulia/domain/calls/bookings/booking-desk';
import { codeKey } from '@tulia/domain/money/provider-code';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { mailPath } from '@tulia/domain/records/mail';
import { paymentTrayPath } from '@tulia/domain/records/money/provider-payment';
import { call, database, done, person, refused, type Person } from '../support/actors';
import { randomUUID, newPhone } from '../support/chance';
import { daraja } from '../support/daraja';
import { confirmedBooking, openPractice, pendingBooking } from '../support/makers';
import { eventually } from './outside';
import { ownInstance } from './own-instance';
import { startInstance, type Instance } from './start-instance';

const instance = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});
beforeEach(() => daraja.fault({ kind: 'ok' }));

const ask = <Input, Output>(
  contract: CallContract<string, Input, Output>,
  who: Person | null,
  input: Input,
  at: Pick<Instance, 'base'> = instance,
) => call(contract, who, input, { base: at.base });
const health = async () =>
  connections.fromStored((await database().doc(connectionPath('mpesa')).get()).data() ?? {});

it('the check names what is missing, and is off until everything is set', async () => {
  const bare = await startInstance({ DARAJA_PASSKEY: 'none', DARAJA_SHORT_CODE: '' });
  try {
    const found = done(await ask(checkPayments, admin, {}, bare));
    expect(found).toMatchObject({ state: 'off', lists: null });
    expect(found.missing.sort()).toEqual(['DARAJA_PASSKEY', 'DARAJA_SHORT_CODE']);
    expect(refused(await ask(registerNotices, admin, {}, bare))).toBe('payments-off');
    const trial = { requestId: randomUUID(), phone: newPhone() };
    expect(refused(await ask(startTrial, admin, trial, bare))).toBe('payments-off');
  } finally {
    bare.stop();
  }
});

it('M-Pesa is asked to tell of money at the secret address, and the check says when', async () => {
  expect(refused(await ask(registerNotices, await person(), {}))).toBe('forbidden');
  const before = Date.now();
  expect(done(await ask(registerNotices, admin, {}))).toEqual({ problems: [] });
  expect(await daraja.registered()).toEqual({
    ConfirmationURL: expect.stringMatching(`/${daraja.secret}/confirmed$`) as string,
    ValidationURL: expect.stringMatching(`/${daraja.secret}/asking$`) as string,
  });
  const { state, lists, registeredAt } = done(await ask(checkPayments, admin, {}));
  expect([state, lists]).toEqual(['ready', true]);
  expect(registeredAt).toBeGreaterThanOrEqual(before);
  expect((await health()).listsAt).toBeGreaterThanOrEqual(before);
  await daraja.fault({ kind: '503', times: 1, about: 'registerurl' });
  expect(done(await ask(registerNotices, admin, {})).problems).toEqual(['not-registered']);
});

it('a trial of one shilling goes the whole way, and the shilling lies in the tray', async () => {
  const phone = newPhone();
  const trial = { requestId: randomUUID(), phone };
  expect(refused(await ask(startTrial, await person({ role: 'receptionist' }), trial))).toBe(
    'forbidden',
  );
  const { attemptId, state } = done(await ask(startTrial, admin, trial));
  expect(state).toBe('prompted');
  expect(done(await ask(startTrial, admin, trial)).attemptId).toBe(attemptId);
  const [prompt] = await daraja.prompts(phone);
  expect(prompt?.amount).toBe(1);
  await daraja.end(prompt?.id ?? '', 0);
  await eventually(
    async () => done(await ask(followTrial, admin, { attemptId })).state === 'paid',
    'the shilling',
  );
  const { movements } = await daraja.account('TRIAL');
  const code = movements.at(-1)?.code ?? '';
  const item = await database()
    .doc(paymentTrayPath(codeKey('mobile-money', code)))
    .get();
  expect(item.data()).toMatchObject({ amount: 1, state: 'open', bookingId: null });
  expect(refused(await ask(followTrial, await person(), { attemptId }))).toBe('forbidden');
});

it('an attempt for a booking is no trial', async () => {
  const { client, booking } = await pendingBooking();
  const input = { requestId: randomUUID(), bookingId: booking.id, phone: newPhone() };
  const { attemptId } = done(await ask(askForPayment, client, input));
  expect(refused(await ask(followTrial, admin, { attemptId }))).toBe('not-found');
});

it('credentials that fail are noticed by the first prompt, and forgotten once they hold again', async () => {
  const wrong = await startInstance({ DARAJA_CONSUMER_SECRET: 'not-it' });
  const prompt = async (at: Pick<Instance, 'base'>) => {
    const { client, booking } = await pendingBooking();
    const input = { requestId: randomUUID(), bookingId: booking.id, phone: newPhone() };
    return done(await ask(askForPayment, client, input, at));
  };
  try {
    const before = Date.now();
    expect(await prompt(wrong)).toMatchObject({ state: 'refused', end: 'refused' });
    expect(await health()).toMatchObject({ problem: 'not-authorised' });
    const { since, toldAt } = await health();
    expect(since).toBeGreaterThanOrEqual(before);
    expect(toldAt).toBeGreaterThanOrEqual(before);
    const mail = await database()
      .doc(mailPath(`connection_mpesa_${since}`))
      .get();
    expect(mail.data()).toMatchObject({ template: 'connection-lost', bookingId: null });
  } finally {
    wrong.stop();
  }
  expect((await prompt(instance)).state).toBe('prompted');
  expect((await health()).problem).toBeNull();
});

it('a receipt takes the number of a tax invoice', async () => {
  const { client, booking } = await confirmedBooking(admin);
  const { id: bookingId, version } = booking;
  const receptionist = await person({ role: 'receptionist' });
  const paid = { amount: 3000, method: 'cash', code: '' } as const;
  done(
    await ask(recordPayment, receptionist, {
      requestId: randomUUID(),
      bookingId,
      version,
      ...paid,
    }),
  );
  const shown = async () => done(await ask(showReceipts, client, { bookingId })).receipts[0];
  const receiptNumber = (await shown())?.number ?? '';
  const save = (who: Person, number = receiptNumber) =>
    ask(saveTaxNumber, who, { receiptNumber: number, taxNumber: ' KRA-42 ' });
  expect(refused(await save(client))).toBe('forbidden');
  expect(refused(await save(receptionist, '1999-00001'))).toBe('not-found');
  done(await save(receptionist));
  expect(await shown()).toMatchObject({ taxNumber: 'KRA-42' });
});
