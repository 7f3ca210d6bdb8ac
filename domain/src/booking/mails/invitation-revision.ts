/**
 * Revisions of a booking's invitation (SEQUENCE of RFC 5545): counted up with every change that calendars must
 * learn.
 */
import type { Booking } from '../booking';

type Invited = Pick<Booking, 'calendarSequence'>;

/** The revision of the next invitation; the first is 0. */
export function nextRevision({ calendarSequence }: Invited): number {
  return (calendarSequence ?? -1) + 1;
}

/** Whether an invitation has been written, so that a cancellation has something to take back. */
export function wasInvited({ calendarSequence }: Invited): boolean {
  return calendarSequence !== null;
}
