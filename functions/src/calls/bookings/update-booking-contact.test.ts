/** The contact of an own booking: what the client may change and how often, and what stays with the account. */
import { bookingStatusPath } from '@tulia/domain/records/booking';
import { clientPath } from '@tulia/domain/records/client';
import { aBooking } from '@tulia/domain/testing/booking';
import { beforeEach, expect, it, vi } from 'vitest';
import { putBooking, storedBooking } from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { updateBookingContact } from '../client';

vi.mock('../../platform/app');

const booking = aBooking();
const clock = { now: () => booking.startsAt };
const typed = { name: ' Amina Ali ', email: 'other@example.com', phone: '+254 711 111 111' };
const change = (caller = aClient()) =>
  updateBookingContact.handler({ bookingId: booking.id, ...typed }, { caller, clock });

beforeEach(() => putBooking(booking));

it('a client changes the contact of a booking; access and emails stay with the account', async () => {
  expect(await change()).toEqual({ version: booking.version + 1 });
  const after = storedBooking(booking.id);
  expect(after).toMatchObject({
    clientName: 'Amina Ali',
    clientEmail: booking.clientEmail,
    clientPhone: typed.phone,
    clientData: { email: typed.email },
  });
  expect(after.searchTerms).toContain('ali');
  const card = memory.read(bookingStatusPath(booking.referenceNumber));
  expect(card).toMatchObject({ clientName: 'Amina Ali' });
  const client = memory.read(clientPath(booking.clientId));
  expect(client).toMatchObject({ name: 'Amina Ali', email: booking.clientEmail });
});

it.each([
  ['a stranger', aClient({ uid: 'brian', email: 'brian@example.com' })],
  ['a member of staff', aMember('admin')],
])('%s changes no contact, and does not learn that the booking exists', async (_, caller) => {
  await expect(change(caller)).rejects.toMatchObject({ code: 'not-found' });
  expect(storedBooking(booking.id)).toEqual(booking);
});

it('a client changes contacts twenty times an hour; unchanged contacts count too', async () => {
  const rose = aClient({ uid: 'rose' });
  putBooking({ ...booking, clientUserId: 'rose' });
  for (let count = 0; count < 20; count += 1) await change(rose);
  await expect(change(rose)).rejects.toMatchObject({ code: 'rate-limited' });
});
