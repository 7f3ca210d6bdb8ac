/** The receipts of a booking: who sees them, in which name, and the number of a tax invoice on them. */
import { correctPayment, recordPayment } from '@tulia/domain/booking/commands/money/money';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeMoney } from '../../bookings/change-money';
import type { SignedInCaller } from '../../platform/caller';
import { putBooking, storedBooking } from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { saveTaxNumber, showReceipts } from '../money';

vi.mock('../../platform/app');

const booking = aConfirmed();
const { id: bookingId, version, startsAt } = booking;
const clock = { now: () => startsAt };
const receptionist = aMember('receptionist');
const show = (caller: SignedInCaller = aClient()) =>
  showReceipts.handler({ bookingId }, { caller, clock });
const save = (receiptNumber: string) =>
  saveTaxNumber.handler({ receiptNumber, taxNumber: ' KRA-42 ' }, { caller: receptionist, clock });
beforeEach(async () => {
  memory.clear();
  putBooking(booking);
  const paid = { amount: 3000, method: 'cash' as const, code: '' };
  const asked = { requestId: 'r-1', bookingId, version, ...paid };
  await changeMoney('payment', recordPayment, asked, { caller: receptionist, clock });
});

it('only its client, and staff who record payments, see a receipt', async () => {
  for (const caller of [aClient(), receptionist])
    expect(await show(caller)).toMatchObject({
      receipts: [{ number: '2026-00001', kind: 'payment', amount: 3000 }],
      clientName: booking.clientName,
    });
  expect(JSON.stringify(await show())).not.toContain(receptionist.name);
  const brian = aClient({ uid: 'brian', email: 'brian@example.com' });
  for (const caller of [brian, aMember('therapist')])
    await expect(show(caller)).rejects.toMatchObject({ code: 'not-found' });
});

it('the receipt of a correction names the one that it takes back', async () => {
  const [entryId] = Object.keys(memory.all('payments'));
  const wrong = { requestId: 'r-2', bookingId, version: version + 1, note: 'It was 300.' };
  const asked = { ...wrong, entryId: entryId?.split('/').at(-1) ?? '' };
  const context = { caller: aMember('admin'), clock };
  await changeMoney('correction', correctPayment, asked, context);
  expect((await show()).receipts).toMatchObject([
    { number: '2026-00001', corrects: null },
    { kind: 'correction', amount: 3000, corrects: { number: '2026-00001', kind: 'payment' } },
  ]);
});

it('a receipt of a client who has left is kept without the name', async () => {
  const left = { clientUserId: null, clientEmail: '', leftAt: startsAt };
  putBooking({ ...storedBooking(bookingId), ...left });
  expect(await show(receptionist)).toMatchObject({ receipts: [{ amount: 3000 }], clientName: '' });
  await expect(show()).rejects.toMatchObject({ code: 'not-found' });
});

it('staff add the number of a tax invoice to a receipt', async () => {
  await save('2026-00001');
  expect((await show()).receipts).toMatchObject([{ taxNumber: 'KRA-42' }]);
  await expect(save('1999-00001')).rejects.toMatchObject({ code: 'not-found' });
  expect(Object.keys(memory.all('receipts'))).toEqual(['2026-00001']);
});
