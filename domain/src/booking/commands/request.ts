/** A client asks for a session: nothing -> pending, with a hold on the time. */
import type { AtWork } from '../../practice/practitioner';
import { isForAge, type Service } from '../../practice/service';
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import { slotRefusal, slotRules, type DayLookup } from '../../slot/free-slots';
import { intervalOf } from '../../slot/interval';
import type { Instant } from '../../time/instant';
import { toInstant } from '../../time/practice-time';
import type { AgeBand } from '../../person/age-band';
import type { BookingEvent, ConfidentialRequest, Guardian } from '../booking';
import { requestMails } from '../mails/booking-mails';
import { newBooking, type BookingIdentity, type RequestedSession } from '../new-booking';
import { detailsFor } from '../request-details';
import { cannotBePaid } from '../time-promise';
import { TimeRefusal } from '../time-refusal';
import { requireCurrentConsent, type ShownVersions } from './give-consent';
import { holdTime, type PlaceState } from './time/hold-time';
import { planCreation, type BookingPlan } from './plan';

export interface RequestState extends PlaceState {
  /** null when there is none of that name */
  service: Service | null;
  /** with whom it is to be (`choose-practitioner.ts`) */
  practitioner: AtWork;
  /** the public months around the time, of this service */
  months: DayLookup;
}

export interface RequestInput extends RequestedSession, BookingIdentity, ConfidentialRequest {
  signedBy: BookingEvent['actor'];
}

/** The agreement that a request needs. @throws Refusal consent-outdated, guardian-required */
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

/** @throws Refusal service-not-for-age */
export function requireAge(service: Service, ageBand: AgeBand): void {
  if (!isForAge(service, ageBand)) throw new Refusal('service-not-for-age');
}

/**
 * `seemsTaken`: the public months show the time as taken. That may be a lapsed hold, or this very request, so the
 * locks decide; but creating them unread will probably fail.
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
  const { service, practitioner, months } = state;
  if (service?.isActive !== true) throw new Refusal('service-unavailable');
  requireAge(service, input.ageBand);
  const { date, time, specialRequests, category, signedBy } = input;
  const minutes = service.durationMinutes;
  const interval = intervalOf(toInstant(date, time), minutes);
  const rules = slotRules(settings, practitioner);
  const reason = slotRefusal(rules, months, { date, time, minutes, now });
  if (reason !== null && reason !== 'taken') {
    throw new TimeRefusal(reason, {
      practitionerIds: [practitioner.id],
      serviceId: service.slug,
      near: interval.startsAt,
      minutes,
    });
  }
  const about = { practitioner, service, settings, interval, now };
  const held = newBooking(input, identityOf(input), about);
  // Of a client who waits for nothing else the time is kept, where no payment could keep it.
  const others = state.pending.filter((id) => id !== input.id);
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

/** Exactly these fields, so that other fields of an input stay out of the record. */
export function identityOf(input: BookingIdentity): BookingIdentity {
  const { id, clientId, referenceNumber, requestHash, requester, createdBy } = input;
  return { id, clientId, referenceNumber, requestHash, requester, createdBy };
}
