/** The one table of permissions (design section 7). Rules, functions and screens follow it, tests loop over it. */
import type { Role } from './role';

export const PERMISSIONS = {
  /** schedule and bookings, without special requests */
  'see-bookings': ['receptionist', 'therapist', 'admin', 'super_admin'],
  /** special requests, category and private note */
  'see-confidential': ['therapist', 'admin', 'super_admin'],
  /** confirm, reject, cancel and move */
  'decide-bookings': ['receptionist', 'admin', 'super_admin'],
  /** book for a caller; therapists for clients who have had a booking with them, and with themselves */
  'book-for-clients': ['receptionist', 'therapist', 'admin', 'super_admin'],
  /** give a booking to a colleague */
  'hand-over-bookings': ['receptionist', 'therapist', 'admin', 'super_admin'],
  'cancel-any-booking': ['admin', 'super_admin'],
  /** undo the end or the cancellation of a session */
  'reopen-bookings': ['admin', 'super_admin'],
  /** mark sessions as completed or missed */
  'conclude-sessions': ['therapist', 'admin', 'super_admin'],
  'manage-meetings': ['therapist', 'admin', 'super_admin'],
  /** see whether emails arrived (not their texts), send them again, mark problems as done */
  'follow-mails': ['receptionist', 'therapist', 'admin', 'super_admin'],
  /** receptionists only where the practice allows it (`mayBlockTime`) */
  'block-time': ['receptionist', 'therapist', 'admin', 'super_admin'],
  /** enter payments, see open amounts */
  'record-payments': ['receptionist', 'admin', 'super_admin'],
  'answer-messages': ['receptionist', 'admin', 'super_admin'],
  /** services, practitioners, articles, stories, statistics, settings, refunds, waivers, kept money, corrections */
  'manage-practice': ['admin', 'super_admin'],
  'register-staff': ['admin', 'super_admin'],
  'change-roles': ['super_admin'],
  /** connect the calendar, the mail account and M-Pesa, and disconnect them */
  'connect-services': ['super_admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Therapists may do these for their own bookings and time only, admins for those of all practitioners. */
export const OWN_ONLY = [
  'see-confidential',
  'book-for-clients',
  'hand-over-bookings',
  'conclude-sessions',
  'manage-meetings',
  'block-time',
] as const satisfies readonly Permission[];

/** Whether the role has the permission at all. `mayAbout` decides for one booking. */
export function may(role: Role, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Role[]).includes(role);
}

/** @param isOwn whether the booking or time belongs to the practitioner of this account */
export function mayAbout(role: Role, permission: Permission, isOwn: boolean): boolean {
  if (!may(role, permission)) return false;
  const ownOnly = (OWN_ONLY as readonly Permission[]).includes(permission);
  return isOwn || !ownOnly || role !== 'therapist';
}

/** @param isOwn as for `mayAbout` @param settings of the practice */
export const mayBlockTime = (
  role: Role,
  isOwn: boolean,
  settings: { receptionBlocksTime: boolean },
): boolean =>
  mayAbout(role, 'block-time', isOwn) && (role !== 'receptionist' || settings.receptionBlocksTime);
