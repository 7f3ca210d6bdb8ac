/** Staff book several sessions for a caller: nothing -> confirmed, all or none. Each is a booking of its own. */
import type { AtWork, PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import type { Service } from '../../practice/service';
import { Refusal } from '../../refusal';
import type { LocksFound } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import { wantMeeting } from '../meeting/meeting-state';
import { seriesClashes, type SeriesClash } from '../series';
import { requireActorMay, type Actor } from '../transitions';
import { toldTogether } from '../mails/told-together';
import { confirmedFields, mailsOnceConfirmed } from './confirm';
import { planCreation, type BookingPlan } from './plan';
import { requestOnBehalf, type OnBehalfInput } from './request';
import type { SessionStart } from './time/take-time';

export interface SeriesInput {
  sessions: readonly Pick<OnBehalfInput, 'id' | 'referenceNumber' | 'date' | 'time'>[];
  common: Omit<OnBehalfInput, 'id' | 'referenceNumber' | 'date' | 'time' | 'confirm'>;
}

export interface SeriesCandidate {
  practitioner: AtWork;
  contact: PractitionerContact;
  /** the staff member's rights on this practitioner's bookings */
  actor: Actor;
}

export interface SeriesState {
  service: Service | null;
  candidates: readonly SeriesCandidate[];
  /** all locks of all sessions with all candidates (`locksOfStart`), read in the transaction */
  locks: LocksFound;
}

/**
 * The first candidate who is free at all times gets all sessions.
 * @throws Refusal forbidden, guardian-required, service-unavailable, service-not-for-age, practitioner-unavailable,
 * times-unavailable (with the clashes of the candidate who has the fewest)
 */
export function bookSeries(
  state: SeriesState,
  input: SeriesInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan[] {
  const { service, candidates, locks } = state;
  if (service?.isActive !== true) throw new Refusal('service-unavailable');
  const starts = input.sessions.map(({ date, time }) => ({ date, time }));
  let fewest: SeriesClash[] | null = null;
  for (const candidate of candidates) {
    const about = { ...candidate, service };
    const clashes = seriesClashes(starts, about, locks, now);
    if (clashes.length === 0) {
      const plans = input.sessions.map((session) =>
        confirmedAtOnce(
          requestOnBehalf(
            { service, practitioner: candidate.practitioner, pending: [], locks },
            { ...input.common, ...session, confirm: true },
            settings,
            now,
          ),
          { ...session, seriesId: input.sessions[0]?.id ?? session.id },
          candidate,
          settings,
        ),
      );
      return toldTogether(plans);
    }
    if (fewest === null || clashes.length < fewest.length) fewest = clashes;
  }
  if (fewest === null) throw new Refusal('practitioner-unavailable');
  throw new Refusal('times-unavailable', { clashes: fewest });
}

function confirmedAtOnce(
  plan: BookingPlan,
  { seriesId, ...start }: SessionStart & { seriesId: string },
  { contact, actor }: SeriesCandidate,
  settings: PracticeSettings,
): BookingPlan {
  const asked = plan.after;
  const now = asked.createdAt;
  requireActorMay(actor, 'book-for-clients');
  const after = {
    ...asked,
    ...confirmedFields(asked, { ...asked, ...start }, settings),
    status: 'confirmed' as const,
    seriesId,
    // `wantMeeting` expects the version before, and a new booking keeps version 1.
    meeting: wantMeeting({ version: asked.version - 1 }, now),
  };
  return planCreation(after, {
    request: plan.request,
    signedBy: plan.event.actor,
    locks: { ...plan.locks, until: null },
    mails: mailsOnceConfirmed(after, contact, settings),
  });
}
