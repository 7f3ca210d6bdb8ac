/** When a client is reminded of a session, and in which language (specification section 7, design section 8). */
import { isLanguage, type Language } from '../../person/language';
import {
  COMMUNICATION_METHODS,
  REMINDER_LEADS,
  type Profile,
  type ReminderLead,
} from '../../person/profile';
import { HOUR, type Instant } from '../../time/instant';

/** Hours of a lead; 0 for never. */
export function hoursOfLead(lead: ReminderLead): number {
  return lead === 'none' ? 0 : Number(lead.slice(0, -1));
}

/** The choice in the client's profile. What the profile lacks comes from the practice's setting and the booking. */
export function reminderChoice(
  profile: Profile | null,
  booking: { language: Language },
  settings: { reminderLeadHours: number },
) {
  const wished = (profile as Partial<Profile> | null)?.profile?.preferences;
  const lead = REMINDER_LEADS.find((each) => each === wished?.reminderFrequency);
  const method = COMMUNICATION_METHODS.find((each) => each === wished?.communicationMethod);
  return {
    method: method ?? 'email',
    leadHours: lead === undefined ? settings.reminderLeadHours : hoursOfLead(lead),
    language: isLanguage(wished?.language) ? wished.language : booking.language,
  };
}

export type ReminderDecision =
  | { kind: 'send' }
  /** until the next decision */
  | { kind: 'wait'; until: Instant }
  | { kind: 'skip' };

interface RemindedSession {
  startsAt: Instant;
  /** hours before the session, 0 for never */
  leadHours: number;
  /** when the client last learnt the time, by a confirmation or a move */
  toldAt: Instant;
  /** begins earlier than by the lead, so that no text comes at night */
  beginsAt?: Instant;
}

/**
 * The worker asks at every lead that a client may choose, because the profile may change: a due reminder is sent,
 * another waits for the next lead. A client who learnt the time after the reminder was due gets none.
 */
export function decideReminder(session: RemindedSession, now: Instant): ReminderDecision {
  const { startsAt, leadHours, toldAt } = session;
  const { beginsAt = null } = session;
  // One who learnt the time after the earlier moment is still reminded at the lead.
  const begin = beginsAt !== null && toldAt <= beginsAt ? beginsAt : null;
  const dueAt = begin ?? dueAtOf(session);
  if (now >= startsAt) return { kind: 'skip' };
  if (now >= dueAt && toldAt <= dueAt) return { kind: 'send' };
  const check = nextCheck(startsAt, leadHours, now + 1);
  const until = begin !== null && now < begin ? Math.min(check ?? begin, begin) : check;
  return until === null ? { kind: 'skip' } : { kind: 'wait', until };
}

/** Instant at which a reminder is due by its lead; that of the session for none. */
export const dueAtOf = ({ startsAt, leadHours }: Pick<RemindedSession, 'startsAt' | 'leadHours'>) =>
  startsAt - leadHours * HOUR;

/** The earliest lead from `from` on; null when none is left. @param leadHours the practice's, or the client's */
export function nextCheck(startsAt: Instant, leadHours: number, from: Instant): Instant | null {
  const hours = [...REMINDER_LEADS.map(hoursOfLead), leadHours].filter((each) => each > 0);
  const looks = hours.map((each) => startsAt - each * HOUR).filter((at) => at >= from);
  return looks.length === 0 ? null : Math.min(...looks);
}
