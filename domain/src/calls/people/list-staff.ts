import type { StaffRole } from '../../person/role';
import { defineCall } from '../call';

export interface StaffMember {
  uid: string;
  fullName: string;
  email: string;
  role: StaffRole;
  active: boolean;
  mustChangePassword: boolean;
  /** the practitioner whom the account belongs to */
  practitionerId: string | null;
  /** epoch milliseconds; null when they never signed in */
  lastSignInAt: number | null;
}

/** All staff accounts by name, with the last sign-in, which only Firebase Authentication knows. */
export const listStaff = defineCall<{ members: StaffMember[] }>()('office', {
  name: 'listStaff',
  may: 'register-staff',
  input: {},
});
