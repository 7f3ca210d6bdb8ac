import type { MoneyEntry } from '../../money/entry';
import type { StaffRole } from '../../person/role';
import type { ConnectionName } from '../../practice/connections';
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import type { GuardianState } from '../consent/guardian';
import type { MailTemplate } from './mail-table';

/** The session as it stands when the mail is written. */
export type SessionFacts = Pick<Booking, 'startsAt' | 'endsAt' | 'version'> & {
  sequence: Booking['calendarSequence'];
};
type Requested = SessionFacts & Pick<Booking, 'holdExpiresAt'>;
type Paid = SessionFacts & Pick<MoneyEntry, 'amount' | 'code'> & { receiptNumber: string };

/** What each mail needs besides what is read when it is sent. */
export interface MailParameters {
  'admin-notification': Requested;
  'booking-received': Requested;
  'booking-confirmed': SessionFacts;
  'booking-rejected': SessionFacts;
  /** whether the client chose the new time, and so is not asked whether it suits */
  'booking-moved': SessionFacts & { byClient: boolean };
  'booking-cancelled': SessionFacts & {
    /** whether an invitation had gone out, which the cancellation withdraws */
    invited: boolean;
    /** whole shillings that go back to the client */
    refund: number;
    /** whole shillings that the practice keeps */
    kept: number;
    /** the refund cut-off in hours before the start, as it was at the cancellation */
    cutoffHours: number;
    /** the client gave it up after the cut-off, and the practice keeps what was paid */
    keeps: boolean;
    byClient: boolean;
    /** the client gave it up, or asked staff to */
    asked: boolean;
    /** the client's account is being deleted: nothing is offered any more */
    leaving: boolean;
  };
  /** which details were changed by the link in a mail */
  'contact-changed': SessionFacts & { changed: 'name' | 'phone' | 'both' };
  'staff-invitation': SessionFacts & { change: 'confirmed' | 'moved' | 'cancelled' | 'link' };
  'meeting-link': SessionFacts;
  'meeting-cancelled': SessionFacts;
  'session-reminder': SessionFacts;
  'payment-received': Paid;
  'payment-late': Paid;
  /** `late`: the time was gone when the money came; `said`: the client says to have paid */
  'payment-notice':
    (Paid & { why: 'late' }) | (SessionFacts & { why: 'said' } & Pick<MoneyEntry, 'code'>);
  'guardian-consent': SessionFacts;
  'guardian-code': SessionFacts & { code: string };
  'guardian-withdrew': SessionFacts & { answer: GuardianState };
  'guardian-answered': SessionFacts;
  'contact-message': { messageId: string };
  'staff-welcome': { fullName: string; role: StaffRole };
  /** path of the page that the link leads on to; empty for none */
  'email-verification': { target: string };
  'password-reset': { target: string };
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
  'connection-lost': { connection: ConnectionName; since: Instant };
}

/** A template with the parameters of its mail. */
export type Parametrized<Template extends MailTemplate = MailTemplate> = {
  [Name in Template]: { template: Name; parameters: MailParameters[Name] };
}[Template];

/** What the client is told of a cancellation. */
export type CancellationFacts = Omit<MailParameters['booking-cancelled'], keyof SessionFacts>;

/** The change that the invitation to the therapist names. */
export type InvitationChange = MailParameters['staff-invitation']['change'];
