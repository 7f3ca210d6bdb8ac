/** Whether an invitation has been overtaken: by a later one, or by the end of the booking. */
import type { BookingContext } from './template';
import { numberOf } from './template';

export function isOvertaken({ mail, booking }: BookingContext): boolean {
  if (booking.status !== 'confirmed') return true;
  return numberOf(mail, 'sequence', 0) < (booking.calendarSequence ?? 0);
}

/** The revision that this mail's invitation carries. */
export function sequenceOf({ mail, booking }: BookingContext): number {
  return numberOf(mail, 'sequence', booking.calendarSequence ?? 0);
}
