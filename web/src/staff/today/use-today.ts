/**
 * Today's reads, live; a therapist reads only their own data. The sessions of two days are read in full. The other
 * queries read at most 56 documents and the unmatched payments: the list of sessions without a note, the own calendar
 * and 4 sessions over which it lies, 6 requests, 4 emails and 6 reminders by a call with their bookings, a seventh such
 * reminder, 4 sessions without an outcome, 2 messages, 4 meetings, 2 refunds and the runs of the 11 jobs. Managers of
 * the practice also read its settings, practitioners, services and one booking.
 */
import { may } from '@tulia/domain/person/permission';
import { isAdmin, type Role } from '@tulia/domain/person/role';
import { bookings } from '@tulia/domain/records/booking';
import { notesDue, notesDuePath } from '@tulia/domain/records/notes-due';
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import { jobRuns } from '@tulia/domain/records/watch/job-run';
import { JOB_NAMES, SCHEDULES, lateJobs } from '@tulia/domain/practice/jobs';
import type { JobName, JobRun } from '@tulia/domain/practice/jobs';
import { noCalendar } from '@tulia/domain/slot/own-calendar';
import { DAY, MINUTE, type Instant } from '@tulia/domain/time/instant';
import { addDays, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { useOpening } from '../parts/opening/use-opening';
import { TROUBLES_COUNTED, useCallsToMake, useMailTroubles } from '../parts/use-mail-troubles';
import { useWhoseDay } from '../parts/use-own-practitioner';
import { useOpenMessages } from '../parts/use-open-messages';
import { usePendingRequests } from '../parts/use-pending-requests';
import { useDocument } from '../../platform/live/use-document';
import { useList } from '../../platform/live/use-list';
import {
  useBookingsByIds,
  useDueRefunds,
  useUnlinked,
} from '../bookings/board/use-bookings-by-ids';
import { useUnmatched } from '../bookings/money/use-unmatched';
import { needsOf } from './needs';

/** More sessions than two days can have, and the longest list that the rules allow. */
export const SESSIONS_READ = 100;
const UNCONCLUDED_READ = 4;
const UNLINKED_READ = 4;
const OVERLAID_READ = 4;
const CALLS_SHOWN = 6;
const OTHERS_READ = 2;

/** The morning's email reports a daily job that has never run; it may be a new job. */
const isTold = (job: JobName, runs: Partial<Record<JobName, JobRun>>) =>
  runs[job] !== undefined || SCHEDULES[job].minutes < DAY / MINUTE;

/** @param chosen the only practitioner whose bookings staff want to see; null: all */
export function useToday(role: Role, now: Instant, chosen: string | null = null) {
  const today = toWallTime(now).date;
  const begin = new Date(toInstant(today, '00:00'));
  const { own, ownId, ofOne, key, isUnlinked } = useWhoseDay(chosen);
  const keyOf = (what: string) => (key === null ? null : `today:${what}:${key}`);
  const sessions = useList(keyOf(`sessions:${today}`), bookings, (sdk) => [
    ...(ofOne === null ? [] : [sdk.where('practitionerId', '==', ofOne)]),
    sdk.where('status', '==', 'confirmed'),
    sdk.where('startsAt', '>=', begin),
    sdk.where('startsAt', '<', new Date(toInstant(addDays(today, 2), '00:00'))),
    sdk.orderBy('startsAt'),
    sdk.limit(SESSIONS_READ),
  ]);
  const requests = usePendingRequests(chosen);
  const mails = useMailTroubles(TROUBLES_COUNTED);
  const calls = useCallsToMake(CALLS_SHOWN + 1);
  const unsettled = [...(calls.data ?? []).slice(0, CALLS_SHOWN), ...(mails.data ?? [])];
  const mailed = useBookingsByIds(unsettled.flatMap(({ bookingId }) => bookingId ?? []));
  const messages = useOpenMessages();
  const withoutMeeting = useUnlinked(
    may(role, 'manage-meetings') ? keyOf(`meetings:${today}`) : null,
    { from: today, practitionerId: ofOne, most: UNLINKED_READ },
  );
  const unconcluded = useList(
    may(role, 'conclude-sessions') ? keyOf(`unconcluded:${today}`) : null,
    bookings,
    (sdk) => [
      ...(ofOne === null ? [] : [sdk.where('practitionerId', '==', ofOne)]),
      sdk.where('status', '==', 'confirmed'),
      sdk.where('startsAt', '<', begin),
      sdk.orderBy('startsAt', 'desc'),
      sdk.limit(UNCONCLUDED_READ),
    ],
  );
  const refunds = useDueRefunds(
    may(role, 'manage-practice') ? keyOf('refunds') : null,
    OTHERS_READ,
    ofOne,
  );
  const unmatched = useUnmatched(may(role, 'record-payments'));
  const jobs = useList<JobRun>(isAdmin(role) ? 'today:jobs' : null, jobRuns, (sdk) => [
    sdk.where(sdk.documentId(), '>=', 'job_'),
    sdk.where(sdk.documentId(), '<', 'job`'),
    sdk.limit(JOB_NAMES.length),
  ]);
  const opening = useOpening(may(role, 'manage-practice'));
  const writer = ofOne ?? ownId;
  const hasNotes = writer !== null && may(role, 'see-confidential');
  const unwritten = useDocument(hasNotes ? notesDuePath(writer) : null, notesDue);
  const hasCalendar = writer !== null && may(role, 'manage-meetings');
  const calendar = useDocument(hasCalendar ? ownCalendarPath(writer) : null, ownCalendars);
  const known = calendar.data ?? noCalendar;
  const over = Object.entries(known.waiting)
    .filter(([at, id]) => id !== '' && Number(at) >= begin.getTime())
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, id]) => id);
  const overlaid = useBookingsByIds([...new Set(over)].slice(0, OVERLAID_READ));
  const runs: Partial<Record<JobName, JobRun>> = Object.fromEntries(
    (jobs.data ?? []).map(({ id, ...run }) => [id.slice('job_'.length), run]),
  );
  // Only jobs that were due since this account was made count as late; none until the account is read.
  const begunAt = own.data?.createdAt ?? Infinity;
  const others = [
    mails,
    calls,
    mailed,
    messages,
    withoutMeeting,
    unconcluded,
    refunds,
    unmatched,
    jobs,
    own,
    unwritten,
    calendar,
    overlaid,
    ...opening.reads,
  ];
  return {
    isUnlinked,
    begunAt,
    own,
    sessions,
    requests,
    opening,
    newestMessage: messages.data?.[0] ?? null,
    needs: needsOf({
      now,
      sessions: sessions.data ?? [],
      requests: requests.data ?? [],
      mails: unsettled,
      mailed: mailed.data ?? [],
      ofPractitioner: ofOne,
      withoutMeeting: withoutMeeting.data ?? [],
      unconcluded: unconcluded.data ?? [],
      refunds: refunds.data ?? [],
      unmatched: unmatched.data?.map(({ amount }) => amount) ?? [],
      notesDue: unwritten.data?.sessions ?? {},
      calendar: known,
      overlaid: overlaid.data ?? [],
      people: opening.people,
      messages: messages.data?.length ?? 0,
      lateJobs:
        // A cached answer lacks later runs.
        jobs.data === undefined || jobs.fromCache
          ? []
          : lateJobs(runs, now, begunAt).filter((job) => isTold(job, runs)),
    }),
    hasMoreCalls: (calls.data ?? []).length > CALLS_SHOWN,
    needsAwaited: others.filter(({ status }) => status === 'loading'),
    needsFailed: others.some(({ status }) => status === 'error'),
  };
}
