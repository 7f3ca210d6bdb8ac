import type { StkPushView } from '../money/provider/attempt';
import type { LedgerSummary } from '../money/summary';
import type { AgeBand } from '../person/age-band';
import type { Language } from '../person/language';
import type { Localized } from '../person/localized';
import type { Instant } from '../time/instant';
import type { Canceller } from './policy';
import type { RequestDetails } from './request-details';
import type { BookingStatus } from './status';

export interface Guardian {
  name: string;
  phone: string;
  email: string;
  /** what the client says in the form; `Booking.guardianConsent` is the guardian's own consent */
  consents: boolean;
}

/** The consent that a guardian gave by a link. */
export interface GuardianConsent {
  at: Instant;
  /** versions of agreement and privacy policy, with the SHA-256 (hex) of the exact texts: `consentTexts/{hash}` */
  version: string;
  privacyVersion: string;
  textHash: string;
  privacyHash: string;
  language: Language;
  /**
   * `mail`: by the link in the guardian's email; `code`: by a link from staff and a code from the guardian's mailbox;
   * `phone`: by a link from staff and the last digits of the guardian's number. Staff know that number too, so `phone`
   * counts as told to staff, not as the guardian's own
   */
  proof: 'mail' | 'code' | 'phone';
  /** name of the staff member who handed the link over; null for the mailed link, absent in old consents */
  handedBy?: string | null;
  withdrawnAt: Instant | null;
}

/** `wanted`: to be created or moved; `unwanted`: to be removed. The worker in functions/meeting does both. */
export type MeetingState = 'none' | 'wanted' | 'ready' | 'failed' | 'unwanted' | 'removed';

export interface Meeting {
  state: MeetingState;
  /** error code of the last attempt, never a provider's raw text */
  problem: string | null;
  attempts: number;
  nextAttemptAt: Instant | null;
  /** `google`: made by the Calendar API; `pasted`: entered by staff */
  source: 'google' | 'pasted' | null;
  /** booking version that the event id derives from */
  forVersion: number | null;
}

export const noMeeting: Meeting = {
  state: 'none',
  problem: null,
  attempts: 0,
  nextAttemptAt: null,
  source: null,
  forVersion: null,
};

export interface CancelUndo extends Pick<
  Booking,
  | 'status'
  | 'holdExpiresAt'
  | 'googleMeetLink'
  | 'googleCalendarLink'
  | 'meeting'
  | 'payment'
  | 'paidTime'
  | 'calendarSequence'
> {
  /** the end of the undo; its emails and the removal of its meeting wait until then */
  until: Instant;
  version: number;
  /** its locks, with the end of a hold; null when it had none */
  time: { until: Instant | null } | null;
}

/** What a client says on the day (`line-word.ts`), by the server's clock; null when it was not said, or taken back. */
export interface LineWord {
  lateAt: Instant | null;
  callAt: Instant | null;
}

/**
 * `bookings/{id}` (specification section 3, design sections 4 to 6). Receptionists must not read
 * `bookings/{id}/confidential/request`, so it is a document of its own.
 */
export interface Booking {
  id: string;
  referenceNumber: string;
  /** the first booking of those that staff made together; absent or null for a single one */
  seriesId?: string | null;
  status: BookingStatus;
  /** the client cancelled after the refund cut-off, or asked staff to */
  cancelledLate: boolean;
  cancelledBy?: Canceller | null;
  /** the reason that the client reads; null when only staff know it */
  cancelReason?: string | null;
  /** set while a cancellation can be undone */
  undo?: CancelUndo | null;
  /** what the client says on the day; a moved session forgets it */
  lineWord?: LineWord | null;
  /** counts changes; a command names the version that the person saw */
  version: number;
  /** the person who comes (`clients/`) */
  clientId: string;
  /** null until an account claims the booking */
  clientUserId: string | null;
  /**
   * lower-case. The account's present address; without an account the entered address, which gives access to an account
   * that proves it; empty for a client without an address
   */
  clientEmail: string;
  clientName: string;
  clientPhone: string;
  clientData: { name: string; email: string; phone: string };
  practitionerId: string;
  /** copied like the service */
  practitioner: { name: string };
  serviceId: string;
  /** copied at booking time: lists need no second read, and later price changes do not count */
  service: { name: Localized; durationMinutes: number; price: number };
  sessionType: 'virtual';
  /** `YYYY-MM-DD`, practice time */
  preferredDates: string[];
  /** `HH:MM`, practice time */
  preferredTimeSlot: string;
  /** of the client's browser */
  timezone: string;
  language: Language;
  ageBand: AgeBand;
  guardian: Guardian | null;
  guardianConsent: GuardianConsent | null;
  /** when the guardian refused before any consent; a later consent counts instead */
  guardianDeclinedAt?: Instant | null;
  consent: { privacyVersion: string; agreementVersion: string; form: AgeBand; at: Instant };
  /** the requested time until confirmed, then the confirmed one */
  startsAt: Instant;
  endsAt: Instant;
  /**
   * the end of the hold of a pending request; the start of the session where a free one is kept. After the client has
   * typed a code, the time of the first check with the provider; the time stays held until the answer. Null when
   * confirmed or released, and where only staff can find the code
   */
  holdExpiresAt: Instant | null;
  confirmedDate: string | null;
  confirmedTimeSlot: string | null;
  rejectionReason: string | null;
  googleMeetLink: string | null;
  googleMeetId: string | null;
  googleCalendarLink: string | null;
  meeting: Meeting;
  /** the sum of its `payments`, written in the commit of each */
  payment: LedgerSummary;
  /**
   * How a payment affects the time of a request. `said`: the client typed a code, and the time is kept until the
   * provider, or staff, have checked it. `unseen`: the provider does not know the code, and the time is not kept.
   * `kept`: it is paid, and the time is kept until staff decide. `lost`: it was paid after another booking had taken
   * the time. Null otherwise, and once staff have decided
   */
  paidTime: 'said' | 'unseen' | 'kept' | 'lost' | null;
  /** the receipt code that the client typed; one for each booking */
  saidCode: string | null;
  prompt: StkPushView | null;
  /** revision of the last invitation (RFC 5545 SEQUENCE) */
  calendarSequence: number | null;
  /** for the staff's search (`search-terms.ts`) */
  searchTerms: string[];
  createdAt: Instant;
  updatedAt: Instant;
  createdBy: 'client' | 'guest' | 'staff';
  /** hash of the request, for idempotency */
  requestHash: string;
  /** when its client deleted the account; the booking then has no contact */
  leftAt?: Instant | null;
  /** when the booking of a client who has left is erased; others end with their client (`clients/client.ts`) */
  retainUntil?: Instant | null;
}

export const nextVersion = ({ version }: Pick<Booking, 'version'>): number => version + 1;

/** Whether its client has left. Before migration 002 only `retainUntil` showed it. */
export const hasLeft = ({ leftAt, retainUntil }: Pick<Booking, 'leftAt' | 'retainUntil'>) =>
  (leftAt ?? retainUntil ?? null) !== null;

/** `bookings/{id}/confidential/request`: for the client, the booking's practitioner and admins only. */
export interface ConfidentialRequest extends RequestDetails {
  specialRequests: string;
  category: string | null;
}

/** `bookings/{id}/events/{version-action}`: audit trail, append-only. */
export interface BookingEvent {
  at: Instant;
  actor: { kind: 'client' | 'guest' | 'staff' | 'system'; uid: string | null; name: string };
  action: string;
  from: BookingStatus | null;
  to: BookingStatus;
  version: number;
  /** ids, dates, codes and the staff's reason for a cancellation; no text about health */
  details: Record<string, string | number | boolean | null>;
}

/** `bookingStatus/{reference}`: all that the public status page shows. */
export interface BookingStatusCard {
  referenceNumber: string;
  status: BookingStatus;
  clientName: string;
}
