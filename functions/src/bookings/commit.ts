/**
 * THE place where a booking change becomes one commit: booking, its client, slot locks, public availability, public status card,
 * the entries of the ledger, statistics, audit event and outbox mails stand or fall together (design section 6). What is written was decided before, by
 * a command in domain/booking/commands.
 *
 * Writes to `bookings/{id}` that are no change of a person, and so have no version and no event, lie elsewhere: the meeting
 * worker writes the meeting, its link and the revision of the invitation (`meeting/settle-meeting.ts`,
 * `meeting/record-link.ts`); a hold that has lapsed is cleared by whoever takes its time over
 * (`schedule/slot-locks.ts`) or by the job that tidies (`jobs/release-lapsed-holds.ts`); and records whose time is over
 * are erased (`bookings/unlink-booking.ts`).
 */
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import {
  bookingEventId,
  bookingEventPath,
  bookingEvents,
  bookingPath,
  bookingStatusCards,
  bookingStatusPath,
  bookings,
  confidentialRequestPath,
  confidentialRequests,
} from '@tulia/domain/records/booking';
import { busyGranules } from '@tulia/domain/slot/lock-refs';
import { queueMail } from '../mail/outbox';
import { writeEntry } from '../money/ledger';
import { writeClients, type SettledClient } from '../people/clients';
import { db } from '../platform/app';
import type { Writer } from '../platform/writer';
import { writeCounts, writeShares } from '../practice/statistics';
import { writeBusy } from '../schedule/availability-months';
import { writeLocks } from '../schedule/slot-locks';

/**
 * Writes everything of a plan through `writer`, reading nothing.
 * @param clients what the clients of the plan come to (`people/clients.ts`)
 */
export function commitPlan(
  writer: Writer,
  plan: BookingPlan,
  clients: readonly SettledClient[],
): void {
  const { before, after, locks, event } = plan;
  const ref = db().doc(bookingPath(after.id));
  if (before === null) writer.create(ref, bookings.toStored(after));
  else writer.update(ref, bookings.toStoredPart(plan.fields));
  if (plan.request !== null) {
    const request = confidentialRequests.toStored(plan.request);
    writer.create(db().doc(confidentialRequestPath(after.id)), request);
  }

  writeLocks(writer, locks, { bookingId: after.id, serviceId: after.serviceId });
  const busy = { add: busyGranules(locks.claim), remove: busyGranules(locks.release) };
  writeBusy(writer, after.practitionerId, busy);

  writeClients(writer, clients);
  writeCard(writer, plan);
  for (const made of plan.ledger) writeEntry(writer, made);
  if (plan.counts !== null) writeCounts(writer, plan.counts);
  writeShares(writer, plan.shares);
  const eventRef = db().doc(bookingEventPath(after.id, bookingEventId(event)));
  writer.create(eventRef, bookingEvents.toStored(event));
  for (const mail of plan.mails) queueMail(writer, mail, after.updatedAt);
}

function writeCard(writer: Writer, { card, after }: BookingPlan): void {
  if (card === null) return;
  const ref = db().doc(bookingStatusPath(after.referenceNumber));
  if (card === 'removed') writer.delete(ref);
  else writer.set(ref, bookingStatusCards.toStored(card));
}
