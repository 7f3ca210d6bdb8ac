import type { Booking } from '@tulia/domain/booking/booking';
import { preferredConfirmTime, type OpeningHours } from '@tulia/domain/slot/opening-hours';
import { staffTimeRefusal, staffTimes } from '@tulia/domain/slot/staff-times';
import type { Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';

/** Practice date and time of day; empty until staff choose them. */
export interface SessionTime {
  date: string;
  time: string;
}

type Seen = Pick<
  Booking,
  'status' | 'preferredDates' | 'preferredTimeSlot' | 'confirmedDate' | 'confirmedTimeSlot'
>;

/**
 * The time that the dialog shows first: the requested time, or the present time of a session that staff move. The date
 * is empty when the day is past (specification section 5, "Confirming a booking").
 */
export function presetTime(booking: Seen, hours: OpeningHours, now: Instant): SessionTime {
  const today = toWallTime(now).date;
  const confirmed = booking.status === 'confirmed';
  const asked = confirmed ? [booking.confirmedDate ?? ''] : booking.preferredDates;
  const date = asked.find((each) => each >= today) ?? '';
  const preferred = (confirmed ? booking.confirmedTimeSlot : null) ?? booking.preferredTimeSlot;
  return { date, time: preferredConfirmTime(preferred, staffTimes(hours, date)) };
}

type TimeProblem = 'missing' | 'past';

export function timeProblem(
  { date, time }: SessionTime,
  hours: OpeningHours,
  now: Instant,
): TimeProblem | null {
  if (date === '') return 'missing';
  const refusal = staffTimeRefusal({ date, time }, hours, now);
  // The list offers no closed hour, so no time was chosen.
  return refusal === 'closed' ? 'missing' : refusal;
}
