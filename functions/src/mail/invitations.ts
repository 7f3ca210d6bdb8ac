/** Emails with an invitation wait a moment for the meeting link. */
import type { Booking } from '@tulia/domain/booking/booking';
import { furtherIn } from '@tulia/domain/booking/mails/told-together';
import { SERIES_MAX } from '@tulia/domain/booking/series';
import { bookings } from '@tulia/domain/records/booking';
import { mails, type Mail } from '@tulia/domain/records/mail';
import type { Instant } from '@tulia/domain/time/instant';
import type { DocumentSnapshot, Query, Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';

const CARRIERS: readonly string[] = ['booking-confirmed', 'booking-moved', 'booking-handed-over'];
const WAITING: readonly string[] = [...CARRIERS, 'staff-invitation'];

function mailsOf(...bookingIds: string[]): Query {
  return db().collection(mails.collection).where('bookingId', 'in', bookingIds);
}

const readMail = (snapshot: DocumentSnapshot): Mail => mails.fromStored(snapshot.data() ?? {});

/** Sessions that change together are told of in an email about the first of them, which may be any of the series. */
async function sessionsToldWith(
  transaction: Transaction,
  { id, seriesId = null }: Pick<Booking, 'id' | 'seriesId'>,
): Promise<string[]> {
  if (seriesId === null) return [id];
  const series = db().collection(bookings.collection).where('seriesId', '==', seriesId);
  const { docs } = await transaction.get(series.limit(SERIES_MAX).select());
  return [...new Set([id, seriesId, ...docs.map((doc) => doc.id)])];
}

/** Whether the invitation was sent already; a new link then needs an email of its own. */
export async function invitationsOf(
  transaction: Transaction,
  booking: Pick<Booking, 'id' | 'seriesId'>,
): Promise<{ haveLeft: boolean }> {
  const { id } = booking;
  const { docs } = await transaction.get(
    mailsOf(...(await sessionsToldWith(transaction, booking))),
  );
  const carriers = docs
    .map(readMail)
    .filter((mail) => CARRIERS.includes(mail.template))
    .filter(
      (mail) => mail.bookingId === id || furtherIn(mail).some(({ bookingId }) => bookingId === id),
    );
  return { haveLeft: !carriers.some((mail) => mail.state === 'pending') };
}

/**
 * Makes waiting invitations due: the meeting was made, or will take longer. An email about several sessions waits its
 * whole time, for the links of all.
 */
export async function releaseInvitations(bookingId: string, now: Instant): Promise<void> {
  const { docs } = await mailsOf(bookingId).get();
  const waiting = docs.filter((doc) => {
    const mail = readMail(doc);
    if (!WAITING.includes(mail.template) || furtherIn(mail).length > 0) return false;
    return mail.state === 'pending' && mail.attempts === 0 && mail.notBefore > now;
  });
  await Promise.all(waiting.map((doc) => doc.ref.update({ notBefore: new Date(now) })));
}
