/** Who may do what: the one table of design section 7. Rules, functions and screens follow it, tests loop over it. */
import type { Role } from './role';

export const PERMISSIONS = {
  /** the schedule and bookings, without special requests */
  'see-bookings': ['receptionist', 'therapist', 'admin', 'super_admin'],
  /** special requests, category and the private note */
  'see-confidential': ['therapist', 'admin', 'super_admin'],
  /** confirm, reject, cancel, move, book on behalf of a client */
  'decide-bookings': ['receptionist', 'admin', 'super_admin'],
  /** cancel a booking whatever its status */
  'cancel-any-booking': ['admin', 'super_admin'],
  /** take back how a session ended, or that it was cancelled */
  'reopen-bookings': ['admin', 'super_admin'],
  /** complete, mark no-show */
  'conclude-sessions': ['therapist', 'admin', 'super_admin'],
  'manage-meetings': ['therapist', 'admin', 'super_admin'],
  /** how mails fare, never what they say: send one again, or see to it otherwise */
  'follow-mails': ['receptionist', 'therapist', 'admin', 'super_admin'],
  'block-time': ['therapist', 'admin', 'super_admin'],
  /** enter what a client paid, and see what is open */
  'record-payments': ['receptionist', 'admin', 'super_admin'],
  /** contact messages: read them and tick them off */
  'answer-messages': ['receptionist', 'admin', 'super_admin'],
  /** services, practitioners, articles, statistics, settings; refunds, waivers, what is kept, and corrections */
  'manage-practice': ['admin', 'super_admin'],
  'register-staff': ['admin', 'super_admin'],
  /** change roles, deactivate staff */
  'change-roles': ['super_admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** What a therapist may do about the own bookings and the own time only, and admins about everybody's. */
export const OWN_ONLY = [
  'see-confidential',
  'conclude-sessions',
  'manage-meetings',
  'block-time',
] as const satisfies readonly Permission[];

/** Whether this role may ever do it; about whose bookings is for `mayAbout`. */
export function may(role: Role, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Role[]).includes(role);
}

/** @param isOwn whether it is about a booking or the time of the practitioner whose account this is */
export function mayAbout(role: Role, permission: Permission, isOwn: boolean): boolean {
  if (!may(role, permission)) return false;
  const ownOnly = (OWN_ONLY as readonly Permission[]).includes(permission);
  return isOwn || !ownOnly || role !== 'therapist';
}
