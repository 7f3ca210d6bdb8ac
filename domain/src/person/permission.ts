/** Who may do what: the one table of design section 7. Rules, functions and screens follow it, tests loop over it. */
import type { Role } from './role';

export const PERMISSIONS = {
  /** the schedule and bookings, without special requests */
  'see-bookings': ['receptionist', 'therapist', 'admin', 'super_admin'],
  /** special requests, category and the private note */
  'see-confidential': ['therapist', 'admin', 'super_admin'],
  /** confirm, reject, cancel, move, book on behalf of a client */
  'decide-bookings': ['receptionist', 'admin', 'super_admin'],
  /** cancel a booking in any status */
  'cancel-any-booking': ['admin', 'super_admin'],
  /** take back how a session ended, or a cancellation */
  'reopen-bookings': ['admin', 'super_admin'],
  /** complete, mark no-show */
  'conclude-sessions': ['therapist', 'admin', 'super_admin'],
  'manage-meetings': ['therapist', 'admin', 'super_admin'],
  /** see the state of mails but not their texts; send one again, or mark it as seen to */
  'follow-mails': ['receptionist', 'therapist', 'admin', 'super_admin'],
  'block-time': ['therapist', 'admin', 'super_admin'],
  /** enter what a client paid, and see open sums */
  'record-payments': ['receptionist', 'admin', 'super_admin'],
  /** contact messages: read them and mark them as done */
  'answer-messages': ['receptionist', 'admin', 'super_admin'],
  /**
   * services, practitioners, articles, stories, statistics, settings; refunds, waivers, what is kept, and corrections
   */
  'manage-practice': ['admin', 'super_admin'],
  'register-staff': ['admin', 'super_admin'],
  /** change roles, deactivate staff */
  'change-roles': ['super_admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** What a therapist may do about their own bookings and time only, and admins about those of all practitioners. */
export const OWN_ONLY = [
  'see-confidential',
  'conclude-sessions',
  'manage-meetings',
  'block-time',
] as const satisfies readonly Permission[];

/** Whether this role may ever do it; `mayAbout` decides about a certain booking. */
export function may(role: Role, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Role[]).includes(role);
}

/** @param isOwn whether the booking or the time belongs to the practitioner of this account */
export function mayAbout(role: Role, permission: Permission, isOwn: boolean): boolean {
  if (!may(role, permission)) return false;
  const ownOnly = (OWN_ONLY as readonly Permission[]).includes(permission);
  return isOwn || !ownOnly || role !== 'therapist';
}
