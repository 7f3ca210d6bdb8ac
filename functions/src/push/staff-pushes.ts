/** Queues the notifications of staff (`domain/src/booking/staff-notices.ts`), and finds who gets each as it is sent. */
import type { Booking } from '@tulia/domain/booking/booking';
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import {
  mayRing,
  NOTICE_AHEAD,
  quietUntil,
  staffNoticeOf,
  wishFor,
  type StaffRing,
} from '@tulia/domain/booking/staff-notices';
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import { bookings } from '@tulia/domain/records/booking';
import { pushes, pushPath, type Push } from '@tulia/domain/records/push';
import { staff, staffPath } from '@tulia/domain/records/staff';
import type { Instant } from '@tulia/domain/time/instant';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import { isAlreadyExists, type Writer } from '../platform/writer';
import { devicesThatWant, type Device } from './devices';
import { noticeOf, type Notice } from './notice';

export interface Addressee {
  device: Device;
  notice: Notice;
  /** the device waits until then; null when it rings now */
  quietUntil: Instant | null;
}

const storedPush = (
  template: StaffRing,
  { id: bookingId, startsAt }: Pick<Booking, 'id' | 'startsAt'>,
  now: Instant,
) =>
  pushes.toStored({
    template,
    language: MAIN_LANGUAGE,
    bookingId,
    startsAt,
    attempts: 0,
    dueAt: now,
    createdAt: now,
    reached: [],
  });

/** In the commit of the change. The id derives from the change, so that it rings once. */
export function queueStaffPush(writer: Writer, plan: BookingPlan): void {
  const { after } = plan;
  const notice = staffNoticeOf(plan);
  if (notice === null) return;
  const ref = db().doc(pushPath(`${after.id}_${after.version}_${notice}`));
  writer.set(ref, storedPush(notice, after, after.updatedAt));
}

const PER_SWEEP = 50;

/**
 * Queues a notification for each session that begins within `NOTICE_AHEAD`, by its time and practitioner: one that is
 * moved or handed over rings again. Each stays in the outbox until its session begins, so that no later sweep repeats
 * it.
 */
export async function queueSessionPushes(now: Instant): Promise<void> {
  const { docs } = await db()
    .collection(bookings.collection)
    .where('status', '==', 'confirmed')
    .where('startsAt', '>', new Date(now))
    .where('startsAt', '<=', new Date(now + NOTICE_AHEAD))
    .orderBy('startsAt')
    .limit(PER_SWEEP)
    .get();
  for (const doc of docs) {
    const booking = bookings.fromStored(doc.data());
    const id = `${booking.id}_${booking.startsAt}_${booking.practitionerId}_staff-session`;
    try {
      await db()
        .doc(pushPath(id))
        .create(storedPush('staff-session', booking, now));
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
  }
}

/** By the staff documents of this moment. Null when the notification has expired. */
export async function staffAddressees(
  push: Push & { template: StaffRing },
  booking: Booking,
  now: Instant,
): Promise<Addressee[] | null> {
  if (noticeOf(push, booking, now) === null) return null;
  const wish = wishFor(push.template);
  const devices = await devicesThatWant(wish);
  const uids = [...new Set(devices.map(({ uid }) => uid))];
  if (uids.length === 0) return [];
  const documents = await db().getAll(...uids.map((uid) => db().doc(staffPath(uid))));
  const members = new Map(documents.map((each) => [each.id, recordOf(staff, each)]));
  return devices.flatMap((device) => {
    const member = members.get(device.uid) ?? null;
    const wishes = device.staff;
    if (member === null || wishes === null || !mayRing(wish, member, booking)) return [];
    const notice = noticeOf({ ...push, language: wishes.language }, booking, now);
    return notice === null ? [] : [{ device, notice, quietUntil: quietUntil(wishes, wish, now) }];
  });
}
