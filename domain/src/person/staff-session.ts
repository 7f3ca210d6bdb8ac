import { HOUR, type Instant } from '../time/instant';

/**
 * How long one sign-in of a staff member is valid. Rules repeat it (`isInForce`), functions and screens follow it.
 */
export const STAFF_SESSION_HOURS = 12;

/** Whether a staff member who signed in at `signedInAt` has to sign in again. */
export function isStaffSessionOver(signedInAt: Instant, now: Instant): boolean {
  return now >= signedInAt + STAFF_SESSION_HOURS * HOUR;
}
