/** Roles (specification section 6). An account without the custom claim is a client. */
export const STAFF_ROLES = ['receptionist', 'therapist', 'admin', 'super_admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLES = ['client', ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];

export function isStaffRole(value: unknown): value is StaffRole {
  return (STAFF_ROLES as readonly unknown[]).includes(value);
}

/** The role of a custom claim. Any value that is no staff role means a client. */
export function roleOfClaim(claim: unknown): Role {
  return isStaffRole(claim) ? claim : 'client';
}

/** Admins open the four `/admin` routes (specification section 2). */
export function isAdmin(role: Role): boolean {
  return role === 'admin' || role === 'super_admin';
}
