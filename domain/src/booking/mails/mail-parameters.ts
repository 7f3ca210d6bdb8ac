import type { MoneyEntry } from '../../money/entry';
import type { StaffRole } from '../../person/role';
import type { ToldConnection } from '../../practice/connections';
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import type { GuardianState } from '../consent/guardian';
import type { MailTemplate } from './mail-table';

/** The session as it is when the email is written. */
export type SessionFacts = Pick<Booking, 'startsAt' | 'endsAt' | 'version'> & {
  sequence: Booking['calendarSequence'];
};
/** `further`: the other bookings that it tells about (`told-together.ts`) */
type Together = SessionFacts & { further?: string };
type Requested = Together & Pick<Booking, 'holdExpiresAt'>;
type Paid = SessionFacts & Pick<MoneyEntry, 'amount' | 'code'> & { receiptNumber: string };

/** The parameters of each email. The rest is read when it is sent. */
export interface MailParameters {
  'admin-notification': Requested;
  'booking-received': Requested;
  'booking-confirmed': Together;
  'booking-rejected': Together;
  /** `byClient`: the client chose the new time, so the email does not ask whether it suits */
  'booking-moved': Together & { byClient: boolean };
  /** `former`: name of the practitioner until then */
  'booking-handed-over': SessionFacts & { former: string };
  'booking-cancelled': Together & {
    /** an invitation was sent, which the cancellation withdraws */
    invited: boolean;
    /** whole shillings that go back, and that the practice keeps */
    refund: number;
    kept: number;
    /** the refund cut-off at the cancellation, in hours before the start */
    cutoffHours: number;
    /** the client cancelled after the cut-off, and the practice keeps the payment */
    keeps: boolean;
    byClient: boolean;
    /** the client cancelled, or asked staff to */
    asked: boolean;
    /** the line failed during the session */
    line?: boolean;
    /** the client's account is being deleted, so the email offers nothing */
    leaving: boolean;
  };
  'contact-changed': SessionFacts & { changed: 'name' | 'phone' | 'both' };
  'staff-invitation': Together & {
    change: 'confirmed' | 'moved' | 'handed-over' | 'cancelled' | 'link';
  };
  'meeting-link': SessionFacts;
  'meeting-cancelled': SessionFacts;
  'session-reminder': SessionFacts;
  'payment-received': Paid & Together;
  'payment-corrected': Paid;
  'payment-late': Paid;
  /** `late`: another booking had the time when the payment came; `said`: the client typed a code */
  'payment-notice':
    (Paid & { why: 'late' }) | (SessionFacts & { why: 'said' } & Pick<MoneyEntry, 'code'>);
  'guardian-consent': SessionFacts;
  'guardian-code': SessionFacts & { code: string };
  'guardian-withdrew': SessionFacts & { answer: GuardianState };
  'guardian-answered': SessionFacts;
  'contact-message': { messageId: string };
  'message-answer': { messageId: string };
  'staff-welcome': { fullName: string; role: StaffRole };
  /** path of the page after the link; empty for none */
  'email-verification': { target: string };
  'password-reset': { target: string };
  /** names of fields, separated by commas, and whether sessions ahead follow */
  'client-corrected': { fullName: string; fields: string; sessions: boolean };
  'email-noted': { clientId: string; token: string };
  /** an offer to an entry of the waiting list, and until when it stands */
  'time-offered': {
    waitId: string;
    fullName: string;
    startsAt: Instant;
    until: Instant;
    timezone: string;
  };
  /** until when records must be kept; null where there are none */
  'account-deleted': { fullName: string; retainUntil: Instant | null };
  'owner-report': {
    date: string;
    failedMails: number;
    unknownMails: number;
    overdueMails: number;
    failedMeetings: number;
    /** names, separated by commas; empty for none */
    refused: string;
    lateJobs: string;
  };
  'connection-lost': { connection: ToldConnection; since: Instant };
}

export type Parametrized<Template extends MailTemplate = MailTemplate> = {
  [Name in Template]: { template: Name; parameters: MailParameters[Name] };
}[Template];

export type CancellationFacts = Omit<MailParameters['booking-cancelled'], keyof Together>;

export type InvitationChange = MailParameters['staff-invitation']['change'];
