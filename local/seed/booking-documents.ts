/** Everything that stands beside a booking: request, note, audit, public card, locks. */
import type { Booking, BookingEvent } from '@tulia/domain/records/booking';
import {
  bookingEventPath,
  bookingEvents,
  bookingPath,
  bookings,
  bookingStatusCards,
  bookingStatusPath,
  confidentialNotePath,
  confidentialNotes,
  confidentialRequestPath,
  confidentialRequests,
} from '@tulia/domain/records/booking';
import type { BookingStatus } from '@tulia/domain/booking/status';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import type { SlotLock } from '@tulia/domain/records/slot-lock';
import type { Granule } from '@tulia/domain/slot/granule';
import { granulesOf, lockId, serviceLockId } from '@tulia/domain/slot/granule';
import { MINUTE } from '@tulia/domain/time/instant';
import type { PlannedBooking } from './booking-plan';
import { wasConfirmed } from './demo-booking';

/** A document to be written: its path and its stored form. */
export type Document = readonly [path: string, data: Record<string, unknown>];

/** The granules a booking takes: while it is held, and from its confirmation on. */
export function takenGranules(booking: Booking): Granule[] {
  return booking.holdExpiresAt !== null || wasConfirmed(booking) ? granulesOf(booking) : [];
}

/** All documents of one booking. */
export function bookingDocuments(booking: Booking, plan: PlannedBooking): Document[] {
  const { id, referenceNumber, status, clientName } = booking;
  return [
    [bookingPath(id), bookings.toStored(booking)],
    [
      confidentialRequestPath(id),
      confidentialRequests.toStored({
        specialRequests: plan.specialRequests ?? '',
        category: plan.category ?? null,
      }),
    ],
    [
      bookingStatusPath(referenceNumber),
      bookingStatusCards.toStored({ referenceNumber, status, clientName }),
    ],
    ...(plan.note === undefined ? [] : [noteDocument(booking, plan.note)]),
    ...eventsOf(booking).map((event) => eventDocument(id, event)),
    ...locksOf(booking),
  ];
}

function noteDocument({ id, endsAt }: Booking, text: string): Document {
  const note = { text, updatedAt: endsAt, updatedBy: 'demo-therapist' };
  return [confidentialNotePath(id), confidentialNotes.toStored(note)];
}

function eventDocument(bookingId: string, event: BookingEvent): Document {
  const eventId = `${String(event.version).padStart(6, '0')}-${event.action}`;
  return [bookingEventPath(bookingId, eventId), bookingEvents.toStored(event)];
}

const ADMIN: BookingEvent['actor'] = { kind: 'staff', uid: 'demo-admin', name: 'Otieno Ochieng' };
const THERAPIST: BookingEvent['actor'] = {
  kind: 'staff',
  uid: 'demo-therapist',
  name: 'Njeri Mwangi',
};

/** The path from the request to the present status, one event for each version. */
function eventsOf(booking: Booking): BookingEvent[] {
  const client: BookingEvent['actor'] =
    booking.clientUserId === null
      ? ADMIN
      : { kind: 'client', uid: booking.clientUserId, name: booking.clientName };
  const steps: [BookingEvent['actor'], string, BookingStatus][] = [[client, 'create', 'pending']];
  if (wasConfirmed(booking)) steps.push([ADMIN, 'confirm', 'confirmed']);
  if (booking.status === 'rejected') steps.push([ADMIN, 'reject', 'rejected']);
  if (booking.status === 'cancelled') steps.push([client, 'cancel', 'cancelled']);
  if (booking.status === 'completed') steps.push([THERAPIST, 'complete', 'completed']);
  if (booking.status === 'no_show') steps.push([THERAPIST, 'no-show', 'no_show']);
  return steps.map(([actor, action, to], index) => ({
    at: booking.createdAt + index * 90 * MINUTE,
    actor,
    action,
    from: steps[index - 1]?.[2] ?? null,
    to,
    version: index + 1,
    details: { startsAt: booking.startsAt },
  }));
}

function locksOf(booking: Booking): Document[] {
  return takenGranules(booking).flatMap((granule) => {
    const lock: SlotLock = {
      kind: booking.holdExpiresAt === null ? 'session' : 'hold',
      bookingId: booking.id,
      serviceId: booking.serviceId,
      date: granule.date,
      time: granule.time,
      startsAt: granule.startsAt,
      expiresAt: booking.holdExpiresAt,
    };
    return [lockId(granule), serviceLockId(granule, booking.serviceId)].map((id): Document => [
      slotLockPath(id),
      slotLocks.toStored(lock),
    ]);
  });
}
