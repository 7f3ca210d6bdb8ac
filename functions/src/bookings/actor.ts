/** As whom a caller acts on a booking. */
import type { Actor } from '@tulia/domain/booking/transitions';
import { mayAbout, type Permission } from '@tulia/domain/person/permission';
import { isStaffRole } from '@tulia/domain/person/role';
import type { Booking, BookingEvent } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import type { Caller } from '../platform/caller';

/**
 * Whether the booking is the caller's own: by account, or by address; either way only with a verified address. A session
 * that somebody opened before the owner of the address proved it keeps saying that it is not verified (threats row 34).
 */
export function owns(caller: Caller, booking: Booking): boolean {
  if (caller.uid === null || !caller.emailVerified) return false;
  if (booking.clientUserId === caller.uid) return true;
  return caller.email !== null && caller.email === booking.clientEmail;
}

/** Whether the booking, or the time it is about, is that of the practitioner whose account the caller has. */
export function isWith(
  { practitionerId }: Caller,
  about: Pick<Booking, 'practitionerId'>,
): boolean {
  return practitionerId !== null && practitionerId === about.practitionerId;
}

/** @throws Refusal forbidden when this caller may do it for the own practitioner only, and it is another's */
export function requireAbout(
  caller: Caller,
  permission: Permission,
  about: Pick<Booking, 'practitionerId'>,
): void {
  if (!mayAbout(caller.role, permission, isWith(caller, about))) throw new Refusal('forbidden');
}

/**
 * As whom the caller acts on this booking. A stranger learns nothing, not even that the booking exists.
 * @throws Refusal not-found, recent-login-required
 */
export function actorFor(caller: Caller, booking: Booking): Actor {
  if (isStaffRole(caller.role)) {
    return { kind: 'staff', role: caller.role, isOwn: isWith(caller, booking) };
  }
  if (owns(caller, booking)) return { kind: 'owner' };
  if (caller.staffSessionOver) throw new Refusal('recent-login-required');
  throw new Refusal('not-found');
}

/** How the audit event of a booking names the caller. */
export function eventActor(caller: Caller): BookingEvent['actor'] {
  const kind = isStaffRole(caller.role) ? 'staff' : caller.uid === null ? 'guest' : 'client';
  return { kind, uid: caller.uid, name: caller.name };
}
