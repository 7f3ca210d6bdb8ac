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
  /**
   * the practitioner whose account this is; the only place where that is said. Rules and functions read it with the
   * document that they need anyway, so whose bookings a therapist sees never depends on a copy.
   */
  practitionerId: string | null;
}

export const staff = defineRecord<Staff>({
  collection: 'staff',
  instants: ['validSince', 'typedPasswordSince', 'createdAt'],
  defaults: { practitionerId: null },
});
export const staffPath = (uid: string) => `staff/${uid}`;
