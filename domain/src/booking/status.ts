/** Booking statuses (specification section 4). */
export const BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'completed',
  'cancelled',
  'no_show',
  'rejected',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Statuses whose booking still expects its session; profile counts them as upcoming. */
export function isActive(status: BookingStatus): boolean {
  return status === 'pending' || status === 'confirmed';
}
