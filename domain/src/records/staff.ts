import type { StaffRole } from '../person/role';
import type { Instant } from '../time/instant';
import { defineRecord } from './record';

/**
 * `staff/{uid}`: rules check the claim and this document, so that access ends with the next request. A token from a
 * sign-in before `validSince` is refused.
 */
export interface Staff {
  role: StaffRole;
  active: boolean;
  validSince: Instant;
  email: string;
  fullName: string;
  /** true until the staff member has set their own password */
  mustChangePassword: boolean;
  /** since when the account has a password that an admin typed; a later one is the staff member's own */
  typedPasswordSince: Instant;
  createdAt: Instant;
  /**
   * the practitioner of this account; no other document says it. Rules and functions need this document anyway, so
   * a therapist's access to bookings never depends on a copy.
   */
  practitionerId: string | null;
}

export const staff = defineRecord<Staff>({
  collection: 'staff',
  instants: ['validSince', 'typedPasswordSince', 'createdAt'],
  defaults: { practitionerId: null },
});
export const staffPath = (uid: string) => `staff/${uid}`;
