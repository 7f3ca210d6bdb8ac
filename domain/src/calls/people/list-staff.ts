import type { StaffRole } from '../../person/role';
import { defineCall } from '../call';

export interface StaffMember {
  uid: string;
  fullName: string;
  email: string;
  role: StaffRole;
  active: boolean;
  mustChangePassword: boolean;
  practitionerId: string | null;
  /** epoch milliseconds; null for never */
  lastSignInAt: number | null;
}

/** All staff accounts, sorted by name. */
export const listStaff = defineCall<{ members: StaffMember[] }>()('office', {
  name: 'listStaff',
  may: 'register-staff',
  input: {},
});
