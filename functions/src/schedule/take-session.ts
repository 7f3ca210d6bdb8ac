/** Takes the time of a session for a booking, within the transaction that confirms or moves it. */
import type { Booking } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { slotRefusal, type SlotRefusal } from '@tulia/domain/slot/free-slots';
import { intervalOf, type Interval } from '@tulia/domain/slot/interval';
import { CONFIRM_TIMES } from '@tulia/domain/slot/opening-hours';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, monthsBetween, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import type { Transaction } from 'firebase-admin/firestore';
import { lookupFrom, monthRefs } from './availability-months';
import { inspectPlaces, lockPlaces, ownPlaces, type LockPlace } from './slot-locks';
import { TimeTaken } from './time-taken';

export interface SessionWish {
  booking: Booking;
  /** practice time */
  date: string;
  time: string;
  settings: PracticeSettings;
  now: Instant;
  /** clients are held to opening hours, notice and window; staff to the confirm times only */
  rules: 'client' | 'staff';
}

export interface TakenSession {
  interval: Interval;
  claim: LockPlace[];
  release: LockPlace[];
  lapsedBookingIds: string[];
}

/** Only reads; the caller writes the claim. @throws TimeTaken */
export async function takeSession(
  transaction: Transaction,
  wish: SessionWish,
): Promise<TakenSession> {
  const { booking, settings, now } = wish;
  const minutes = booking.service.durationMinutes;
  const zone = settings.timeZone;
  const interval = intervalOf(toInstant(wish.date, wish.time, zone), minutes);
  const taken = (reason: SlotRefusal | null) =>
    new TimeTaken(reason, settings, {
      serviceId: booking.serviceId,
      near: interval.startsAt,
      minutes,
      now,
    });

  const reason =
    wish.rules === 'staff'
      ? staffReason(wish, interval)
      : await clientReason(transaction, wish, minutes);
  if (reason !== null) throw taken(reason);

  const claim = lockPlaces(interval, booking.serviceId, zone);
  const { conflicts, lapsedBookingIds } = await inspectPlaces(transaction, claim, booking.id, now);
  if (conflicts.length > 0) {
    throw taken(conflicts.every((lock) => lock.kind === 'blocked') ? 'blocked' : null);
  }
  const release = await ownPlaces(
    transaction,
    lockPlaces(booking, booking.serviceId, zone),
    booking.id,
  );
  return { interval, claim, release, lapsedBookingIds };
}

/** Specification section 5: an hourly time from 08:00 to 18:00, not before today; nor a session that is already over. */
function staffReason({ date, time, settings, now }: SessionWish, at: Interval): SlotRefusal | null {
  if (!CONFIRM_TIMES.includes(time)) return 'closed';
  if (date < toWallTime(now, settings.timeZone).date || at.endsAt <= now) return 'past';
  return null;
}

/** The rules of a new request; whether the time is taken is left to the locks, which know the booking's own. */
async function clientReason(
  transaction: Transaction,
  { booking, date, time, settings, now }: SessionWish,
  minutes: number,
): Promise<SlotRefusal | null> {
  const months = monthsBetween(addDays(date, -1), addDays(date, 1));
  const snapshots = await transaction.getAll(...monthRefs(booking.serviceId, months));
  const reason = slotRefusal(settings, lookupFrom(snapshots), { date, time, minutes, now });
  return reason === 'taken' ? null : reason;
}

/** The places that are still the booking's own, to be released when it no longer needs its time. */
export function placesToRelease(
  transaction: Transaction,
  booking: Booking,
  zone: string,
): Promise<LockPlace[]> {
  return ownPlaces(transaction, lockPlaces(booking, booking.serviceId, zone), booking.id);
}
