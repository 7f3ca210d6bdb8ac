import { undoableUntil } from '@tulia/domain/booking/cancellation';
import { callUntil, rungNow, type Rung } from '@tulia/domain/booking/mails/ladder';
import { ladderStart } from '@tulia/domain/booking/mails/quiet-hours';
import {
  decideReminder,
  dueAtOf,
  reminderChoice,
  type ReminderDecision,
} from '@tulia/domain/booking/mails/reminder';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { Language } from '@tulia/domain/person/language';
import type { Mail } from '@tulia/domain/records/mail';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import type { Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import type { TextAccount } from '../messages/account';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import { settingsFrom, settingsRef } from '../practice/settings';

type Decided =
  | Exclude<ReminderDecision, { kind: 'send' }>
  | {
      kind: 'send';
      language: Language;
      rung: Rung | null;
      /** until when staff may call */
      callEnd: Instant;
      booking: Booking;
    };

/** Decides about a planned reminder, from the present booking, settings and profile of the client. */
export async function decideAgain(
  transaction: Transaction,
  mail: Mail,
  account: TextAccount | null,
  now: Instant,
): Promise<Decided> {
  const skip = { kind: 'skip' } as const;
  if (mail.bookingId === null) return skip;
  const [stored, settings] = await transaction.getAll(
    db().doc(bookingPath(mail.bookingId)),
    settingsRef(),
  );
  const booking = stored === undefined ? null : recordOf(bookings, stored);
  const startsAt = mail.parameters['startsAt'];
  const until = booking === null ? null : undoableUntil(booking, now);
  if (until !== null) return { kind: 'wait', until };
  if (settings === undefined || booking?.status !== 'confirmed') return skip;
  // A moved session has a reminder of its own.
  if (booking.startsAt !== startsAt) return skip;
  const { clientUserId } = booking;
  const profile =
    clientUserId === null
      ? null
      : recordOf(profiles, await transaction.get(db().doc(profilePath(clientUserId))));
  const { leadHours, language, method } = reminderChoice(profile, booking, settingsFrom(settings));
  const byText = method === 'message' && account !== null && leadHours > 0;
  const lead = dueAtOf({ startsAt, leadHours });
  const early = byText && { beginsAt: ladderStart(lead, startsAt, account) };
  const session = { startsAt, leadHours, toldAt: mail.createdAt, ...early };
  const decision = decideReminder(session, now);
  if (decision.kind !== 'send') return decision;
  const callEnd = callUntil(startsAt, leadHours);
  return {
    kind: 'send',
    language,
    rung: rungNow(mail.rung, method, now >= callEnd),
    callEnd,
    booking,
  };
}
