/** As whom a caller acts on a booking. */
import type { Actor } from '@tulia/domain/booking/transitions';
import { may, mayAbout, type Permission } from '@tulia/domain/person/permission';
import { isStaffRole } from '@tulia/domain/person/role';
import type { Booking, BookingEvent } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import type { Caller, SignedInCaller } from '../platform/caller';

/**
 * Whether the booking is the caller's own. A booking belongs to the account that made or claimed it, and to nobody else who
 * proves the same address later (threats row 42); as long as no account does, to whoever proves its address. Either way this
 * session must have proved the booking's address, which is the account's present one: a session from before the owner proved
 * it, or from before the account got another address, has not (threats rows 34 and 43).
 */
export function owns(
  caller: Caller,
  booking: Pick<Booking, 'clientUserId' | 'clientEmail'>,
): boolean {
  if (caller.uid === null || caller.email === null || !caller.emailVerified) return false;
  const isTheirs = booking.clientUserId === null || booking.clientUserId === caller.uid;
  return isTheirs && caller.email === booking.clientEmail;
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

/** What only the client does, and no member of staff in their name. @throws Refusal not-found, forbidden, recent-login-required */
export function requireOwn(caller: Caller, booking: Booking): void {
  if (actorFor(caller, booking).kind !== 'owner') throw new Refusal('forbidden');
}

/** What the client does, who may be of the staff, and other staff by a permission. @throws as `requireOwn` */
export function requireOwnOr(permission: Permission, caller: Caller, booking: Booking): void {
  if (owns(caller, booking)) return;
  actorFor(caller, booking);
  if (!may(caller.role, permission)) throw new Refusal('forbidden');
}

/** By what name the trail knows the caller, where it must name somebody. */
export function callerName({ name, email, uid }: SignedInCaller): string {
  return name === '' ? (email ?? uid) : name;
}

/** How the audit event of a booking names the caller. */
export function eventActor(caller: Caller): BookingEvent['actor'] {
  const kind = isStaffRole(caller.role) ? 'staff' : caller.uid === null ? 'guest' : 'client';
  return { kind, uid: caller.uid, name: caller.name };
}
