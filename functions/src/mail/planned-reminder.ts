import { undoableUntil } from '@tulia/domain/booking/cancellation';
import { decideReminder, reminderChoice } from '@tulia/domain/booking/mails/reminder';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { Mail } from '@tulia/domain/records/mail';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import type { Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import { settingsFrom, settingsRef } from '../practice/settings';

/** Decides about a planned reminder, from the present booking, settings and profile of the client. */
export async function decideAgain(transaction: Transaction, mail: Mail, now: Instant) {
  const skip = { decision: { kind: 'skip' as const }, language: mail.language };
  if (mail.bookingId === null) return skip;
  const [stored, settings] = await transaction.getAll(
    db().doc(bookingPath(mail.bookingId)),
    settingsRef(),
  );
  const booking = stored === undefined ? null : recordOf(bookings, stored);
  const startsAt = mail.parameters['startsAt'];
  const until = booking === null ? null : undoableUntil(booking, now);
  if (until !== null) return { ...skip, decision: { kind: 'wait', until } };
  if (settings === undefined || booking?.status !== 'confirmed') return skip;
  // A moved session has a reminder of its own.
  if (booking.startsAt !== startsAt) return skip;
  const { clientUserId } = booking;
  const profile =
    clientUserId === null
      ? null
      : recordOf(profiles, await transaction.get(db().doc(profilePath(clientUserId))));
  const { leadHours, language } = reminderChoice(profile, booking, settingsFrom(settings));
  const decision = decideReminder({ startsAt, leadHours, toldAt: mail.createdAt }, now);
  return { decision, language };
}
