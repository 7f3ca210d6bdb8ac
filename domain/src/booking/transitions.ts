/**
 * The only list of transitions (design section 6). Functions enforce it, screens offer it, tests loop over it.
 * Cancelling a cancelled booking is no transition: callers treat it as done.
 */
import { mayAbout, type Permission } from '../person/permission';
import type { Role } from '../person/role';
import { Refusal } from '../refusal';
import type { BookingStatus } from './status';

export const BOOKING_ACTIONS = [
  'confirm',
  'reject',
  'cancel',
  'complete',
  'no-show',
  'line-failed',
  'move',
  'hand-over',
  'reopen',
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

interface Transition {
  action: BookingAction;
  from: BookingStatus;
  to: BookingStatus;
  permission: Permission;
  /** the client may do it, within policy */
  byOwner: boolean;
}

const step = (
  action: BookingAction,
  from: BookingStatus,
  to: BookingStatus,
  permission: Permission,
  byOwner = false,
): Transition => ({ action, from, to, permission, byOwner });

export const TRANSITIONS: readonly Transition[] = [
  step('confirm', 'pending', 'confirmed', 'decide-bookings'),
  step('reject', 'pending', 'rejected', 'decide-bookings'),
  step('cancel', 'pending', 'cancelled', 'decide-bookings', true),
  step('cancel', 'confirmed', 'cancelled', 'decide-bookings', true),
  step('complete', 'confirmed', 'completed', 'conclude-sessions'),
  step('no-show', 'confirmed', 'no_show', 'conclude-sessions'),
  step('line-failed', 'confirmed', 'cancelled', 'conclude-sessions'),
  step('move', 'confirmed', 'confirmed', 'decide-bookings', true),
  step('hand-over', 'pending', 'pending', 'hand-over-bookings'),
  step('hand-over', 'confirmed', 'confirmed', 'hand-over-bookings'),
  step('cancel', 'completed', 'cancelled', 'cancel-any-booking'),
  step('cancel', 'no_show', 'cancelled', 'cancel-any-booking'),
  step('cancel', 'rejected', 'cancelled', 'cancel-any-booking'),
  step('reopen', 'completed', 'confirmed', 'reopen-bookings'),
  step('reopen', 'no_show', 'confirmed', 'reopen-bookings'),
  step('reopen', 'cancelled', 'confirmed', 'reopen-bookings'),
];

/** A staff member, or the client of the booking. `isOwn`: the staff member is the booking's practitioner. */
export type Actor = { kind: 'staff'; role: Role; isOwn: boolean } | { kind: 'owner' };

export function findTransition(action: BookingAction, from: BookingStatus): Transition | undefined {
  return TRANSITIONS.find((each) => each.action === action && each.from === from);
}

function allows(transition: Transition, actor: Actor): boolean {
  return actor.kind === 'owner' ? transition.byOwner : actorMay(actor, transition.permission);
}

/** Clients have no permissions. */
export function actorMay(actor: Actor, permission: Permission): boolean {
  return actor.kind === 'staff' && mayAbout(actor.role, permission, actor.isOwn);
}

/** @throws Refusal forbidden */
export function requireActorMay(actor: Actor, permission: Permission): void {
  if (!actorMay(actor, permission)) throw new Refusal('forbidden');
}

/** @throws Refusal forbidden (this actor never may, or not from this status), transition-not-allowed (no actor may) */
export function transition(
  action: BookingAction,
  from: BookingStatus,
  actor: Actor,
): BookingStatus {
  const mayEver = TRANSITIONS.some((each) => each.action === action && allows(each, actor));
  if (!mayEver) throw new Refusal('forbidden');
  const found = findTransition(action, from);
  if (found === undefined) throw new Refusal('transition-not-allowed', { from, action });
  if (!allows(found, actor)) throw new Refusal('forbidden');
  return found.to;
}

export function actionsFor(status: BookingStatus, actor: Actor): BookingAction[] {
  return TRANSITIONS.filter((each) => each.from === status && allows(each, actor)).map(
    (each) => each.action,
  );
}
