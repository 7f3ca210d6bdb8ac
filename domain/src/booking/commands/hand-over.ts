import type { MoneyEntry } from '../../money/entry';
import type { AtWork, PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import { inspectLocks, lockRefs, type LockRef, type LocksFound } from '../../slot/lock-refs';
import { staffTimeRefusal } from '../../slot/staff-times';
import type { Instant } from '../../time/instant';
import { toWallTime } from '../../time/practice-time';
import type { Booking } from '../booking';
import { moneyMoved } from '../figures/month-share';
import { addToCalendarLink } from '../mails/add-to-calendar-link';
import { handedOverMails, nextRevision } from '../mails/booking-mails';
import { wantMeeting } from '../meeting/meeting-state';
import { reasonOf, timeRefused } from '../time-refusal';
import { transition } from '../transitions';
import { candidatesFor } from './choose-practitioner';
import {
  planChange,
  requireVersion,
  type BookingPlan,
  type GivenOnVersion,
  type LockChanges,
} from './plan';
import { locksToRelease } from './time/take-time';

export interface HandOverState {
  booking: Booking;
  /** at `locksOfBoth`, read in the same transaction */
  locks: LocksFound;
  /** the booking's ledger, read in the same transaction */
  entries: readonly MoneyEntry[];
  /** of the present practitioner */
  contact: PractitionerContact;
  /** null when there is no such practitioner */
  colleague: { person: AtWork | null; contact: PractitionerContact };
}

/** The booking's locks in the time of its practitioner, and in that of the colleague. */
export function locksOfBoth(booking: Booking, colleagueId: string): LockRef[] {
  const both = [...new Set([booking.practitionerId, colleagueId])];
  return both.flatMap((practitionerId) => lockRefs(booking, { ...booking, practitionerId }));
}

/**
 * A colleague takes a request or a session that has not begun, at the same time. It gets a new meeting, so the former
 * link opens no session of the colleague.
 * @throws Refusal forbidden, version-conflict, transition-not-allowed, practitioner-unavailable
 * @throws TimeRefusal when the colleague is not free
 */
export function handOver(
  state: HandOverState,
  { actor, signedBy, version, practitionerId }: GivenOnVersion & { practitionerId: string },
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  const { booking, contact, colleague, entries } = state;
  requireVersion(booking, version);
  const status = transition('hand-over', booking.status, actor);
  const others = [colleague.person].filter((each) => each !== null);
  const [person] = candidatesFor(
    { practitionerId, serviceId: booking.serviceId },
    others.filter(({ id }) => id !== booking.practitionerId),
  );
  if (person === undefined) throw new Error('candidatesFor names somebody, or refuses');
  const locks = timeOfColleague(state, person, now);
  const isSession = status === 'confirmed';
  const whom = { practitionerId: person.id, practitioner: { name: person.name } };
  const further = isSession && {
    googleMeetLink: null,
    googleMeetId: null,
    googleCalendarLink: addToCalendarLink(booking, settings, null),
    meeting: wantMeeting(booking, now),
    calendarSequence: nextRevision(booking),
  };
  return planChange(booking, now, {
    fields: { status, ...whom, ...further },
    action: 'hand-over',
    signedBy,
    details: { from: booking.practitioner.name, to: person.name },
    locks,
    shares: moneyMoved(entries, booking, { ...booking, ...whom }),
    mails: (after) =>
      handedOverMails(after, { contact, name: booking.practitioner.name }, colleague.contact),
  });
}

/** A lapsed hold is taken for nobody, but the colleague must be free. @throws TimeRefusal */
function timeOfColleague(
  { booking, locks }: HandOverState,
  person: AtWork,
  now: Instant,
): Partial<LockChanges> {
  const asked = { ...booking, practitionerId: person.id };
  const wanted = lockRefs(booking, asked);
  const { conflicts, lapsedBookingIds } = inspectLocks(wanted, locks, booking.id, now);
  const reason =
    staffTimeRefusal(toWallTime(booking.startsAt), person.openingHours, now) ?? reasonOf(conflicts);
  if (reason !== null || conflicts.length > 0) {
    throw timeRefused(reason, asked, booking.startsAt);
  }
  const release = locksToRelease(booking, locks);
  const [own] = release;
  const until = own === undefined ? null : (locks.get(own.id)?.expiresAt ?? null);
  const isHeld = own !== undefined && (until === null || until > now);
  if (!isHeld && booking.status === 'pending') return { release };
  return { claim: wanted, until, release, lapsedBookingIds };
}
