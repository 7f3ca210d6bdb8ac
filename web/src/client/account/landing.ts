import { isAdmin, isStaffRole, type Role } from '@tulia/domain/person/role';
import { paths } from '../../paths';

/**
 * The page after a sign-in: the one in the address. Staff go to the page of their day when the address names none, or
 * one that they may not open.
 * @param asked the validated redirect, or null
 * @param fallback the page of a client without a redirect (specification section 9, "Redirects")
 */
export function landing(role: Role, asked: string | null, fallback: string): string {
  if (!isStaffRole(role)) return asked ?? fallback;
  if (asked !== null && (isAdmin(role) || !isForAdmins(asked))) return asked;
  return paths.staff;
}

function isForAdmins(target: string): boolean {
  return /^\/admin(?=[/?#]|$)/.test(target);
}
