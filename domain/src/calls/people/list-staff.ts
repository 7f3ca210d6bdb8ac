import type { StaffRole } from '../../person/role';
import { defineCall } from '../call';

export interface StaffMember {
  uid: string;
  fullName: string;
  email: string;
  role: StaffRole;
  active: boolean;
  mustChangePassword: boolean;
  /** whose account it is, among the practitioners */
  practitionerId: string | null;
  /** epoch milliseconds; null when they never signed in */
  lastSignInAt: number | null;
}

/** Everybody with a staff account, by name, with the last sign-in, which only the accounts know. Refusals: forbidden. */
export const listStaff = defineCall<{ members: StaffMember[] }>()({
  name: 'listStaff',
  may: 'register-staff',
  input: {},
});
