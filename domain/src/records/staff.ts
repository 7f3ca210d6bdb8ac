import type { StaffRole } from '../person/role';
import type { Instant } from '../time/instant';
import { defineRecord } from './record';

/**
 * `staff/{uid}`: rules check the claim and this document, so access ends with the next request. They refuse a token
 * from a sign-in before `validSince`.
 */
export interface Staff {
  role: StaffRole;
  active: boolean;
  validSince: Instant;
  email: string;
  fullName: string;
  mustChangePassword: boolean;
  /** when an admin typed the password; a later one is the staff member's own */
  typedPasswordSince: Instant;
  createdAt: Instant;
  /** no other document says it, so a therapist's access never depends on a copy */
  practitionerId: string | null;
}

export const staff = defineRecord<Staff>(
  'staff',
  ['validSince', 'typedPasswordSince', 'createdAt'],
  { practitionerId: null },
);
export const staffPath = (uid: string) => `staff/${uid}`;
