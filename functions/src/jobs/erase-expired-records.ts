/**
 * Every night: records of clients that have reached the end of their retention are erased (specification section
 * 9), and so are mails, contact messages and unmatched payments. Firestore's own expiry (`firestore.indexes.json`)
 * would do some of it too, at a time of its own.
 */
import { yearsAfter } from '@tulia/domain/booking/retention';
import { bookings } from '@tulia/domain/records/booking';
import { unmatchedPayments } from '@tulia/domain/records/money/provider-payment';
import { EXPIRING } from '@tulia/domain/records/processing/expiring';
import type { Instant } from '@tulia/domain/time/instant';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { eraseMails, expiredMails } from '../mail/erase-mails';
import { describeError, logFault } from '../platform/log';
import { countRetentions, eraseClientsOver } from '../bookings/erase-clients';
import { eraseBooking, waitsForMeeting } from '../bookings/unlink-booking';
import { readSettings } from '../practice/settings';

const PER_RUN = 200;

/** @returns how many bookings it erased */
export async function runEraseExpiredRecords(clock: Clock): Promise<number> {
  const now = clock.now();
  const settings = await readSettings();
  const expired = await db()
    .collection(bookings.collection)
    .where('retainUntil', '<=', new Date(now))
    .orderBy('retainUntil')
    .limit(PER_RUN)
    .get();
  let erased = 0;
  for (const doc of expired.docs) {
    const booking = bookings.fromStored(doc.data());
    if (waitsForMeeting(booking, booking.retainUntil ?? now, now)) continue;
    try {
      await eraseBooking(booking, settings, now);
      erased += 1;
    } catch (error) {
      logFault('erasure left to the next run', {
        where: 'eraseExpiredRecords',
        bookingId: booking.id,
        ...describeError(error),
      });
    }
  }
  await countRetentions(settings, now, PER_RUN);
  erased += await eraseClientsOver(settings, now, PER_RUN);
  await eraseMails(expiredMails(now));
  for (const { collection, field } of EXPIRING) await eraseOver(collection, field, now);
  // Unmatched money goes in any state: money of a booking has its entry in the ledger.
  await eraseOver(unmatchedPayments.collection, 'at', yearsAfter(now, -settings.retentionYears));
  return erased;
}

/** Erases documents of a collection with an instant in `field` that `now` has reached. */
async function eraseOver(collection: string, field: string, now: Instant): Promise<void> {
  const { docs } = await db()
    .collection(collection)
    .where(field, '<=', new Date(now))
    .orderBy(field)
    .limit(PER_RUN)
    .get();
  if (docs.length === 0) return;
  const batch = db().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
