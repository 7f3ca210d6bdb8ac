/** Queues the notifications of staff (`domain/src/booking/staff-notices.ts`), and finds who gets each as it is sent. */
import type { Booking } from '@tulia/domain/booking/booking';
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import {
  announcesSession,
  mayRing,
  NOTICE_AHEAD,
  quietUntil,
  staffNoticeOf,
  wishFor,
  type StaffRing,
} from '@tulia/domain/booking/staff-notices';
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import { pushes, pushPath, type Push } from '@tulia/domain/records/push';
import { staff, staffPath } from '@tulia/domain/records/staff';
import type { Instant } from '@tulia/domain/time/instant';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import type { Writer } from '../platform/writer';
import { devicesThatWant, type Device } from './devices';
import { noticeOf, type Notice } from './notice';

export interface Addressee {
  device: Device;
  notice: Notice;
  /** the device waits until then; null when it rings now */
  quietUntil: Instant | null;
}

/**
 * In the commit of the change: tells of what a client did, and plans the notification before a confirmed session. Each
 * id derives from its reason, so that it rings once; a session that is handed over rings for who has it now.
 * @param tells false for the further sessions of one change, of which one notification tells
 */
export function queueStaffPushes(writer: Writer, plan: BookingPlan, tells = true): void {
  const { after } = plan;
  const notice = staffNoticeOf(plan);
  if (notice !== null && tells)
    queue(writer, `${after.id}_${after.version}_${notice}`, notice, plan);
  if (!announcesSession(plan)) return;
  queue(writer, `${after.id}_${after.startsAt}_staff-session`, 'staff-session', plan);
}

function queue(
  writer: Writer,
  id: string,
  template: StaffRing,
  { after: { id: bookingId, startsAt, updatedAt } }: BookingPlan,
): void {
  const push: Push = {
    template,
    language: MAIN_LANGUAGE,
    bookingId,
    startsAt,
    attempts: 0,
    dueAt: template === 'staff-session' ? startsAt - NOTICE_AHEAD : updatedAt,
    createdAt: updatedAt,
    reached: [],
  };
  writer.set(db().doc(pushPath(id)), pushes.toStored(push));
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
