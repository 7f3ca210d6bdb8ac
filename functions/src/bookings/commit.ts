/**
 * THE place where a booking change becomes one commit: booking, its client, slot locks, public availability, public
 * status card, the entries of the ledger, statistics, audit event and outbox mails stand or fall together (design
 * section 6). What is written was decided before, by a command in domain/booking/commands, and becomes documents in
 * domain/records/booking-writes.ts.
 *
 * Writes to `bookings/{id}` that no person made have no version and no event, and lie elsewhere: the meeting
 * worker writes the meeting, its link and the revision of the invitation (`meeting/reconcile-meeting.ts`,
 * `meeting/record-link.ts`); a hold that has lapsed is cleared by the request that takes its time over
 * (`schedule/slot-locks.ts`) or by the job that tidies (`jobs/release-lapsed-holds.ts`); and records that have
 * reached the end of their retention are erased (`bookings/unlink-booking.ts`).
 */
import type { ChangedClient } from '@tulia/domain/booking/clients/client-change';
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import { writesOf } from '@tulia/domain/records/booking-writes';
import { busyGranules } from '@tulia/domain/slot/lock-refs';
import { queueMail } from '../mail/outbox';
import { carryOut } from '../platform/carry-out';
import type { Writer } from '../platform/writer';
import { writeBusy } from '../schedule/availability-months';
import { writeLocks } from '../schedule/slot-locks';

/**
 * Writes everything of a plan through `writer`, reading nothing.
 * @param clients what becomes of the plan's clients (`people/clients.ts`)
 */
export function commitPlan(
  writer: Writer,
  plan: BookingPlan,
  clients: readonly ChangedClient[],
): void {
  const { after, locks, mails } = plan;
  carryOut(writer, writesOf(plan, clients));
  writeLocks(writer, locks, { bookingId: after.id, serviceId: after.serviceId });
  const busy = { add: busyGranules(locks.claim), remove: busyGranules(locks.release) };
  writeBusy(writer, after.practitionerId, busy);
  for (const mail of mails) queueMail(writer, mail, after.updatedAt);
}
