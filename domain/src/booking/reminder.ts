/** When a client is reminded of a session, and in which language (specification section 7, design section 8). */
import { isLanguage, type Language } from '../person/language';
import { REMINDER_LEADS, type Profile, type ReminderLead } from '../person/profile';
import { HOUR, type Instant } from '../time/instant';
import type { Booking } from './booking';

/** Hours of a lead; 0 for never. */
export function hoursOfLead(lead: ReminderLead): number {
  return lead === 'none' ? 0 : Number(lead.slice(0, -1));
}

/** The longest lead a client may choose, hours. */
export const LONGEST_LEAD_HOURS = Math.max(...REMINDER_LEADS.map(hoursOfLead));

export interface ReminderChoice {
  /** hours before the session, 0 for never */
  leadHours: number;
  language: Language;
}

/**
 * What the client wishes by their profile. The profile is written by the client, so its shape is only as good as the
 * rules: whatever it lacks comes from the practice's setting and from the booking.
 */
export function reminderChoice(
  profile: Profile | null,
  booking: Pick<Booking, 'language'>,
  settings: { reminderLeadHours: number },
): ReminderChoice {
  const wished = (profile as Partial<Profile> | null)?.profile?.preferences;
  const lead = REMINDER_LEADS.find((each) => each === wished?.reminderFrequency);
  return {
    leadHours: lead === undefined ? settings.reminderLeadHours : hoursOfLead(lead),
    language: isLanguage(wished?.language) ? wished.language : booking.language,
  };
}

/**
 * Whether a reminder is to be written at `now`. Somebody who was told of the time after the reminder was due needs none.
 * @param toldAt when the client was last told the time of the session, by a confirmation or a move; null when not known
 */
export function isReminderDue(
  session: { startsAt: Instant; leadHours: number; toldAt: Instant | null },
  now: Instant,
): boolean {
  const { startsAt, leadHours, toldAt } = session;
  const dueAt = startsAt - leadHours * HOUR;
  return leadHours > 0 && now >= dueAt && now < startsAt && (toldAt === null || toldAt <= dueAt);
}
