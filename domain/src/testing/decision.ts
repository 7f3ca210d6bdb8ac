import type { Booking } from '../booking/booking';
import { DEFAULT_OPENING_HOURS } from '../practice/practitioner';
import { bookingLock, lockRefs, type LocksFound } from '../slot/lock-refs';
import type { Instant } from '../time/instant';

export const contact = { email: 'njeri@tulia.example', calendarId: 'primary' };
export const byStaff = {
  actor: { kind: 'staff', role: 'admin', isOwn: false },
  signedBy: { kind: 'staff', uid: 'njeri', name: 'Njeri' },
} as const;
export const byOwner = {
  actor: { kind: 'owner' },
  signedBy: { kind: 'client', uid: 'amina', name: 'Amina' },
} as const;

export const openMonths = () => ({ timeSlots: [], busy: [], isAvailable: true });
export const noLocks: LocksFound = new Map();

/** The locks at a booking's time. @param until makes them a hold */
export function locksAt(
  booking: Pick<Booking, 'startsAt' | 'endsAt' | 'practitionerId' | 'serviceId'>,
  bookingId: string,
  until: Instant | null = null,
): LocksFound {
  const owner = { bookingId, serviceId: booking.serviceId };
  const refs = lockRefs(booking, booking);
  return new Map(refs.map((ref) => [ref.id, bookingLock(ref, owner, until)]));
}

/** The booking and, by default, its own locks. */
export const stateOf = (booking: Booking, locks = locksAt(booking, booking.id)) => ({
  booking,
  locks,
  months: openMonths,
  openingHours: DEFAULT_OPENING_HOURS,
  contact,
});

export const templatesOf = (plan: { mails: readonly { template: string }[] } | null | undefined) =>
  plan?.mails.map(({ template }) => template);
