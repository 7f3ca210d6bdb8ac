/**
 * What a practitioner's own device may keep for a moment without a connection: times, first names and links to join of
 * today and tomorrow, as long as the sign-in lasts that read them.
 */
import { greetingName, initialsOf } from '../person/greeting-name';
import { STAFF_SESSION_HOURS } from '../person/staff-session';
import { HOUR, MINUTE, type Instant } from '../time/instant';
import { addDays, toWallTime } from '../time/practice-time';
import type { Booking } from './booking';
import { joinLink } from './upcoming';

export interface KeptSession {
  startsAt: Instant;
  endsAt: Instant;
  firstName: string;
  joinLink: string | null;
}

export interface KeptDay {
  uid: string;
  /** when the server last answered */
  asOf: Instant;
  /** the end of the sign-in */
  until: Instant;
  sessions: KeptSession[];
}

/** Initials where no first name is clear, as in "Mrs Kamau". */
function firstNameOf(name: string): string {
  const first = greetingName(name);
  return first === name.trim() && first.includes(' ') ? initialsOf(name) : first;
}

const isOfTwoDays = (now: Instant) => {
  const today = toWallTime(now).date;
  const days = [today, addDays(today, 1)];
  return ({ startsAt }: { startsAt: Instant }) => days.includes(toWallTime(startsAt).date);
};

export function keptDayOf(
  who: { uid: string; practitionerId: string; signedInAt: Instant },
  sessions: readonly Booking[],
  now: Instant,
): KeptDay {
  const own = sessions.filter(
    (each) => each.status === 'confirmed' && each.practitionerId === who.practitionerId,
  );
  return {
    uid: who.uid,
    asOf: now,
    until: who.signedInAt + STAFF_SESSION_HOURS * HOUR,
    sessions: own.filter(isOfTwoDays(now)).map((session) => ({
      startsAt: session.startsAt,
      endsAt: session.endsAt,
      firstName: firstNameOf(session.clientName),
      joinLink: joinLink(session, now),
    })),
  };
}

/** A clock that is behind by more was changed since, and says nothing about the end of the sign-in. */
const CLOCK_TOLERANCE = 5 * MINUTE;

/** What of a kept day this person may still read, without days that are over. Null when that is nothing. */
export function readableDay(
  kept: Partial<KeptDay> | null,
  uid: string | null,
  now: Instant,
): KeptDay | null {
  const { asOf, until, sessions } = kept ?? {};
  if (uid === null || kept?.uid !== uid || asOf === undefined || until === undefined) return null;
  if (!Array.isArray(sessions) || now < asOf - CLOCK_TOLERANCE || now >= until) return null;
  return { uid, asOf, until, sessions: sessions.filter(isOfTwoDays(now)) };
}
