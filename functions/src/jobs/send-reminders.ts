/** Every 5 minutes: one reminder for each confirmed session that is near enough, as the client wishes it. */
import {
  isReminderDue,
  LONGEST_LEAD_HOURS,
  reminderChoice,
  type ReminderChoice,
} from '@tulia/domain/booking/reminder';
import { bookings, type Booking } from '@tulia/domain/records/booking';
import { mailPath, mails } from '@tulia/domain/records/mail';
import { profilePath, profiles, type Profile } from '@tulia/domain/records/profile';
import { HOUR, type Instant } from '@tulia/domain/time/instant';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { queueMail } from '../mail/outbox';
import { readSettings } from '../practice/settings';
import { isAlreadyExists, writerOf } from '../platform/writer';

const PER_RUN = 200;

/** Derives from booking and start: a moved session is reminded of anew, and none twice. */
export const reminderId = (booking: Pick<Booking, 'id' | 'startsAt'>) =>
  `${booking.id}_reminder_${booking.startsAt}`;

/** @returns how many reminders it put into the outbox */
export async function runSendReminders(clock: Clock): Promise<number> {
  const now = clock.now();
  const settings = await readSettings();
  const { docs } = await db()
    .collection(bookings.collection)
    .where('status', '==', 'confirmed')
    .where('startsAt', '>', new Date(now))
    .where('startsAt', '<=', new Date(now + LONGEST_LEAD_HOURS * HOUR))
    .orderBy('startsAt')
    .limit(PER_RUN)
    .get();
  const near = docs.map((doc) => bookings.fromStored(doc.data()));
  if (near.length === 0) return 0;
  const written = await db().getAll(...near.map((each) => db().doc(mailPath(reminderId(each)))));
  let sent = 0;
  for (const [index, booking] of near.entries()) {
    if (written[index]?.exists === true) continue;
    const choice = reminderChoice(await profileOf(booking), booking, settings);
    const session = { startsAt: booking.startsAt, leadHours: choice.leadHours };
    // The mails are read only when the rest says yes.
    if (!isReminderDue({ ...session, toldAt: null }, now)) continue;
    if (!isReminderDue({ ...session, toldAt: await toldAt(booking) }, now)) continue;
    sent += await remind(booking, choice.language, now);
  }
  return sent;
}

async function profileOf({ clientUserId }: Booking): Promise<Profile | null> {
  if (clientUserId === null) return null;
  const data = (await db().doc(profilePath(clientUserId)).get()).data();
  return data === undefined ? null : profiles.fromStored(data);
}

/** When the client was last told the time of the session. */
async function toldAt(booking: Booking): Promise<Instant | null> {
  const { docs } = await db()
    .collection(mails.collection)
    .where('bookingId', '==', booking.id)
    .get();
  const told = docs
    .map((doc) => mails.fromStored(doc.data()))
    .filter(({ template }) => template === 'booking-confirmed' || template === 'booking-moved');
  return told.length === 0 ? null : Math.max(...told.map(({ createdAt }) => createdAt));
}

async function remind(
  booking: Booking,
  language: ReminderChoice['language'],
  now: Instant,
): Promise<0 | 1> {
  const batch = db().batch();
  queueMail(
    writerOf(batch),
    {
      id: reminderId(booking),
      to: booking.clientEmail,
      template: 'session-reminder',
      language,
      bookingId: booking.id,
      parameters: { startsAt: booking.startsAt, endsAt: booking.endsAt },
    },
    now,
  );
  try {
    await batch.commit();
    return 1;
  } catch (error) {
    if (isAlreadyExists(error)) return 0;
    throw error;
  }
}
