import { isAdmin, isStaffRole, type Role } from '@tulia/domain/person/role';
import { paths } from '../../paths';

/**
 * The page after signing in: the one that was asked for. Staff have no use for a client's pages when none was, and go
 * to the page of their day; so do staff who asked for a page that is not theirs to open.
 * @param asked the validated redirect, or null
 * @param fallback where a client goes without one (specification section 9, "Redirects")
 */
export function landing(role: Role, asked: string | null, fallback: string): string {
  if (!isStaffRole(role)) return asked ?? fallback;
  if (asked !== null && (isAdmin(role) || !isForAdmins(asked))) return asked;
  return paths.staff;
}

function isForAdmins(target: string): boolean {
  return /^\/admin(?=[/?#]|$)/.test(target);
}
