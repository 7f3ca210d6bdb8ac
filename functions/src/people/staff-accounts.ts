/** Accounts of staff: the claim in the token and the staff document, which must agree (design section 7). */
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import type { StaffRole } from '@tulia/domain/person/role';
import { bookings } from '@tulia/domain/records/booking';
import { staff, staffPath, type Staff } from '@tulia/domain/records/staff';
import { Refusal } from '@tulia/domain/refusal';
import { randomUUID } from 'node:crypto';
import { SECOND, type Instant } from '@tulia/domain/time/instant';
import { accountsOf } from '../platform/account-records';
import { accounts, db } from '../platform/app';
import { endFeeds, feedsToEnd } from '../links/calendar-feeds';
import { changedFields, writeAudit } from '../practice/audit';
import type { SignedInCaller } from '../platform/caller';
import { describeError } from '../platform/log';
import { queueMail, type OutgoingMail } from '../mail/outbox';
import { readRecord } from '../platform/stored';
import { forgetDevicesOf } from '../push/devices';
import { writerOf } from '../platform/writer';
import { endSessions, passwordSince } from './own-password';

interface NewMember {
  fullName: string;
  email: string;
  password: string;
  role: StaffRole;
}

/** The Auth service stamps sign-ins in whole seconds. */
const floorToSecond = (instant: Instant) => Math.floor(instant / SECOND) * SECOND;

/**
 * Creates the account, its claim, its staff document and the welcome email. The account comes first, since only the
 * Auth service knows whether the address is free; it is removed if the rest fails. Only the link in the welcome email
 * proves the address: the owner who registers a colleague knows the password (threats row 49).
 * @throws Refusal email-in-use, email-of-client, weak-password
 */
export async function createMember(
  member: NewMember,
  by: SignedInCaller,
  now: Instant,
): Promise<string> {
  const auth = await accounts();
  const email = member.email.trim().toLowerCase();
  const fullName = member.fullName.trim();
  if (await isClients(email)) throw new Refusal('email-of-client');
  const account = await auth
    .createUser({ email, password: member.password, displayName: fullName, emailVerified: false })
    .catch((error: unknown) => {
      throw refusalOfAccount(error);
    });
  const { uid } = account;
  try {
    await auth.setCustomUserClaims(uid, { role: member.role });
    const batch = db().batch();
    const document = staff.toStored({
      role: member.role,
      active: true,
      validSince: floorToSecond(now),
      email,
      fullName,
      mustChangePassword: true,
      typedPasswordSince: passwordSince(account),
      createdAt: now,
      practitionerId: null,
    });
    batch.create(db().doc(staffPath(uid)), document);
    const welcome: OutgoingMail = {
      id: `welcome_${uid}_${randomUUID()}`,
      to: email,
      template: 'staff-welcome',
      language: MAIN_LANGUAGE,
      bookingId: null,
      parameters: { fullName, role: member.role },
    };
    queueMail(writerOf(batch), welcome, now);
    const note = {
      subject: staffPath(uid),
      label: fullName,
      fields: ['role', 'email', 'fullName'],
    };
    writeAudit(writerOf(batch), by, { action: 'staff-registered', ...note }, now);
    await batch.commit();
  } catch (error) {
    await auth.deleteUser(uid);
    throw error;
  }
  return uid;
}

/** @param email lower-case @returns whether a client has booked with this address */
async function isClients(email: string): Promise<boolean> {
  const ofAddress = db().collection(bookings.collection).where('clientEmail', '==', email);
  return !(await ofAddress.limit(1).get()).empty;
}

function refusalOfAccount(error: unknown): unknown {
  switch (describeError(error).code) {
    case 'auth/email-already-exists':
      return new Refusal('email-in-use');
    case 'auth/invalid-password':
    case 'auth/password-does-not-meet-requirements':
      return new Refusal('weak-password');
    case 'auth/invalid-email':
      return new Refusal('invalid-input', { fields: { email: 'email-invalid' } });
    default:
      return error;
  }
}

/**
 * Changes a member's role or access. The document changes first, which makes the old token worthless. If the change of
 * claim and sessions then fails, the person has too little access, never too much.
 * @throws Refusal not-found, last-super-admin
 */
export async function changeMember(
  uid: string,
  input: { role: StaffRole; active: boolean },
  by: SignedInCaller,
  now: Instant,
): Promise<void> {
  const asked = new Set([uid, ...(await superAdmins())]);
  const known = new Set((await accountsOf([...asked])).map((account) => account.uid));
  if (!known.has(uid)) throw new Refusal('not-found');
  const subject = staffPath(uid);
  await db().runTransaction(async (transaction) => {
    // Every change of staff reads the same list, so two owners cannot demote each other at once.
    const owners = await transaction.get(withRole('super_admin'));
    const before = await readRecord(staff, subject, transaction);
    if (before === null) throw new Refusal('not-found');
    const staysOwner = input.role === 'super_admin' && input.active;
    const otherOwner = owners.docs.some(
      // An owner without an account does not count as a second owner (threats row 47).
      (doc) => doc.id !== uid && known.has(doc.id) && staff.fromStored(doc.data()).active,
    );
    const isOwner = before.role === 'super_admin' && before.active;
    if (isOwner && !staysOwner && !otherOwner) throw new Refusal('last-super-admin');
    const feeds = await feedsToEnd(transaction, uid, before, { ...before, ...input });
    // The next whole second: a session of this second is an old one.
    const part: Partial<Staff> = { ...input, validSince: floorToSecond(now) + SECOND };
    transaction.update(db().doc(subject), staff.toStoredPart(part));
    endFeeds(writerOf(transaction), feeds);
    const fields = changedFields({ role: before.role, active: before.active }, input);
    const note = { action: 'staff-changed' as const, subject, label: before.fullName, fields };
    writeAudit(writerOf(transaction), by, note, now);
  });
  const auth = await accounts();
  await auth.setCustomUserClaims(uid, input.active ? { role: input.role } : null);
  await endSessions(uid);
  await forgetDevicesOf(uid);
}

const withRole = (role: StaffRole) => db().collection(staff.collection).where('role', '==', role);

async function superAdmins(): Promise<string[]> {
  return (await withRole('super_admin').get()).docs.map(({ id }) => id);
}
