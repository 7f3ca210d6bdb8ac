/** Events of staff that do not change the booking: they hand over a link, or send an STK push. */
import type { Booking, BookingEvent } from '@tulia/domain/booking/booking';
import { bookingEventId, bookingEventPath, bookingEvents } from '@tulia/domain/records/booking';
import { randomUUID } from 'node:crypto';
import { db } from '../platform/app';
import type { Caller } from '../platform/caller';
import type { Clock } from '../platform/clock';
import type { Writer } from '../platform/writer';
import { eventActor } from './actor';

type Trailed = Pick<Booking, 'id' | 'version' | 'status'>;

function entryOf(
  { id, version, status }: Trailed,
  said: Pick<BookingEvent, 'at' | 'actor' | 'action' | 'details'>,
) {
  const event = { ...said, from: status, to: status, version };
  // The action can be repeated at one version, and each time gets an event.
  const eventId = `${bookingEventId(event)}-${randomUUID()}`;
  return { ref: db().doc(bookingEventPath(id, eventId)), stored: bookingEvents.toStored(event) };
}

export async function recordLink(
  booking: Trailed,
  action: 'guardian-link' | 'pay-link',
  { caller, clock }: { caller: Caller; clock: Clock },
): Promise<void> {
  const said = { at: clock.now(), actor: eventActor(caller), action };
  const { ref, stored } = entryOf(booking, { ...said, details: { way: 'handed-over' } });
  await ref.create(stored);
}

export function writeStkPush(
  writer: Writer,
  booking: Trailed,
  said: Pick<BookingEvent, 'at' | 'actor'>,
): void {
  const { ref, stored } = entryOf(booking, { ...said, action: 'prompt', details: {} });
  writer.create(ref, stored);
}
