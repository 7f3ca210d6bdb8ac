/**
 * Staff book several sessions at once for a client who called or wrote: nothing -> confirmed, all or none. Each one
 * is a booking of its own, with its own reference number, mails and history.
 */
import type { AtWork, PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import type { Service } from '../../practice/service';
import { Refusal } from '../../refusal';
import type { LocksFound } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import { wantMeeting } from '../meeting/meeting-state';
import { seriesClashes, type SeriesClash } from '../series';
import { transition, type Actor } from '../transitions';
import { confirmedFields, mailsOnceConfirmed } from './confirm';
import { planCreation, type BookingPlan } from './plan';
import { requestOnBehalf, type OnBehalfInput } from './request-on-behalf';

/** The sessions to book, and what they have in common. */
export interface SeriesInput {
  /** in the order asked for; `id` and `referenceNumber` are each session's own */
  sessions: readonly Pick<OnBehalfInput, 'id' | 'referenceNumber' | 'date' | 'time'>[];
  common: Omit<OnBehalfInput, 'id' | 'referenceNumber' | 'date' | 'time' | 'confirm'>;
}

/** A practitioner with whom the sessions could be. */
export interface SeriesCandidate {
  practitioner: AtWork;
  contact: PractitionerContact;
  /** as whom the staff member acts on the bookings of this practitioner */
  actor: Actor;
}

export interface SeriesState {
  service: Service | null;
  candidates: readonly SeriesCandidate[];
  /** the locks at the places of all sessions with all candidates (`locksOfStart`), read in the transaction */
  locks: LocksFound;
}

/**
 * All sessions are with the first candidate who is free at every one of these times.
 * @throws Refusal forbidden, guardian-required, service-unavailable, service-not-for-age, practitioner-unavailable,
 * times-unavailable: with the clashes of the candidate who has the fewest
 */
export function bookSeries(
  state: SeriesState,
  input: SeriesInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan[] {
  const { service, candidates, locks } = state;
  if (service?.isActive !== true) throw new Refusal('service-unavailable');
  let fewest: SeriesClash[] | null = null;
  for (const candidate of candidates) {
    const about = { ...candidate, service };
    const clashes = seriesClashes(input.sessions.map(startOf), about, locks, now);
    if (clashes.length === 0) {
      return input.sessions.map((session) =>
        confirmedAtOnce(
          requestOnBehalf(
            { service, practitioner: candidate.practitioner, pending: [], locks },
            { ...input.common, ...session, confirm: true },
            settings,
            now,
          ),
          session,
          candidate,
          settings,
        ),
      );
    }
    if (fewest === null || clashes.length < fewest.length) fewest = clashes;
  }
  if (fewest === null) throw new Refusal('practitioner-unavailable');
  throw new Refusal('times-unavailable', { clashes: fewest });
}

const startOf = ({ date, time }: { date: string; time: string }) => ({ date, time });

/** The plan of a request that is confirmed in the same commit. */
function confirmedAtOnce(
  plan: BookingPlan,
  start: { date: string; time: string },
  { contact, actor }: SeriesCandidate,
  settings: PracticeSettings,
): BookingPlan {
  const asked = plan.after;
  const now = asked.createdAt;
  const status = transition('confirm', asked.status, actor);
  const after: Booking = {
    ...asked,
    ...confirmedFields(asked, { ...asked, ...start }, settings),
    status,
    // `wantMeeting` adds one to the version, and a new booking keeps its first one.
    meeting: wantMeeting({ version: asked.version - 1 }, now),
  };
  return planCreation(after, {
    request: plan.request,
    signedBy: plan.event.actor,
    locks: { ...plan.locks, until: null },
    mails: mailsOnceConfirmed(after, contact, settings),
  });
}
