/** Staff book several sessions for a caller: nothing -> confirmed, all or none. Each is a booking of its own. */
import type { AtWork, PractitionerContact } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import type { Service } from '../../practice/service';
import { Refusal } from '../../refusal';
import { inspectLocks, type LocksFound } from '../../slot/lock-refs';
import { staffTimeRefusal } from '../../slot/staff-times';
import type { Instant } from '../../time/instant';
import { toInstant } from '../../time/practice-time';
import { wantMeeting } from '../meeting/meeting-state';
import { fewestClashes, locksOfStart, type SeriesStart } from '../series';
import { takenBy, type TimeReason } from '../time-refusal';
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
  /** starts of the series at which the practitioner's own calendar has something */
  busy: readonly Instant[];
}

interface Why {
  reason: TimeReason;
  /** of an offer that holds the time, its end */
  offeredUntil?: Instant;
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
  const refusals = candidates.map(({ practitioner, busy }) => (start: SeriesStart): Why | null => {
    const reason = staffTimeRefusal(start, practitioner.openingHours, now);
    if (reason !== null) return { reason };
    const own = locksOfStart(start, { practitioner, service });
    const { conflicts } = inspectLocks(own, locks, '', now);
    if (conflicts.length > 0) {
      const taken = takenBy(conflicts, 'staff');
      return { ...taken, reason: taken.reason ?? 'taken' };
    }
    return busy.includes(toInstant(start.date, start.time)) ? { reason: 'calendar' } : null;
  });
  const starts = input.sessions.map(({ date, time }) => ({ date, time }));
  const { place, clashes } = fewestClashes(starts, service.durationMinutes, refusals);
  const candidate = candidates[place];
  if (candidate === undefined) throw new Refusal('practitioner-unavailable');
  if (clashes.length > 0) throw new Refusal('times-unavailable', { clashes });
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
