/**
 * Compares what is stored twice with its source: public status cards and totals with the bookings, locks with the
 * bookings that hold them.
 */
import { hasLeft } from '@tulia/domain/booking/booking';
import { isActive } from '@tulia/domain/booking/status';
import { bookings, bookingStatusCards, bookingStatusPath } from '@tulia/domain/records/booking';
import type { RecordType } from '@tulia/domain/records/record';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { TOTAL_STATS_PATH, totalStats } from '@tulia/domain/records/stats';

/** Reads all bookings, cards and locks of a database. @returns what does not agree with the bookings */
export async function disagreements(firestore: FirebaseFirestore.Firestore) {
  const read = async <T extends object>(of: RecordType<T>, ...fields: (keyof T & string)[]) => {
    const { docs } = await firestore
      .collection(of.collection)
      .select(...fields)
      .get();
    return new Map(docs.map((each) => [each.id, of.fromStored(each.data())]));
  };
  const all = await read(bookings, 'status', 'referenceNumber', 'leftAt', 'retainUntil');
  const cards = await read(bookingStatusCards, 'status');
  const locks = await read(slotLocks, 'bookingId', 'kind');
  const total = (await firestore.doc(TOTAL_STATS_PATH).get()).data();
  const { statuses } = totalStats.fromStored(total ?? {});

  const found: { path: string; problem: string }[] = [];
  const counts = new Map<string, number>();
  for (const [id, booking] of all) {
    const { status, referenceNumber } = booking;
    counts.set(status, (counts.get(status) ?? 0) + 1);
    const card = cards.get(referenceNumber)?.status;
    // The public page shows no booking of a client who has left.
    if (card !== (hasLeft(booking) ? undefined : status))
      found.push({
        path: bookingStatusPath(referenceNumber),
        problem: `shows ${card ?? 'nothing'}, the booking ${id} is ${status}`,
      });
  }
  const references = new Set([...all.values()].map(({ referenceNumber }) => referenceNumber));
  for (const reference of cards.keys())
    if (!references.has(reference))
      found.push({ path: bookingStatusPath(reference), problem: 'has no booking' });
  for (const [id, { bookingId, kind }] of locks) {
    // The job removes a hold some minutes after its request ended.
    if (!bookingId || kind === 'hold') continue;
    const status = all.get(bookingId)?.status;
    if (status === undefined || !isActive(status))
      found.push({
        path: slotLockPath(id),
        problem: `is held by ${bookingId}, which is ${status ?? 'not there'}`,
      });
  }
  for (const [status, count] of counts) {
    const counted = (statuses as Record<string, number | undefined>)[status] ?? 0;
    // Bookings that were erased stay in the totals.
    if (counted < count)
      found.push({
        path: TOTAL_STATS_PATH,
        problem: `counts ${counted} ${status}, there are ${count}`,
      });
  }
  return found;
}
