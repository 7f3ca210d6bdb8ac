/** Notifications of staff: which change rings, for whom, and when a device must stay quiet. */
import type { Language } from '../person/language';
import { may } from '../person/permission';
import type { StaffRole } from '../person/role';
import { MINUTE, type Instant } from '../time/instant';
import { addDays, toInstant, toWallTime } from '../time/practice-time';
import type { Booking } from './booking';
import type { BookingPlan } from './commands/plan';

export const STAFF_NOTICES = ['staff-request', 'staff-cancelled', 'staff-session'] as const;
export type StaffNotice = (typeof STAFF_NOTICES)[number];

function isStaffNotice(template: string): template is StaffNotice {
  return (STAFF_NOTICES as readonly string[]).includes(template);
}

/** A client's word on the day. It rings where the session itself does, so a device asks for nothing more. */
const WORD_NOTICES = { 'tell-late': 'staff-late', 'tell-call': 'staff-call' } as const;
export type WordNotice = (typeof WORD_NOTICES)[keyof typeof WORD_NOTICES];
/** All that rings on devices of staff. */
export type StaffRing = StaffNotice | WordNotice;

const isWord = (template: string): template is WordNotice =>
  Object.values<string>(WORD_NOTICES).includes(template);

export function isStaffRing(template: string): template is StaffRing {
  return isWord(template) || isStaffNotice(template);
}

/** What a device must have asked for, so that it rings. */
export function wishFor(ring: StaffRing): StaffNotice {
  return isWord(ring) ? 'staff-session' : ring;
}

/** What a staff member asked for on one device. */
export interface StaffWishes {
  kinds: StaffNotice[];
  /** `HH:MM`, practice time; the same time twice means no quiet hours */
  quietFrom: string;
  quietUntil: string;
  language: Language;
}

export const QUIET_HOURS = { quietFrom: '21:00', quietUntil: '07:00' };

/** How long before its start a session is announced. */
export const NOTICE_AHEAD = 10 * MINUTE;

/** The notification of a change that a client made; null for every other change, and for those of staff. */
export function staffNoticeOf({
  before,
  event,
}: Pick<BookingPlan, 'before' | 'event'>): StaffRing | null {
  if (event.actor.kind !== 'client' && event.actor.kind !== 'guest') return null;
  if (before === null) return 'staff-request';
  if (event.action === 'tell-late' || event.action === 'tell-call')
    return WORD_NOTICES[event.action];
  return event.to === 'cancelled' && event.from !== 'cancelled' ? 'staff-cancelled' : null;
}

/** Whether a session is confirmed, moved, handed over or reopened, so that its notification is planned anew. */
export function announcesSession({ before, after }: Pick<BookingPlan, 'before' | 'after'>) {
  if (after.status !== 'confirmed' || after.startsAt <= after.updatedAt) return false;
  const sameAs = (key: 'status' | 'startsAt' | 'practitionerId') => before?.[key] === after[key];
  return !(sameAs('status') && sameAs('startsAt') && sameAs('practitionerId'));
}

interface Member {
  role: StaffRole;
  practitionerId: string | null;
}

/** The kinds that a member can ask for: a session about to begin only rings for its practitioner. */
export function noticesFor({ role, practitionerId }: Member): readonly StaffNotice[] {
  if (practitionerId !== null) return STAFF_NOTICES;
  return may(role, 'decide-bookings') ? ['staff-request', 'staff-cancelled'] : [];
}

/** By the staff document at the moment of sending, never by what the device was told earlier. */
export function mayRing(
  notice: StaffNotice,
  member: Member & { active: boolean; mustChangePassword: boolean },
  booking: Pick<Booking, 'practitionerId'>,
): boolean {
  if (!member.active || member.mustChangePassword) return false;
  if (member.practitionerId === booking.practitionerId) return true;
  return notice !== 'staff-session' && may(member.role, 'decide-bookings');
}

/** The end of the quiet hours; null outside them, and for a session about to begin. */
export function quietUntil(
  wishes: Pick<StaffWishes, 'quietFrom' | 'quietUntil'>,
  notice: StaffNotice,
  now: Instant,
): Instant | null {
  if (notice === 'staff-session') return null;
  const { date, time } = toWallTime(now);
  const { quietFrom: from, quietUntil: until } = wishes;
  const isEvening = from > until && time >= from;
  if (isEvening) return toInstant(addDays(date, 1), until);
  const isQuiet = time < until && (from > until || time >= from);
  return isQuiet ? toInstant(date, until) : null;
}
