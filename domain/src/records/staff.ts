import type { StaffRole } from '../person/role';
import type { Instant } from '../time/instant';
import { defineRecord } from './record';

/**
 * `staff/{uid}`: rules ask the claim and this document, so that access ends with the next request.
 * A token issued at a sign-in before `validSince` is worth nothing.
 */
export interface Staff {
  role: StaffRole;
  active: boolean;
  validSince: Instant;
  email: string;
  fullName: string;
  /** true until the person has set an own password */
  mustChangePassword: boolean;
  /** since when the account has the password that somebody else typed; a later one is the person's own */
  typedPasswordSince: Instant;
  createdAt: Instant;
}

export const staff = defineRecord<Staff>({
  collection: 'staff',
  instants: ['validSince', 'typedPasswordSince', 'createdAt'],
});
export const staffPath = (uid: string) => `staff/${uid}`;
