/** A client, or staff for a caller, request a session: nothing -> pending, and the time is held. */
import type { AtWork } from '../../practice/practitioner';
import { isForAge, type Service } from '../../practice/service';
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import { slotRefusal, slotRules, type DayLookup } from '../../slot/free-slots';
import { intervalOf } from '../../slot/interval';
import type { Instant } from '../../time/instant';
import { toInstant, PRACTICE_ZONE } from '../../time/practice-time';
import type { AgeBand } from '../../person/age-band';
import type { BookingEvent, ConfidentialRequest, Guardian } from '../booking';
import { requestMails } from '../mails/booking-mails';
import { newBooking, type BookingIdentity, type RequestedSession } from '../new-booking';
import { detailsFor } from '../request-details';
import { cannotBePaid } from '../time-promise';
import { timeRefused } from '../time-refusal';
import { requireCurrentConsent, type ShownVersions } from './give-consent';
import { holdTime, type PlaceState } from './time/hold-time';
import { planCreation, type BookingPlan } from './plan';
import { staffTimeRefusal } from '../../slot/staff-times';
import { CONSENT_TO_BE_GIVEN } from '../consent/consent-due';
import { lacksGuardianConsent, requireNamedGuardian } from '../consent/guardian';

interface RequestState extends PlaceState {
  /** null for an unknown service */
  service: Service | null;
  practitioner: AtWork;
  months: DayLookup;
}

export interface RequestInput extends RequestedSession, BookingIdentity, ConfidentialRequest {
  signedBy: BookingEvent['actor'];
  /** of a request for several sessions: the id of the first */
  seriesId?: string;
}

/** @throws Refusal consent-outdated, guardian-required */
export function requireAgreement(asked: {
  ageBand: AgeBand;
  guardian: Guardian | null;
  consent: ShownVersions;
}): void {
  requireCurrentConsent(asked.consent, asked.ageBand);
  if (asked.ageBand === 'adolescent' && asked.guardian === null) {
    throw new Refusal('guardian-required');
  }
}

/** @throws Refusal service-unavailable, service-not-for-age */
function requireService(service: Service | null, ageBand: AgeBand): Service {
  if (service?.isActive !== true) throw new Refusal('service-unavailable');
  if (!isForAge(service, ageBand)) throw new Refusal('service-not-for-age');
  return service;
}

/**
 * `seemsTaken`: the public months show the time as taken, maybe by a lapsed hold or by this very request. The locks
 * decide, but creating them unread will probably fail.
 * @throws Refusal consent-outdated, guardian-required, service-unavailable, service-not-for-age, too-many-pending
 * @throws TimeRefusal
 */
export function request(
  state: RequestState,
  input: RequestInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan & { seemsTaken: boolean } {
  requireAgreement(input);
  const { practitioner, months } = state;
  const service = requireService(state.service, input.ageBand);
  const { date, time, specialRequests, category, signedBy } = input;
  const minutes = service.durationMinutes;
  const interval = intervalOf(toInstant(date, time), minutes);
  const rules = slotRules(settings, practitioner);
  const reason = slotRefusal(rules, months, { date, time, minutes, now });
  if (reason !== null && reason !== 'taken') {
    const session = { practitionerId: practitioner.id, serviceId: service.slug, service };
    throw timeRefused(reason, session, interval.startsAt);
  }
  const about = { practitioner, service, settings, interval, now };
  const { seriesId } = input;
  const held = {
    ...newBooking(input, identityOf(input), about),
    ...(seriesId !== undefined && { seriesId }),
  };
  // Where the client cannot pay to keep the time, it is kept, for one request at a time.
  const others = state.pending.filter((id) => id !== (seriesId ?? input.id));
  const isKept =
    cannotBePaid(service.price, settings) && input.createdBy === 'client' && others.length === 0;
  const booking = isKept ? { ...held, holdExpiresAt: held.startsAt } : held;
  const plan = planCreation(booking, {
    request: { specialRequests, category, ...detailsFor(service, input) },
    signedBy,
    locks: holdTime(booking, state, settings, now),
    mails: requestMails(booking),
  });
  return { ...plan, seemsTaken: reason === 'taken' };
}

/** Only these fields, so that no other input gets into the record. */
function identityOf(input: BookingIdentity): BookingIdentity {
  const { id, clientId, referenceNumber, requestHash, requester, createdBy } = input;
  return { id, clientId, referenceNumber, requestHash, requester, createdBy };
}

export interface OnBehalfInput
  extends
    Omit<RequestedSession, 'timezone' | 'consent'>,
    Omit<BookingIdentity, 'createdBy'>,
    Omit<ConfidentialRequest, 'category'> {
  /** the same commit confirms it, so only the confirmation is sent */
  confirm: boolean;
  signedBy: BookingEvent['actor'];
}

/** Staff cannot confirm a client of 12 to 17 at once. @throws Refusal guardian-required, guardian-consent-due */
export function requireGuardianToAsk(
  input: Pick<OnBehalfInput, 'ageBand' | 'guardian' | 'confirm'>,
): void {
  requireNamedGuardian(input);
  if (input.confirm && lacksGuardianConsent({ ...input, guardianConsent: null })) {
    throw new Refusal('guardian-consent-due');
  }
}

/**
 * Staff request a session for a caller, at any time that staff may confirm. The client consents later.
 * @throws Refusal guardian-required, guardian-consent-due, service-unavailable, service-not-for-age, too-many-pending
 * @throws TimeRefusal
 */
export function requestOnBehalf(
  state: PlaceState & { service: Service | null; practitioner: AtWork },
  input: OnBehalfInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  requireGuardianToAsk(input);
  const { practitioner } = state;
  const service = requireService(state.service, input.ageBand);
  const interval = intervalOf(toInstant(input.date, input.time), service.durationMinutes);
  const reason = staffTimeRefusal(input, practitioner.openingHours, now);
  if (reason !== null) {
    const session = { practitionerId: practitioner.id, serviceId: service.slug, service };
    throw timeRefused(reason, session, interval.startsAt);
  }
  const consent = { privacyVersion: CONSENT_TO_BE_GIVEN, agreementVersion: CONSENT_TO_BE_GIVEN };
  const booking = newBooking(
    { ...input, timezone: PRACTICE_ZONE, consent },
    identityOf({ ...input, createdBy: 'staff' }),
    { practitioner, service, settings, interval, now },
  );
  // Staff made the request, so the practice needs no notice.
  const { specialRequests } = input;
  const mails = requestMails(booking).filter(({ template }) => template !== 'admin-notification');
  return planCreation(booking, {
    request: { specialRequests, category: null, ...detailsFor(service, input) },
    signedBy: input.signedBy,
    locks: holdTime(booking, state, settings, now),
    mails: input.confirm ? [] : mails,
  });
}
