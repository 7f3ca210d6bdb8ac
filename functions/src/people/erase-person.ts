/** Erases a person who deletes the account: all records besides bookings, and at last the account. */
import { consents } from '@tulia/domain/records/consent';
import { LAST_MAIL_KEPT, mailPath } from '@tulia/domain/records/mail';
import type { Language } from '@tulia/domain/person/language';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { pushTokenPath } from '@tulia/domain/records/push';
import { textNumberPath } from '@tulia/domain/records/texting/text-number';
import { staffPath } from '@tulia/domain/records/staff';
import type { Instant } from '@tulia/domain/time/instant';
import { endFeeds, feedsMadeBy } from '../links/calendar-feeds';
import { letGoOfMails, mailsTo } from '../mail/erase-mails';
import { queueMail, type OutgoingMail } from '../mail/outbox';
import { accounts, db } from '../platform/app';
import type { SignedInCaller } from '../platform/caller';
import { describeError } from '../platform/log';
import { deleteAll } from '../platform/stored';
import { writerOf } from '../platform/writer';
import { devicesOf } from '../push/devices';
import { consentsOf, messagesOf } from './person-records';

/**
 * Erases profile, messages, devices, feeds, the number for texts and emails. Consents stay as long as their records.
 * Writes one goodbye email.
 */
export async function removePerson(
  caller: SignedInCaller,
  language: Language,
  retainUntil: Instant | null,
  now: Instant,
): Promise<void> {
  const { uid, email } = caller;
  const mailId = `account-deleted_${uid}`;
  const [agreed, written, devices, feeds, profile, goodbye] = await Promise.all([
    consentsOf(caller),
    messagesOf(caller),
    devicesOf(uid),
    feedsMadeBy(uid).get(),
    db().doc(profilePath(uid)).get(),
    db().doc(mailPath(mailId)).get(),
  ]);
  const batch = db().batch();
  for (const { ref } of agreed) {
    if (retainUntil === null) batch.delete(ref);
    else batch.update(ref, consents.toStoredPart({ retainUntil }));
  }
  for (const { ref } of written) batch.delete(ref);
  for (const { id } of devices) batch.delete(db().doc(pushTokenPath(id)));
  endFeeds(writerOf(batch), feeds.docs);
  batch.delete(profile.ref);
  batch.delete(db().doc(textNumberPath(uid)));
  // The document of a former staff member goes too: it must not give access to an account again (threats row 47).
  batch.delete(db().doc(staffPath(uid)));
  if (email !== null && !goodbye.exists) {
    const fullName = profile.exists ? profiles.fromStored(profile.data() ?? {}).fullName : '';
    const mail: OutgoingMail = {
      id: mailId,
      to: email,
      template: 'account-deleted',
      language,
      bookingId: null,
      parameters: { fullName, retainUntil },
      keptFor: LAST_MAIL_KEPT,
    };
    queueMail(writerOf(batch), mail, now);
  }
  await batch.commit();
  if (email !== null && caller.emailVerified) await letGoOfMails(mailsTo(email), now);
}

/** Called when the last record that needs the consents is erased. */
export async function eraseConsents(of: { uid: string } | { clientId: string }): Promise<void> {
  const all = db().collection(consents.collection);
  for (const [field, value] of Object.entries(of))
    await deleteAll((await all.where(field, '==', value).get()).docs);
}

/** Deletes the account, if it still exists. */
export async function removeAccount(uid: string): Promise<void> {
  const auth = await accounts();
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (describeError(error).code !== 'auth/user-not-found') throw error;
  });
}
