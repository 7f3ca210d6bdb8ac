/** Revisions of an invitation (SEQUENCE of RFC 5545), raised by each change that calendars must know. */
import type { Booking } from '../booking';

type Invited = Pick<Booking, 'calendarSequence'>;

/** The first one is 0. */
export function nextRevision({ calendarSequence }: Invited): number {
  return (calendarSequence ?? -1) + 1;
}

export function wasInvited({ calendarSequence }: Invited): boolean {
  return calendarSequence !== null;
}
