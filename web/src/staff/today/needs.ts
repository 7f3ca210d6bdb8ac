import { lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { refundDue } from '@tulia/domain/booking/payment';
import type { Booking } from '@tulia/domain/booking/booking';
import type { MailStatus } from '@tulia/domain/records/mail';
import type { JobName } from '@tulia/domain/practice/jobs';
import { overlaps } from '@tulia/domain/slot/interval';
import { unreadSince, type OwnCalendar } from '@tulia/domain/slot/own-calendar';
import type { Instant } from '@tulia/domain/time/instant';
import type { UnwrittenSession } from './notes-need';
import { isUnpaidSoon, lacksMeeting, waitsForGoogle } from '../bookings/decisions/main-action';

type BookingNeed = 'meeting' | 'overlaid' | 'unpaid' | 'refund' | 'guardian' | 'unconcluded';

export type Need =
  /** an email that failed or may not have arrived, or a reminder by a call; `booking` is null when it is about none */
  | { kind: 'mail'; key: string; mail: MailStatus; booking: Booking | null }
  | { kind: BookingNeed; key: string; booking: Booking }
  /** past sessions without a note, the earliest first */
  | { kind: 'notes'; key: string; sessions: readonly UnwrittenSession[] }
  /** practitioners without a name or licence */
  | { kind: 'people'; key: string; count: number }
  /** the own calendar closes hours and was not read; `since` is 0 when it never was */
  | { kind: 'unread'; key: string; since: Instant }
  | { kind: 'unmatched'; key: string; amounts: readonly number[] }
  | { kind: 'messages'; key: string; count: number }
  | { kind: 'jobs'; key: string; jobs: readonly JobName[] };

export interface Findings {
  now: Instant;
  /** confirmed, of today and tomorrow */
  sessions: readonly Booking[];
  requests: readonly Booking[];
  mails: readonly (MailStatus & { id: string })[];
  mailed: readonly Booking[];
  /** only this practitioner's tasks; null: the whole practice's */
  ofPractitioner: string | null;
  /** future sessions whose meeting could not be made */
  withoutMeeting: readonly Booking[];
  refunds: readonly Booking[];
  /** the sums of unmatched payments */
  unmatched: readonly number[];
  /** confirmed, of earlier days */
  unconcluded: readonly Booking[];
  /** the staff member's sessions without a note: booking id to start */
  notesDue: Readonly<Record<string, Instant>>;
  /** the practitioner's own calendar */
  calendar: OwnCalendar;
  /** bookings over which it had something at the last reading */
  overlaid: readonly Booking[];
  /** practitioners without a name or licence; 0 for staff who may not change the practice */
  people: number;
  messages: number;
  lateJobs: readonly JobName[];
}

/** The most urgent first: obstacles to a session, money, outcomes, answers, what clients read, jobs. */
export function needsOf(found: Findings): Need[] {
  const { now, sessions, requests, mails, ofPractitioner } = found;
  const mailed = new Map(found.mailed.map((booking) => [booking.id, booking]));
  const coming = sessions.filter(({ endsAt }) => endsAt > now);
  // One banner tells of all bookings that only wait for Google.
  const unlinked = new Map(
    [...coming, ...found.withoutMeeting]
      .filter((booking) => lacksMeeting(booking, now) && !waitsForGoogle(booking))
      .map((booking) => [booking.id, booking]),
  );
  const about = (kind: BookingNeed) => (booking: Booking) =>
    ({ kind, key: `${kind}:${booking.id}`, booking }) as const;
  return [
    ...[...unlinked.values()].map(about('meeting')),
    ...found.overlaid
      .filter((booking) => liesOver(found.calendar, booking, now))
      .map(about('overlaid')),
    ...unreadNeed(found.calendar, now),
    ...mails
      .map((mail) => ({
        kind: 'mail' as const,
        key: `mail:${mail.id}`,
        mail,
        booking: mail.bookingId === null ? null : (mailed.get(mail.bookingId) ?? null),
      }))
      .filter(
        ({ booking }) => ofPractitioner === null || booking?.practitionerId === ofPractitioner,
      ),
    ...[...coming, ...requests].filter(lacksGuardianConsent).map(about('guardian')),
    ...coming.filter((booking) => isUnpaidSoon(booking, now)).map(about('unpaid')),
    ...found.refunds.filter((booking) => refundDue(booking) > 0).map(about('refund')),
    ...(found.unmatched.length > 0
      ? [{ kind: 'unmatched' as const, key: 'unmatched', amounts: found.unmatched }]
      : []),
    ...found.unconcluded.filter(({ endsAt }) => endsAt <= now).map(about('unconcluded')),
    ...notesNeed(found.notesDue),
    ...(found.messages > 0
      ? [{ kind: 'messages' as const, key: 'messages', count: found.messages }]
      : []),
    ...(found.people > 0 ? [{ kind: 'people' as const, key: 'people', count: found.people }] : []),
    ...(found.lateJobs.length > 0
      ? [{ kind: 'jobs' as const, key: 'jobs', jobs: found.lateJobs }]
      : []),
  ];
}

/** Gone at once when the session moves or is cancelled, and with the next reading when the event moves. */
const liesOver = ({ closesHours, busy }: OwnCalendar, booking: Booking, now: Instant) =>
  closesHours &&
  booking.status === 'confirmed' &&
  booking.endsAt > now &&
  busy.some((interval) => overlaps(interval, booking));

function unreadNeed(calendar: OwnCalendar, now: Instant): Need[] {
  const since = unreadSince(calendar, now);
  return since === null ? [] : [{ kind: 'unread', key: 'unread', since }];
}

function notesNeed(due: Findings['notesDue']): Need[] {
  const sessions = Object.entries(due)
    .map(([bookingId, startsAt]) => ({ bookingId, startsAt }))
    .sort((one, other) => one.startsAt - other.startsAt);
  return sessions.length === 0 ? [] : [{ kind: 'notes', key: 'notes', sessions }];
}
