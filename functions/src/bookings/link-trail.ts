/** Who of staff asked for a link of a booking: it works without an account, so whoever hands it over stands in the history. */
import {
  bookingEventId,
  bookingEventPath,
  bookingEvents,
  type Booking,
} from '@tulia/domain/records/booking';
import { randomUUID } from 'node:crypto';
import { db } from '../platform/app';
import type { Caller } from '../platform/caller';
import type { Clock } from '../platform/clock';
import { eventActor } from './actor';

const ACTIONS = ['guardian-link', 'pay-link'] as const;
type LinkAction = (typeof ACTIONS)[number];

/** Whether an event tells of a link: it carries the version of a booking that it did not change. */
export const isLinkAction = (action: string) => (ACTIONS as readonly string[]).includes(action);

export async function recordLink(
  { id, version, status }: Pick<Booking, 'id' | 'version' | 'status'>,
  action: LinkAction,
  { caller, clock }: { caller: Caller; clock: Clock },
): Promise<void> {
  const event = {
    ...{ at: clock.now(), actor: eventActor(caller), action, from: status, to: status, version },
    details: { way: 'handed-over' },
  };
  // The same link is asked for again and again, and each time is told.
  const eventId = `${bookingEventId(event)}-${randomUUID()}`;
  await db().doc(bookingEventPath(id, eventId)).create(bookingEvents.toStored(event));
}
