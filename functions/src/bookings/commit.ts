/**
 * THE place that composes the one commit of a booking change: booking, slot locks, public availability, public status
 * card, statistics, audit event and outbox mails stand or fall together (design section 6). Nothing else writes bookings,
 * except the meeting worker, which writes the meeting's own fields.
 */
import type { BookingStatus } from '@tulia/domain/booking/status';
import {
  bookingEventPath,
  bookingEvents,
  bookingPath,
  bookingStatusCards,
  bookingStatusPath,
  bookings,
  confidentialRequestPath,
  confidentialRequests,
  type Booking,
  type BookingEvent,
  type ConfidentialRequest,
} from '@tulia/domain/records/booking';
import type { Consent } from '@tulia/domain/records/consent';
import type { Instant } from '@tulia/domain/time/instant';
import { db } from '../platform/app';
import { writeBusy } from '../schedule/availability-months';
import { writeConsents } from '../people/consents';
import { queueMail, type OutgoingMail } from '../mail/outbox';
import { addPending, personOf, removePending } from './pending-requests';
import {
  bookingLock,
  releaseHolds,
  releasedGranules,
  writeLocks,
  type LockPlace,
} from '../schedule/slot-locks';
import { countNewBooking, countTransition } from '../practice/statistics';
import type { Writer } from '../platform/writer';

/** What every commit needs to know of the world around it. */
export interface CommitSurroundings {
  now: Instant;
  /** zone of the practice */
  zone: string;
  /** every service, whose public months show the busy steps */
  serviceIds: readonly string[];
  actor: BookingEvent['actor'];
}

export interface NewBooking {
  booking: Booking;
  request: ConfidentialRequest;
  places: readonly LockPlace[];
  mails: readonly OutgoingMail[];
  /** what the client agrees to by this request and had not agreed to before */
  consents?: readonly Consent[];
}

/**
 * Writes a new request with its hold. The locks are created, never read first, so of two requests for one slot the
 * second fails as a whole; `takeOver` writes over locks that a transaction has just found to be lapsed holds.
 */
export function writeNewBooking(
  writer: Writer,
  { booking, request, places, mails, consents = [] }: NewBooking,
  around: CommitSurroundings,
  takeOver: { lapsedBookingIds: readonly string[] } | null = null,
): void {
  writer.create(db().doc(bookingPath(booking.id)), bookings.toStored(booking));
  writer.create(
    db().doc(confidentialRequestPath(booking.id)),
    confidentialRequests.toStored(request),
  );
  const owner = { bookingId: booking.id, serviceId: booking.serviceId };
  if (takeOver === null) {
    for (const place of places) {
      writer.create(place.ref, bookingLock(place, owner, booking.holdExpiresAt));
    }
  } else {
    writeLocks(writer, places, owner, booking.holdExpiresAt);
    releaseHolds(writer, takeOver.lapsedBookingIds);
  }
  writeBusy(writer, around.serviceIds, { add: releasedGranules(places), remove: [] });
  addPending(writer, personOf(booking), booking.id);
  writeConsents(writer, consents);
  writeStatusCard(writer, booking);
  countNewBooking(writer, booking, around.zone);
  writeEvent(writer, booking, around, {
    action: 'create',
    from: null,
    details: { startsAt: booking.startsAt },
  });
  for (const mail of mails) queueMail(writer, mail, around.now);
}

export interface BookingChange {
  before: Booking;
  /** the fields that change; version and time of change are added here */
  part: Partial<Booking>;
  action: string;
  details?: BookingEvent['details'];
  /** places that become the booking's own session */
  claim?: readonly LockPlace[];
  /** places, found to be the booking's own, that become free */
  release?: readonly LockPlace[];
  /** bookings whose lapsed holds the claim takes over */
  lapsedBookingIds?: readonly string[];
  mails?: readonly OutgoingMail[];
}

/** Writes a change of a booking that the transaction has read, and returns the booking after it. */
export function writeBookingChange(
  writer: Writer,
  change: BookingChange,
  around: CommitSurroundings,
): Booking {
  const { before, claim = [], release = [] } = change;
  const part: Partial<Booking> = {
    ...change.part,
    version: before.version + 1,
    updatedAt: around.now,
  };
  const after: Booking = { ...before, ...part };
  writer.update(db().doc(bookingPath(before.id)), bookings.toStoredPart(part));

  const claimed = new Set(claim.map(({ ref }) => ref.id));
  const freed = release.filter(({ ref }) => !claimed.has(ref.id));
  for (const { ref } of freed) writer.delete(ref);
  writeLocks(writer, claim, { bookingId: before.id, serviceId: before.serviceId }, null);
  releaseHolds(writer, change.lapsedBookingIds ?? []);
  writeBusy(writer, around.serviceIds, {
    add: releasedGranules(claim),
    remove: releasedGranules(freed),
  });

  if (before.status === 'pending' && after.status !== 'pending') {
    removePending(writer, personOf(before), before.id);
  }
  if (
    before.status !== after.status ||
    before.clientName !== after.clientName ||
    before.retainUntil !== after.retainUntil
  ) {
    writeStatusCard(writer, after);
  }
  countTransition(writer, before, before.status, after.status, around.zone);
  writeEvent(writer, after, around, {
    action: change.action,
    from: before.status,
    details: change.details ?? {},
  });
  for (const mail of change.mails ?? []) queueMail(writer, mail, around.now);
  return after;
}

function writeStatusCard(writer: Writer, booking: Booking): void {
  const { referenceNumber, status, clientName, retainUntil = null } = booking;
  const ref = db().doc(bookingStatusPath(referenceNumber));
  // Of a client whose account is deleted the public look-up says nothing any more.
  if (retainUntil !== null) writer.delete(ref);
  else writer.set(ref, bookingStatusCards.toStored({ referenceNumber, status, clientName }));
}

function writeEvent(
  writer: Writer,
  booking: Booking,
  { now, actor }: CommitSurroundings,
  event: { action: string; from: BookingStatus | null; details: BookingEvent['details'] },
): void {
  const id = `${String(booking.version).padStart(6, '0')}-${event.action}`;
  writer.create(
    db().doc(bookingEventPath(booking.id, id)),
    bookingEvents.toStored({
      at: now,
      actor,
      to: booking.status,
      version: booking.version,
      ...event,
    }),
  );
}
