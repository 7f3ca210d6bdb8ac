/** Records the link of a meeting that is still wanted, and writes the emails with the link. */
import { linkMails } from '@tulia/domain/booking/mails/booking-mails';
import { recordLink as decide, type MadeMeeting } from '@tulia/domain/booking/commands/record-link';
import type { Booking, Meeting } from '@tulia/domain/booking/booking';
import { bookings, bookingPath } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Instant } from '@tulia/domain/time/instant';
import { invitationsOf } from '../mail/invitations';
import { queueMail } from '../mail/outbox';
import { db } from '../platform/app';
import { derivedId } from '../platform/fingerprint';
import { readRecord } from '../platform/stored';
import { writerOf } from '../platform/writer';
import { readPractitionerOf } from '../practice/practitioners';

/** @returns `orphan` when the event is no longer wanted and must be removed */
export async function recordLink(
  made: MadeMeeting,
  settings: PracticeSettings,
  now: Instant,
): Promise<{ recorded: boolean; meeting: Meeting; orphan: boolean }> {
  const path = bookingPath(made.booking.id);
  return db().runTransaction(async (transaction) => {
    const booking = await readRecord(bookings, path, transaction);
    if (booking === null) return { recorded: false, meeting: made.booking.meeting, orphan: true };
    const [{ haveLeft }, { contact }] = await Promise.all([
      invitationsOf(transaction, booking),
      readPractitionerOf(transaction, booking),
    ]);
    const plan = decide({ booking, invitationsHaveLeft: haveLeft }, made, settings);
    if (!plan.recorded) return { ...plan, meeting: booking.meeting };
    const writer = writerOf(transaction);
    if (plan.tell) {
      const key = linkKey(plan.after);
      for (const mail of linkMails(plan.after, contact, key)) queueMail(writer, mail, now);
    }
    writer.update(db().doc(path), bookings.toStoredPart(plan.fields));
    return { recorded: true, meeting: plan.after.meeting, orphan: false };
  });
}

/** Distinguishes the emails about two links of one version. */
function linkKey({ googleMeetLink, calendarSequence }: Booking): string {
  return derivedId(googleMeetLink ?? '', String(calendarSequence)).slice(0, 8);
}
