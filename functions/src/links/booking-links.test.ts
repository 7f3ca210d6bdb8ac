/**
 * The links that open a page without an account: one for a booking and purpose, also when two ask at the same
 * moment.
 */
import type { Booking } from '@tulia/domain/booking/booking';
import { payLinkPath } from '@tulia/domain/records/money/pay-link';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { DAY } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { putBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import {
  bookingOfManageLink,
  bookingOfPayLink,
  guardianLinkOf,
  manageLinkOf,
  openGuardianLink,
  payLinkOf,
} from './booking-links';

vi.mock('../platform/app');

const guardian = { name: 'Rose Wafula', phone: '', email: 'rose@example.com', consents: true };
const booking = aConfirmed({ ageBand: 'adolescent', guardian });
const NOW = booking.startsAt - DAY;
const put = (part: Partial<Booking> = {}) => putBooking({ ...booking, ...part });
const ofGuardian = (way: 'mail' | 'phone', handedBy?: { uid: string; name: string }) =>
  guardianLinkOf(booking, handedBy === undefined ? { way } : { way, handedBy }, NOW);

beforeEach(() => put());

it.each<[string, () => Promise<string | null>]>([
  ['to pay', () => payLinkOf(booking, NOW)],
  ['to move or cancel', () => manageLinkOf(booking, NOW)],
  ['of an email to the guardian', () => ofGuardian('mail')],
  ['that staff hand over', () => ofGuardian('phone', { uid: 'u', name: 'Rehema' })],
])('the link %s is one, also where two want it at the same moment', async (_, make) => {
  let meanwhile: string | null = null;
  memory.meanwhile(async () => {
    meanwhile = await make();
  });
  const made = await make();
  expect(made).toMatch(/^[0-9a-f]{32}$/);
  expect(meanwhile).toBe(made);
  expect(await make()).toBe(made);
});

it('links of other purposes and bookings are others, and none opens another’s page', async () => {
  const pay = (await payLinkOf(booking, NOW)) ?? '';
  const mail = (await ofGuardian('mail')) ?? '';
  const phone = (await ofGuardian('phone')) ?? '';
  const manage = (await manageLinkOf(booking, NOW)) ?? '';
  const further = (await payLinkOf(put({ id: 'booking-2' }), NOW)) ?? '';
  expect(new Set([pay, mail, phone, manage, further]).size).toBe(5);
  expect((await bookingOfManageLink(manage, NOW)).id).toBe(booking.id);
  expect((await bookingOfPayLink(pay, NOW)).id).toBe(booking.id);
  expect((await openGuardianLink(mail, NOW)).link).toMatchObject({ way: 'mail' });
  expect((await openGuardianLink(phone, NOW)).link).toMatchObject({ way: 'phone' });
  const closed = { code: 'not-found' };
  for (const token of [mail, phone, manage, 'f'.repeat(32)])
    await expect(bookingOfPayLink(token, NOW)).rejects.toMatchObject(closed);
  for (const token of [pay, mail, phone])
    await expect(bookingOfManageLink(token, NOW)).rejects.toMatchObject(closed);
  await expect(openGuardianLink(pay, NOW)).rejects.toMatchObject(closed);
});

it.each<[string, Partial<Booking>]>([
  ['the session is cancelled', { status: 'cancelled' }],
  ['the session is over', { endsAt: NOW }],
  ['its client has left', { leftAt: NOW }],
])('the links of a guardian open nothing any more once %s', async (_, part) => {
  const made = [await ofGuardian('mail'), await ofGuardian('phone')];
  put(part);
  for (const token of made)
    await expect(openGuardianLink(token ?? '', NOW)).rejects.toMatchObject({ code: 'not-found' });
});

it('a session that is moved takes the end of its links along, under the same token', async () => {
  const token = (await payLinkOf(booking, NOW)) ?? '';
  const before = memory.read(payLinkPath(token));
  const moved = put({ startsAt: booking.startsAt + 30 * DAY, endsAt: booking.endsAt + 30 * DAY });
  expect(await payLinkOf(moved, NOW)).toBe(token);
  expect(memory.read(payLinkPath(token))).not.toEqual(before);
});

it('an email that is being written for an address that was corrected meanwhile makes no link', async () => {
  put({ guardian: { ...guardian, email: 'mary@example.com' } });
  expect(await ofGuardian('mail')).toBeNull();
  expect(memory.all('guardianLinks')).toEqual({});
  expect(await ofGuardian('phone', { uid: 'u', name: 'Rehema' })).not.toBeNull();
});
