/**
 * Every night: erases records of clients at the end of their retention (specification section 9), emails, contact
 * messages and unmatched payments. Firestore's own expiry (`firestore.indexes.json`) erases some of them, but later.
 */
import { yearsAfter } from '@tulia/domain/booking/retention';
import { bookings } from '@tulia/domain/records/booking';
import { unmatchedPayments } from '@tulia/domain/records/money/provider-payment';
import { EXPIRING } from '@tulia/domain/records/processing/expiring';
import type { Instant } from '@tulia/domain/time/instant';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { eraseMails, expiredMails } from '../mail/erase-mails';
import { logIfFails } from '../platform/log-if-fails';
import { deleteAll, recordsOf } from '../platform/stored';
import { countRetentions, eraseClientsOver } from '../bookings/erase-clients';
import { eraseBooking, waitsForMeeting } from '../bookings/unlink-booking';
import { readSettings } from '../practice/settings';

const PER_RUN = 200;

/** @returns the number of erased bookings */
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
  for (const booking of recordsOf(bookings, expired)) {
    if (waitsForMeeting(booking, booking.retainUntil ?? now, now)) continue;
    const about = { where: 'eraseExpiredRecords', bookingId: booking.id };
    const erase = () => eraseBooking(booking, settings, now);
    if (await logIfFails('erasure left to the next run', about, erase)) erased += 1;
  }
  await countRetentions(settings, now, PER_RUN);
  erased += await eraseClientsOver(settings, now, PER_RUN);
  await eraseMails(expiredMails(now));
  for (const { collection, field } of EXPIRING) await eraseOver(collection, field, now);
  // Unmatched payments are erased in any state: the ledger has an entry for each payment of a booking.
  await eraseOver(unmatchedPayments.collection, 'at', yearsAfter(now, -settings.retentionYears));
  return erased;
}

async function eraseOver(collection: string, field: string, now: Instant): Promise<void> {
  const { docs } = await db()
    .collection(collection)
    .where(field, '<=', new Date(now))
    .orderBy(field)
    .limit(PER_RUN)
    .get();
  if (docs.length > 0) await deleteAll(docs);
}
