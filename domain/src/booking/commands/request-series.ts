/** A client requests the same hour in several weeks: nothing -> pending, all or none. Each is a booking of its own. */
import type { PracticeSettings } from '../../practice/settings';
import type { Service } from '../../practice/service';
import { Refusal } from '../../refusal';
import { slotRules } from '../../slot/free-slots';
import { inspectLocks, type LocksFound } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import { checkDates } from '../series-dates';
import { locksOfStart, type SeriesStart } from '../series';
import { toldTogether } from '../mails/told-together';
import type { Candidate } from './choose-practitioner';
import type { BookingPlan } from './plan';
import { request, requireAgreement, type RequestInput } from './request';

export interface RequestedSeries {
  sessions: readonly Pick<RequestInput, 'id' | 'referenceNumber' | 'date' | 'time'>[];
  common: Omit<RequestInput, 'id' | 'referenceNumber' | 'date' | 'time'>;
}

export interface RequestedSeriesState {
  service: Service | null;
  candidates: readonly Candidate[];
  pending: readonly string[];
  /** all locks of all sessions with all candidates (`locksOfStart`), read in the transaction */
  locks: LocksFound;
}

/**
 * Refused before any date is looked at: a guardian agrees to each session, and a free service is for getting to know
 * each other. @throws Refusal guardian-consent-due, service-unavailable
 */
function requireSeriesOffered(
  service: Service | null,
  { ageBand }: Pick<RequestInput, 'ageBand'>,
): Service {
  if (ageBand === 'adolescent') throw new Refusal('guardian-consent-due');
  if (service?.isActive !== true || service.price === 0) throw new Refusal('service-unavailable');
  return service;
}

/**
 * The first candidate who is free at all times gets all sessions. A series is one request for the limit of pending
 * ones, and one email tells of it.
 * @throws Refusal times-unavailable (the clashes of the candidate who has the fewest, with free times),
 * guardian-consent-due, service-unavailable, practitioner-unavailable, and all that `request` throws
 */
export function requestSeries(
  state: RequestedSeriesState,
  { sessions, common }: RequestedSeries,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan[] {
  requireAgreement(common);
  const service = requireSeriesOffered(state.service, common);
  const starts = sessions.map(({ date, time }): SeriesStart => ({ date, time }));
  const { candidates, locks } = state;
  const diaries = candidates.map(({ practitioner, months }) => ({
    rules: slotRules(settings, practitioner),
    lookup: months,
    isTaken: (start: SeriesStart) =>
      inspectLocks(locksOfStart(start, { practitioner, service }), locks, '', now).conflicts
        .length > 0,
  }));
  const asked = { minutes: service.durationMinutes, now };
  const { place, clashes } = checkDates(starts, diaries, asked);
  const candidate = candidates[place];
  if (candidate === undefined) throw new Refusal('practitioner-unavailable');
  if (clashes.length > 0) throw new Refusal('times-unavailable', { clashes });
  const seriesId = sessions[0]?.id ?? '';
  const plans = sessions.map((session) =>
    request(
      { ...state, service, ...candidate },
      { ...common, ...session, seriesId },
      settings,
      now,
    ),
  );
  return toldTogether(plans);
}
