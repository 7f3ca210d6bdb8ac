/** The links by which bookings are paid for without an account, as they stand in the database. */
import { isPayLinkOpen, payLinkEnd } from '@tulia/domain/booking/pay-view';
import { bookingPath, bookings, type Booking } from '@tulia/domain/records/booking';
import { payLinkPath, payLinks } from '@tulia/domain/records/money/pay-link';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { randomBytes } from 'node:crypto';
import { db } from '../platform/app';
import { readRecord } from '../platform/stored';

/** The token of the booking's link, made when it has none; null when a link would be over already. */
export async function payLinkOf(booking: Booking, now: Instant): Promise<string | null> {
  if (!isPayLinkOpen(booking, now)) return null;
  const expiresAt = payLinkEnd(booking);
  const found = await db()
    .collection(payLinks.collection)
    .where('bookingId', '==', booking.id)
    .limit(1)
    .get();
  const [known] = found.docs;
  if (known !== undefined) {
    // The session may have been moved since.
    await known.ref.update(payLinks.toStoredPart({ expiresAt }));
    return known.id;
  }
  const token = randomBytes(16).toString('hex');
  const link = { bookingId: booking.id, createdAt: now, expiresAt };
  await db().doc(payLinkPath(token)).create(payLinks.toStored(link));
  return token;
}

/** Unknown and over are answered alike. @throws Refusal not-found */
export async function bookingOfPayLink(token: string, now: Instant): Promise<Booking> {
  const link = await readRecord(payLinks, payLinkPath(token));
  const booking = link && (await readRecord(bookings, bookingPath(link.bookingId)));
  if (booking === null || !isPayLinkOpen(booking, now)) throw new Refusal('not-found');
  return booking;
}
