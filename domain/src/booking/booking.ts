/** A booking and what is kept beside it. How they are stored is `records/booking.ts`. */
import type { PromptView } from '../money/provider/attempt';
import type { LedgerSummary } from '../money/summary';
import type { AgeBand } from '../person/age-band';
import type { Language } from '../person/language';
import type { Localized } from '../person/localized';
import type { Instant } from '../time/instant';
import type { Canceller } from './policy';
import type { BookingStatus } from './status';

export interface Guardian {
  name: string;
  phone: string;
  email: string;
  /** whoever filled in the form says that the guardian knows of it; the guardian's own word is `Booking.guardianConsent` */
  consents: boolean;
}

/** What a guardian agreed to by the own link, and whether it still holds. */
export interface GuardianConsent {
  at: Instant;
  /** of the agreement and of the privacy policy, with the SHA-256 (hex) of the exact texts: `consentTexts/{hash}` */
  version: string;
  privacyVersion: string;
  textHash: string;
  privacyHash: string;
  language: Language;
  /**
   * `mail`: by the link mailed to the guardian's address; `code`: by one that staff handed over, with a code from the guardian's
   * mailbox; `phone`: by such a link with the last digits of the number alone, which staff know as well, so it counts as told
   * to staff and not as the guardian's own word
   */
  proof: 'mail' | 'code' | 'phone';
  /** who of staff handed the link over; null for the mailed one, absent on a consent from before this was kept */
  handedBy?: string | null;
  withdrawnAt: Instant | null;
}

/** `wanted`: to be created or moved; `unwanted`: to be removed; the worker in functions/meeting brings it home. */
export type MeetingState = 'none' | 'wanted' | 'ready' | 'failed' | 'unwanted' | 'removed';

export interface Meeting {
  state: MeetingState;
  /** why the last attempt failed, as a short code for staff: never a provider's raw text */
  problem: string | null;
  attempts: number;
  /** the worker leaves it alone until then */
  nextAttemptAt: Instant | null;
  /** `google` made by the Calendar API, `pasted` by staff */
  source: 'google' | 'pasted' | null;
  /** booking version for which the event id was derived */
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

/**
 * `bookings/{id}` (specification section 3, design sections 4 to 6). What a receptionist must not read lives in
 * `bookings/{id}/confidential/request`.
 */
export interface Booking {
  id: string;
  referenceNumber: string;
  status: BookingStatus;
  /** the client gave the session up after the refund cut-off, by themselves or by asking staff to */
  cancelledLate: boolean;
  /** who gave it up, of one that is cancelled */
  cancelledBy?: Canceller | null;
  /** why, as the client reads it; null where they are told no reason */
  cancelReason?: string | null;
  /** its client had never booked before, as far as was known when it was asked for */
  isFirst: boolean;
  /** counts changes; a change names the version it saw */
  version: number;
  /** the person who comes (`clients/`) */
  clientId: string;
  /** the account that owns it; null as long as none has claimed it */
  clientUserId: string | null;
  /**
   * lower-case; the account's present address, or the one that was entered while there was no account, which then grants
   * access to whoever proves it; empty for somebody without one
   */
  clientEmail: string;
  clientName: string;
  clientPhone: string;
  /** contact details as typed in the form */
  clientData: { name: string; email: string; phone: string };
  /** whose time it takes, and whose client it is */
  practitionerId: string;
  /** copied at booking time, like the service: lists and mails need no second read */
  practitioner: { name: string };
  serviceId: string;
  /** copied at booking time, so that lists need no second read and prices do not change afterwards */
  service: { name: Localized; durationMinutes: number; price: number };
  sessionType: 'virtual';
  /** `YYYY-MM-DD`, practice time */
  preferredDates: string[];
  /** `HH:MM`, practice time */
  preferredTimeSlot: string;
  /** the zone of the form */
  timezone: string;
  language: Language;
  ageBand: AgeBand;
  guardian: Guardian | null;
  /** null until the guardian has agreed */
  guardianConsent: GuardianConsent | null;
  consent: { privacyVersion: string; agreementVersion: string; form: AgeBand; at: Instant };
  /** the requested start, until confirmed; then the confirmed one */
  startsAt: Instant;
  endsAt: Instant;
  /**
   * until when the slot is held for a pending request; where a code was said, from when on the provider is asked for it, and the
   * slot is held until it has answered. Null when confirmed or released, and where staff alone can look for the code
   */
  holdExpiresAt: Instant | null;
  confirmedDate: string | null;
  confirmedTimeSlot: string | null;
  rejectionReason: string | null;
  googleMeetLink: string | null;
  googleMeetId: string | null;
  googleCalendarLink: string | null;
  meeting: Meeting;
  /** what the entries of `payments` come to, written in the commit of each of them */
  payment: LedgerSummary;
  /**
   * What money did for the time of a request: `said`, its client has typed a code, keeps the slot until the provider or, where
   * none can be asked, staff have looked; `unseen`, the provider did not know the code, keeps nothing; `kept`, it is paid, keeps
   * the slot until staff decide; `lost`, it was paid when somebody else had the slot. Null where none of it happened, or staff
   * have decided.
   */
  paidTime: 'said' | 'unseen' | 'kept' | 'lost' | null;
  /** the code that the client has typed as proof of a payment; once for a booking */
  saidCode: string | null;
  /** the latest attempt to pay by a prompt */
  prompt: PromptView | null;
  /** revision of the invitation already sent (RFC 5545 SEQUENCE); null when none was */
  calendarSequence: number | null;
  /** lower-case words and digits for the staff's search: reference, name parts, e-mail, phone */
  searchTerms: string[];
  createdAt: Instant;
  updatedAt: Instant;
  createdBy: 'client' | 'guest' | 'staff';
  /** fingerprint of the request, for idempotency */
  requestHash: string;
  /** when its client deleted the account: what is kept names no contact any more */
  leftAt?: Instant | null;
  /** of a client who has left: when this booking is erased. All others end with their client (`clients/client.ts`) */
  retainUntil?: Instant | null;
}

/** Whether its client has left. Until migration 002 has run, those of before say so by the end of their time alone. */
export const hasLeft = ({ leftAt, retainUntil }: Pick<Booking, 'leftAt' | 'retainUntil'>) =>
  (leftAt ?? retainUntil ?? null) !== null;

/** `bookings/{id}/confidential/request`: for the owner, the booking's practitioner and admins only. */
export interface ConfidentialRequest {
  specialRequests: string;
  category: string | null;
  /** first name of the one who comes along to a session for couples; empty where none was given */
  partnerName: string;
}

/** `bookings/{id}/events/{version-action}`: append-only audit. */
export interface BookingEvent {
  at: Instant;
  actor: { kind: 'client' | 'guest' | 'staff' | 'system'; uid: string | null; name: string };
  action: string;
  from: BookingStatus | null;
  to: BookingStatus;
  version: number;
  /** ids, dates and codes, and the reason that staff give for a cancellation; no text about health */
  details: Record<string, string | number | boolean | null>;
}

/** `bookingStatus/{reference}`: what the public look-up shows, and nothing else. */
export interface BookingStatusCard {
  referenceNumber: string;
  status: BookingStatus;
  clientName: string;
}
