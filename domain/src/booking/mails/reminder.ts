/** When a client is reminded, and in which language (specification section 7, design section 8). */
import { isLanguage, type Language } from '../../person/language';
import { REMINDER_LEADS, type Profile, type ReminderLead } from '../../person/profile';
import { HOUR, type Instant } from '../../time/instant';
import type { Booking } from '../booking';

/** 0 for never. */
export function hoursOfLead(lead: ReminderLead): number {
  return lead === 'none' ? 0 : Number(lead.slice(0, -1));
}

/**
 * The choice in the client's profile. Clients write profiles themselves and only the rules check them, so missing parts
 * come from the practice's setting and from the booking.
 */
export function reminderChoice(
  profile: Profile | null,
  booking: Pick<Booking, 'language'>,
  settings: { reminderLeadHours: number },
): { leadHours: number; language: Language } {
  const wished = (profile as Partial<Profile> | null)?.profile?.preferences;
  const lead = REMINDER_LEADS.find((each) => each === wished?.reminderFrequency);
  return {
    leadHours: lead === undefined ? settings.reminderLeadHours : hoursOfLead(lead),
    language: isLanguage(wished?.language) ? wished.language : booking.language,
  };
}

export type ReminderDecision =
  { kind: 'send' } | { kind: 'wait'; until: Instant } | { kind: 'skip' };

export interface RemindedSession {
  startsAt: Instant;
  /** hours before the session, 0 for never */
  leadHours: number;
  /** when a confirmation or a move last told the client the time */
  toldAt: Instant;
}

/**
 * Checked at every lead that a client may choose, because the profile may change. A client who learned the time after
 * the reminder was due needs none.
 */
export function decideReminder(session: RemindedSession, now: Instant): ReminderDecision {
  const { startsAt, leadHours, toldAt } = session;
  const dueAt = startsAt - leadHours * HOUR;
  if (now >= startsAt) return { kind: 'skip' };
  if (now >= dueAt && toldAt <= dueAt) return { kind: 'send' };
  const until = nextCheck(startsAt, leadHours, now + 1);
  return until === null ? { kind: 'skip' } : { kind: 'wait', until };
}

/** When a reminder is checked next, from `from` on: the earliest lead that is left, or null. */
export function nextCheck(startsAt: Instant, leadHours: number, from: Instant): Instant | null {
  const hours = [...REMINDER_LEADS.map(hoursOfLead), leadHours].filter((each) => each > 0);
  const checks = hours.map((each) => startsAt - each * HOUR).filter((at) => at >= from);
  return checks.length === 0 ? null : Math.min(...checks);
}
