/** Who calls. A staff role counts only by claim AND an active staff document that agrees with it AND a sign-in that is new enough. */
import { isStaffRole, type Role } from '@tulia/domain/person/role';
import { may, type Permission } from '@tulia/domain/person/permission';
import { isStaffSessionOver } from '@tulia/domain/person/staff-session';
import { staff, staffPath } from '@tulia/domain/records/staff';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { db } from './app';

export interface Caller {
  uid: string | null;
  /** lower-case; null when the account has none */
  email: string | null;
  emailVerified: boolean;
  role: Role;
  /** the practitioner whose account this is, for staff in force; null for everybody else */
  practitionerId: string | null;
  /** staff in force whose sign-in is too long ago; `role` is then that of a client */
  staffSessionOver: boolean;
  /** when this session signed in */
  authTime: Instant;
  name: string;
  /** network address, for quotas only; null in the local world, where nobody comes over a network */
  address: string | null;
}

export type SignedInCaller = Caller & { uid: string };

/** The address that Google's front end saw: the last entry, since earlier ones are the client's own claim. */
function addressOf(request: CallableRequest): string | null {
  const forwarded = request.rawRequest.headers['x-forwarded-for'];
  const chain = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  const last = chain.at(-1)?.trim() ?? '';
  if (last !== '') return last;
  return process.env['FUNCTIONS_EMULATOR'] === 'true' ? null : 'unknown';
}

type Standing = Pick<Caller, 'role' | 'practitionerId'>;

const CLIENT: Standing = { role: 'client', practitionerId: null };

/** The staff role that claim, document and sign-in agree on, and whose account it is; that of a client otherwise. */
async function standingOf(uid: string, claim: unknown, authTime: Instant): Promise<Standing> {
  if (!isStaffRole(claim)) return CLIENT;
  const snapshot = await db().doc(staffPath(uid)).get();
  const data = snapshot.data();
  if (data === undefined) return CLIENT;
  const { active, role, validSince, practitionerId } = staff.fromStored(data);
  const valid = active && role === claim && authTime >= validSince;
  return valid ? { role, practitionerId } : CLIENT;
}

export async function callerOf(request: CallableRequest, now: Instant): Promise<Caller> {
  const { auth } = request;
  const address = addressOf(request);
  if (auth === undefined) {
    return {
      uid: null,
      email: null,
      emailVerified: false,
      ...CLIENT,
      staffSessionOver: false,
      authTime: 0,
      name: '',
      address,
    };
  }
  const { token } = auth;
  const authTime = token.auth_time * 1000;
  const name: unknown = token['name'];
  const standing = await standingOf(auth.uid, token['role'], authTime);
  const staffSessionOver = isStaffRole(standing.role) && isStaffSessionOver(authTime, now);
  return {
    uid: auth.uid,
    email: token.email?.toLowerCase() ?? null,
    emailVerified: token.email_verified === true,
    ...(staffSessionOver ? CLIENT : standing),
    staffSessionOver,
    authTime,
    name: typeof name === 'string' ? name.slice(0, 120) : '',
    address,
  };
}

/** @throws Refusal signed-out */
export function requireSignedIn(caller: Caller): asserts caller is SignedInCaller {
  if (caller.uid === null) throw new Refusal('signed-out');
}

/** @throws Refusal signed-out, recent-login-required, forbidden */
export function requirePermission(
  caller: Caller,
  permission: Permission,
): asserts caller is SignedInCaller {
  requireSignedIn(caller);
  if (caller.staffSessionOver) throw new Refusal('recent-login-required');
  if (!may(caller.role, permission)) throw new Refusal('forbidden');
}

/** Minutes for which a sign-in counts as recent for changes of staff (threats row 35). */
const RECENT_MINUTES = 15;

/** @throws Refusal recent-login-required */
export function requireRecentSignIn(caller: Caller, now: Instant): void {
  if (now - caller.authTime > RECENT_MINUTES * 60_000) throw new Refusal('recent-login-required');
}
