/** Who calls. A staff role counts only by claim AND an active staff document that agrees with it AND a sign-in that is new enough. */
import { isStaffRole, type Role } from '@tulia/domain/person/role';
import { may, type Permission } from '@tulia/domain/person/permission';
import { isStaffSessionOver } from '@tulia/domain/person/staff-session';
import { staff, staffPath } from '@tulia/domain/records/staff';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { db } from './app';
import { siteProof } from './app-check';
import { appCheckMode } from './params';

export interface Caller {
  uid: string | null;
  /** lower-case; null when the account has none */
  email: string | null;
  emailVerified: boolean;
  role: Role;
  /** staff in force whose sign-in is too long ago; `role` is then that of a client */
  staffSessionOver: boolean;
  /** when this session signed in */
  authTime: Instant;
  name: string;
  /** network address, for quotas only; null in the local world, where nobody comes over a network */
  address: string | null;
  /** false where App Check is watched and the call brought no valid token; its quotas are smaller then */
  proven: boolean;
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

/** The staff role that claim, document and sign-in agree on; that of a client otherwise. */
async function roleOf(uid: string, claim: unknown, authTime: Instant): Promise<Role> {
  if (!isStaffRole(claim)) return 'client';
  const snapshot = await db().doc(staffPath(uid)).get();
  const data = snapshot.data();
  if (data === undefined) return 'client';
  const member = staff.fromStored(data);
  const valid = member.active && member.role === claim && authTime >= member.validSince;
  return valid ? claim : 'client';
}

export async function callerOf(request: CallableRequest, now: Instant): Promise<Caller> {
  const { auth } = request;
  const address = addressOf(request);
  const proven = appCheckMode() !== 'watch' || siteProof(request) === 'valid';
  if (auth === undefined) {
    return {
      uid: null,
      email: null,
      emailVerified: false,
      role: 'client',
      staffSessionOver: false,
      authTime: 0,
      name: '',
      address,
      proven,
    };
  }
  const { token } = auth;
  const authTime = token.auth_time * 1000;
  const name: unknown = token['name'];
  const role = await roleOf(auth.uid, token['role'], authTime);
  const staffSessionOver = isStaffRole(role) && isStaffSessionOver(authTime, now);
  return {
    uid: auth.uid,
    email: token.email?.toLowerCase() ?? null,
    emailVerified: token.email_verified === true,
    role: staffSessionOver ? 'client' : role,
    staffSessionOver,
    authTime,
    name: typeof name === 'string' ? name.slice(0, 120) : '',
    address,
    proven,
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
