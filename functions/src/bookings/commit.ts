/**
 * THE place where a booking change becomes one commit: booking, client, slot locks, public availability, public status
 * card, ledger, statistics, audit event and outbox (design section 6). A command of domain/booking/commands decides the
 * plan; domain/records/booking-writes.ts names its documents.
 *
 * Other files write to `bookings/{id}` only what no person changes, without version and event: the meeting
 * (`meeting/reconcile-meeting.ts`, `meeting/record-link.ts`), lapsed holds (`schedule/slot-locks.ts`,
 * `jobs/release-lapsed-holds.ts`) and the erasure (`bookings/unlink-booking.ts`); and `calls/people/merge-clients.ts`
 * whose record they count in.
 */
import type { ChangedClient } from '@tulia/domain/booking/clients/client';
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import { writesOf } from '@tulia/domain/records/booking-writes';
import { queueMail } from '../mail/outbox';
import { carryOut } from '../platform/carry-out';
import type { Writer } from '../platform/writer';
import { queueStaffPushes } from '../push/staff-pushes';
import { writeLocks } from '../schedule/slot-locks';

/** Reads nothing. @param clients the plan's clients after the change (`people/clients.ts`) */
export function commitPlan(
  writer: Writer,
  plan: BookingPlan,
  clients: readonly ChangedClient[],
  tells = true,
): void {
  const { after, locks, mails } = plan;
  carryOut(writer, writesOf(plan, clients));
  writeLocks(writer, locks, { bookingId: after.id, serviceId: after.serviceId });
  for (const mail of mails) queueMail(writer, mail, after.updatedAt);
  queueStaffPushes(writer, plan, tells);
}
