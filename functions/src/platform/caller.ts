/** Identifies the caller. A staff role needs an agreeing claim and active staff document, and a recent sign-in. */
import { isStaffRole, type Role } from '@tulia/domain/person/role';
import type { MayCall } from '@tulia/domain/calls/call';
import { nameOfAccount } from '@tulia/domain/person/name';
import { may } from '@tulia/domain/person/permission';
import { isStaffSessionOver } from '@tulia/domain/person/staff-session';
import { staff, staffPath, type Staff } from '@tulia/domain/records/staff';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { addressSubject } from './address-subject';
import { db } from './app';
import { siteProof } from './app-check';
import { appCheckMode } from './params';
import { recordOf } from './stored';

export interface Caller {
  uid: string | null;
  /** lower-case */
  email: string | null;
  /** whether the session proved the address; a password typed by another staff member never does (threats row 49) */
  emailVerified: boolean;
  role: Role;
  /** the practitioner of the account, for active staff only */
  practitionerId: string | null;
  /** an active staff member signed in too long ago; `role` is then `client` */
  staffSessionOver: boolean;
  /** a staff member, active or not, has the password that another staff member typed; `role` is then `client` */
  passwordChangeRequired: boolean;
  authTime: Instant;
  /** the practice wrote the name of staff; others chose their own */
  name: string;
  /** the network address for rate limits (`address-subject.ts`); null in the local environment, which has none */
  address: string | null;
  /** false when App Check watches and the call has no valid token; its rate limits are smaller */
  proven: boolean;
}

export type SignedInCaller = Caller & { uid: string };

/** The last entry is the address that Google's front end saw; the client may have made up the others. */
function addressOf(request: CallableRequest): string | null {
  const forwarded = request.rawRequest.headers['x-forwarded-for'];
  const chain = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  const last = chain.at(-1)?.trim() ?? '';
  if (last !== '') return addressSubject(last);
  return process.env['FUNCTIONS_EMULATOR'] === 'true' ? null : 'unknown';
}

/** The staff document; null for an account without a staff claim. */
async function documentOf(uid: string, claim: unknown): Promise<Staff | null> {
  return isStaffRole(claim) ? recordOf(staff, await db().doc(staffPath(uid)).get()) : null;
}

function isValid({ active, role, validSince }: Staff, claim: unknown, authTime: Instant): boolean {
  return active && role === claim && authTime >= validSince;
}

const NAME_MAX = 120;

/** Without signs that would change the direction of the text around the name. */
const readableName = (name: unknown) =>
  typeof name === 'string' ? nameOfAccount(name).slice(0, NAME_MAX) : '';

export async function callerOf(request: CallableRequest, now: Instant): Promise<Caller> {
  const { auth } = request;
  const address = addressOf(request);
  const proven = appCheckMode() !== 'watch' || siteProof(request) === 'valid';
  const token = auth?.token;
  const authTime = (token?.auth_time ?? 0) * 1000;
  const claim: unknown = token?.['role'];
  const document = auth === undefined ? null : await documentOf(auth.uid, claim);
  const member = document !== null && isValid(document, claim, authTime) ? document : null;
  const staffSessionOver = member !== null && isStaffSessionOver(authTime, now);
  const passwordChangeRequired = document?.mustChangePassword === true;
  const isInForce = member !== null && !staffSessionOver && !passwordChangeRequired;
  return {
    uid: auth?.uid ?? null,
    email: token?.email?.toLowerCase() ?? null,
    emailVerified: token?.email_verified === true && !passwordChangeRequired,
    role: isInForce ? member.role : 'client',
    practitionerId: isInForce ? member.practitionerId : null,
    staffSessionOver,
    passwordChangeRequired,
    authTime,
    // Audit entries show the name, and every person may change the name of their own account.
    name: member?.fullName ?? readableName(token?.['name']),
    address,
    proven,
  };
}

/** @throws Refusal signed-out, recent-login-required, forbidden */
export function requireMay(caller: Caller, needed: MayCall): void {
  if (needed === 'anybody') return;
  if (caller.uid === null) throw new Refusal('signed-out');
  if (needed === 'signed-in') return;
  if (caller.staffSessionOver) throw new Refusal('recent-login-required');
  if (!may(caller.role, needed)) throw new Refusal('forbidden');
}

/** Minutes for which a sign-in counts as recent for changes of staff (threats row 35). */
const RECENT_MINUTES = 15;

/** @throws Refusal recent-login-required */
export function requireRecentSignIn(caller: Caller, now: Instant): void {
  if (now - caller.authTime > RECENT_MINUTES * 60_000) throw new Refusal('recent-login-required');
}
