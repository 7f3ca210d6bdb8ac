/**
 * The caller leaves. Contract in domain/calls/my-data.ts. The account itself goes last, so that whatever breaks off before
 * can be tried again: every step finds what an earlier attempt left undone, and does nothing twice.
 */
import { deleteMyAccount as contract } from '@tulia/domain/calls/my-data';
import { ERASURE_DELAY, isRecord, retainedUntil } from '@tulia/domain/booking/retention';
import { isActive } from '@tulia/domain/booking/status';
import { isStaffRole } from '@tulia/domain/person/role';
import type { Booking } from '@tulia/domain/records/booking';
import { consents } from '@tulia/domain/records/consent';
import { mailPath } from '@tulia/domain/records/mail';
import { profilePath, profiles, type Language } from '@tulia/domain/records/profile';
import { pushTokenPath } from '@tulia/domain/records/push';
import { pendingRequestsPath } from '@tulia/domain/records/quota';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { Clock } from '../clock';
import { accounts, db } from '../firebase/app';
import { callable } from '../firebase/callable';
import { requireRecentSignIn, requireSignedIn, type SignedInCaller } from '../firebase/caller';
import { describeError } from '../firebase/log';
import { queueMail } from '../firebase/outbox';
import { bookingsOf, consentsOf, messagesOf } from '../firebase/person-records';
import { readSettings } from '../firebase/practice';
import { eraseBooking, unlinkBooking } from '../firebase/unlink-booking';
import { writerOf } from '../firebase/writer';
import { cancelSession } from '../meeting/cancel-session';
import { devicesOf } from '../push/devices';

export const deleteMyAccount = callable(contract, async ({ language }, { caller, clock }) => {
  requireSignedIn(caller);
  if (isStaffRole(caller.role)) throw new Refusal('forbidden');
  requireRecentSignIn(caller, clock.now());
  await requireKnownAddress(caller);
  const leaving = { caller, clock };
  const settings = await readSettings();

  const cancelled = await cancelComing(await bookingsOf(caller), leaving);
  const now = clock.now();
  const own = await bookingsOf(caller);
  const retainUntil = retainedUntil(own, settings, now);
  for (const booking of own) {
    await letGo(booking, retainUntil, cancelled.has(booking.id), leaving);
  }
  await removePerson(caller, language, retainUntil, now);
  await removeAccount(caller.uid);
  const kept = retainUntil === null ? 0 : own.filter(isRecord).length;
  return { cancelled: cancelled.size, kept, retainUntil };
});

/**
 * A session from before the owner of the address proved it is not the owner's (threats row 34).
 * @throws Refusal recent-login-required
 */
async function requireKnownAddress(caller: SignedInCaller): Promise<void> {
  if (caller.emailVerified) return;
  const { emailVerified } = await (await accounts()).getUser(caller.uid);
  if (emailVerified) throw new Refusal('recent-login-required');
}

interface Leaving {
  caller: SignedInCaller;
  clock: Clock;
}

/** Cancels what is yet to come, as the client would, refunds included. A session that has begun stays for staff to conclude. */
async function cancelComing(own: readonly Booking[], leaving: Leaving): Promise<Set<string>> {
  const cancelled = new Set<string>();
  for (const { id, status, startsAt } of own) {
    if (!isActive(status) || (status === 'confirmed' && startsAt <= leaving.clock.now())) continue;
    await cancelSession({ bookingId: id, version: null }, leaving);
    cancelled.add(id);
  }
  return cancelled;
}

/** Keeps a record without its contact, and erases what is none: at once, or when its last mail and meeting are settled. */
async function letGo(
  booking: Booking,
  retainUntil: Instant | null,
  justCancelled: boolean,
  leaving: Leaving,
): Promise<void> {
  if (retainUntil !== null && isRecord(booking)) {
    await unlinkBooking(booking, retainUntil, leaving);
  } else if (justCancelled || booking.meeting.state === 'unwanted') {
    await unlinkBooking(booking, leaving.clock.now() + ERASURE_DELAY, leaving);
  } else {
    await eraseBooking(booking);
  }
}

/** Profile, messages, devices and counters go, consents stay beside the records they belong to; the goodbye is written once. */
async function removePerson(
  caller: SignedInCaller,
  language: Language,
  retainUntil: Instant | null,
  now: Instant,
): Promise<void> {
  const { uid, email } = caller;
  const mailId = `account-deleted_${uid}`;
  const [agreed, written, devices, profile, goodbye] = await Promise.all([
    consentsOf(caller),
    messagesOf(caller),
    devicesOf(uid),
    db().doc(profilePath(uid)).get(),
    db().doc(mailPath(mailId)).get(),
  ]);
  const batch = db().batch();
  const writer = writerOf(batch);
  for (const { ref } of agreed) {
    if (retainUntil === null) batch.delete(ref);
    else batch.update(ref, consents.toStoredPart({ retainUntil }));
  }
  for (const { ref } of written) batch.delete(ref);
  for (const { id } of devices) batch.delete(db().doc(pushTokenPath(id)));
  batch.delete(profile.ref);
  batch.delete(db().doc(pendingRequestsPath(uid)));
  if (email !== null && !goodbye.exists) {
    const fullName = profile.exists ? profiles.fromStored(profile.data() ?? {}).fullName : '';
    queueMail(
      writer,
      {
        id: mailId,
        to: email,
        template: 'account-deleted',
        language,
        bookingId: null,
        parameters: { fullName },
      },
      now,
    );
  }
  await batch.commit();
}

async function removeAccount(uid: string): Promise<void> {
  const auth = await accounts();
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (describeError(error).code !== 'auth/user-not-found') throw error;
  });
}
