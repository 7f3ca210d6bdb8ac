/** A booking and what is kept beside it. How they are stored is `records/booking.ts`. */
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
  /**
   * the client says in the form that the guardian knows of it; the guardian's own consent is
   * `Booking.guardianConsent`
   */
  consents: boolean;
}

/** What a guardian agreed to by the guardian's own link, and whether it still holds. */
export interface GuardianConsent {
  at: Instant;
  /** of the agreement and of the privacy policy, with the SHA-256 (hex) of the exact texts: `consentTexts/{hash}` */
  version: string;
  privacyVersion: string;
  textHash: string;
  privacyHash: string;
  language: Language;
  /**
   * `mail`: by the link mailed to the guardian's address; `code`: by a link that staff handed over, with a code
   * from the guardian's mailbox; `phone`: by such a link with only the last digits of the guardian's number. Staff
   * know that number too, so this consent counts as told to staff and not as the guardian's own
   */
  proof: 'mail' | 'code' | 'phone';
  /**
   * name of the staff member who handed the link over; null for the mailed one, absent on a consent from before
   * this was kept
   */
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

/** What a cancellation by staff took from a booking, so that it can be undone for a moment. */
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
  /** until then; as long its mails and the removal of its meeting wait */
  until: Instant;
  /** the version whose mails wait */
  version: number;
  /** the time that it had on the schedule, until when a hold lasted; null when it had none */
  time: { until: Instant | null } | null;
}

/**
 * `bookings/{id}` (specification section 3, design sections 4 to 6). What a receptionist must not read lives in
 * `bookings/{id}/confidential/request`.
 */
export interface Booking {
  id: string;
  referenceNumber: string;
  status: BookingStatus;
  /** the client gave the session up after the refund cut-off, or asked staff to */
  cancelledLate: boolean;
  /** who gave up a cancelled session */
  cancelledBy?: Canceller | null;
  /** the reason as the client reads it; null where the client is told no reason */
  cancelReason?: string | null;
  /** how a cancelled booking stood before */
  undo?: CancelUndo | null;
  /** counts changes; a change names the version it saw */
  version: number;
  /** the person who comes (`clients/`) */
  clientId: string;
  /** the account that owns it; null until an account has claimed it */
  clientUserId: string | null;
  /**
   * lower-case. The account's present address; of a booking without an account the address that was entered, which
   * grants access to an account that proves it. Empty for a client without an address
   */
  clientEmail: string;
  clientName: string;
  clientPhone: string;
  /** contact details as typed in the form */
  clientData: { name: string; email: string; phone: string };
  /** its practitioner: the session takes this person's time */
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
  /** when the guardian said no before any consent; a consent that is given later counts instead */
  guardianDeclinedAt?: Instant | null;
  consent: { privacyVersion: string; agreementVersion: string; form: AgeBand; at: Instant };
  /** the requested start, until confirmed; then the confirmed one */
  startsAt: Instant;
  endsAt: Instant;
  /**
   * Until when the slot is held for a pending request; the start of the session where a free one is kept. After the
   * client has typed a code: when the provider is first asked for it; the slot is held until the provider has
   * answered. Null when confirmed or released, and where only staff can look for the code
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
   * What money did for the time of a request. `said`: its client has typed a code, and the slot is kept until the
   * provider has looked, or staff where no provider can be asked. `unseen`: the provider did not know the code, and
   * the slot is not kept. `kept`: it is paid, and the slot is kept until staff decide. `lost`: it was paid after
   * another booking had taken the slot. Null in all other cases, and once staff have decided.
   */
  paidTime: 'said' | 'unseen' | 'kept' | 'lost' | null;
  /** the code that the client typed as proof of a payment; one for each booking */
  saidCode: string | null;
  /** the latest attempt to pay by an STK push */
  prompt: StkPushView | null;
  /** revision of the invitation already sent (RFC 5545 SEQUENCE); null when none was */
  calendarSequence: number | null;
  /** lower-case words and digits for the staff's search: reference, name parts, e-mail, phone */
  searchTerms: string[];
  createdAt: Instant;
  updatedAt: Instant;
  createdBy: 'client' | 'guest' | 'staff';
  /** fingerprint of the request, for idempotency */
  requestHash: string;
  /** when its client deleted the account: the booking then holds no contact any more */
  leftAt?: Instant | null;
  /**
   * of a client who has left: when this booking is erased. Other bookings end with their client
   * (`clients/client.ts`)
   */
  retainUntil?: Instant | null;
}

/** Whether its client has left. A booking from before migration 002 shows it by `retainUntil` alone. */
export const hasLeft = ({ leftAt, retainUntil }: Pick<Booking, 'leftAt' | 'retainUntil'>) =>
  (leftAt ?? retainUntil ?? null) !== null;

/** `bookings/{id}/confidential/request`: for the owner, the booking's practitioner and admins only. */
export interface ConfidentialRequest extends RequestDetails {
  specialRequests: string;
  category: string | null;
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
