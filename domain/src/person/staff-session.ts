import { HOUR, type Instant } from '../time/instant';

/** How long a staff sign-in is valid. The rules repeat this number (`isInForce`). */
export const STAFF_SESSION_HOURS = 12;

export function isStaffSessionOver(signedInAt: Instant, now: Instant): boolean {
  return now >= signedInAt + STAFF_SESSION_HOURS * HOUR;
}
