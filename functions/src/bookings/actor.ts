import type { Given } from '@tulia/domain/booking/commands/plan';
import type { Actor } from '@tulia/domain/booking/transitions';
import { may, mayAbout, type Permission } from '@tulia/domain/person/permission';
import { isStaffRole } from '@tulia/domain/person/role';
import type { Booking, BookingEvent } from '@tulia/domain/booking/booking';
import { Refusal } from '@tulia/domain/refusal';
import type { Caller, SignedInCaller } from '../platform/caller';

/**
 * Whether the booking is the caller's own. A booking belongs to the account that made or claimed it; another account
 * that later verifies the same address does not get it (threats row 42). A booking without an account belongs to each
 * session with its address. In both cases the session itself must have verified the address: one that began before the
 * verification, or before a change of the address, has not (threats rows 34 and 43).
 */
export function owns(
  caller: Caller,
  booking: Pick<Booking, 'clientUserId' | 'clientEmail'>,
): boolean {
  if (caller.uid === null || caller.email === null || !caller.emailVerified) return false;
  const isTheirs = booking.clientUserId === null || booking.clientUserId === caller.uid;
  return isTheirs && caller.email === booking.clientEmail;
}

export function isWith(
  { practitionerId }: Caller,
  about: Pick<Booking, 'practitionerId'>,
): boolean {
  return practitionerId !== null && practitionerId === about.practitionerId;
}

/** @throws Refusal forbidden, also when the caller has this permission for another practitioner only */
export function requireAbout(
  caller: Caller,
  permission: Permission,
  about: Pick<Booking, 'practitionerId'>,
): void {
  if (!mayAbout(caller.role, permission, isWith(caller, about))) throw new Refusal('forbidden');
}

/**
 * The role in which the caller acts on this booking. A stranger learns nothing, not even that the booking exists.
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

/** Refuses staff too. @throws Refusal not-found, forbidden, recent-login-required */
export function requireOwn(caller: Caller, booking: Booking): void {
  if (actorFor(caller, booking).kind !== 'owner') throw new Refusal('forbidden');
}

/** Allows the client, who may be a staff member too, and staff with the permission. @throws as `requireOwn` */
export function requireOwnOr(permission: Permission, caller: Caller, booking: Booking): void {
  if (owns(caller, booking)) return;
  actorFor(caller, booking);
  if (!may(caller.role, permission)) throw new Refusal('forbidden');
}

/** The caller's name in the audit trail; never empty. */
export function callerName({ name, email, uid }: SignedInCaller): string {
  return name === '' ? (email ?? uid) : name;
}

export function eventActor(caller: Caller): BookingEvent['actor'] {
  const kind = isStaffRole(caller.role) ? 'staff' : caller.uid === null ? 'guest' : 'client';
  return { kind, uid: caller.uid, name: caller.name };
}

/** Who makes and signs a change: the caller by their account, or the person who opened a link. */
type ActingAs = (
  caller: Caller,
  found: { booking: Booking; signedBy: BookingEvent['actor'] },
) => Given;

/** @throws as `actorFor` */
export const byAccount: ActingAs = (caller, { booking, signedBy }) => ({
  actor: actorFor(caller, booking),
  signedBy,
});

/** A person who opens the link acts as the client, with any account or none. */
export const byLink: ActingAs = (_, { booking }) => ({
  actor: { kind: 'owner' },
  signedBy: { kind: 'guest', uid: null, name: booking.clientName },
});

/** By a link, staff may do no more than the client. */
export function asClient(caller: Caller): Caller {
  return { ...caller, role: 'client', practitionerId: null };
}
