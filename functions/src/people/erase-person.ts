/**
 * What is erased of a person who leaves, besides the bookings: all that was kept about them, and at last the
 * account itself.
 */
import { consents } from '@tulia/domain/records/consent';
import { LAST_MAIL_KEPT, mailPath } from '@tulia/domain/records/mail';
import type { Language } from '@tulia/domain/person/language';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { pushTokenPath } from '@tulia/domain/records/push';
import { staffPath } from '@tulia/domain/records/staff';
import type { Instant } from '@tulia/domain/time/instant';
import { letGoOfMails, mailsTo } from '../mail/erase-mails';
import { queueMail } from '../mail/outbox';
import { accounts, db } from '../platform/app';
import type { SignedInCaller } from '../platform/caller';
import { describeError } from '../platform/log';
import { writerOf } from '../platform/writer';
import { devicesOf } from '../push/devices';
import { consentsOf, messagesOf } from './person-records';

/**
 * Erases profile, messages, devices and mails; consents stay beside the records they belong to; the goodbye is
 * written once.
 */
export async function removePerson(
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
  // A former staff member who leaves: an account that is gone must not be given access again (threats row 47).
  batch.delete(db().doc(staffPath(uid)));
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
        parameters: { fullName, retainUntil },
        keptFor: LAST_MAIL_KEPT,
      },
      now,
    );
  }
  await batch.commit();
  if (email !== null && caller.emailVerified) await letGoOfMails(mailsTo(email), now);
}

/** What an account agreed to goes with the last of the records that it belongs to. */
export async function eraseConsents(uid: string): Promise<void> {
  const { docs } = await db().collection(consents.collection).where('uid', '==', uid).get();
  const batch = db().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}

/** Ends the account; one that is gone already is no fault. */
export async function removeAccount(uid: string): Promise<void> {
  const auth = await accounts();
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (describeError(error).code !== 'auth/user-not-found') throw error;
  });
}
