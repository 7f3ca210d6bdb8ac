/**
 * Staff request a session for a caller: nothing -> pending, at any time that staff may confirm. The client consents
 * later.
 */
import type { AtWork } from '../../practice/practitioner';
import type { Service } from '../../practice/service';
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import { intervalOf } from '../../slot/interval';
import { staffTimeRefusal } from '../../slot/staff-times';
import type { Instant } from '../../time/instant';
import { PRACTICE_ZONE, toInstant } from '../../time/practice-time';
import type { BookingEvent, ConfidentialRequest } from '../booking';
import { requestMails } from '../mails/booking-mails';
import { CONSENT_TO_BE_GIVEN } from '../consent/consent-due';
import { lacksGuardianConsent, requireNamedGuardian } from '../consent/guardian';
import { newBooking, type BookingIdentity, type RequestedSession } from '../new-booking';
import { detailsFor } from '../request-details';
import { timeRefused } from '../time-refusal';
import { holdTime, type PlaceState } from './time/hold-time';
import { planCreation, type BookingPlan } from './plan';
import { identityOf, requireService } from './request';

export interface OnBehalfInput
  extends
    Omit<RequestedSession, 'timezone' | 'consent'>,
    Omit<BookingIdentity, 'createdBy'>,
    Omit<ConfidentialRequest, 'category'> {
  /** the same commit confirms it, so only the confirmation is sent */
  confirm: boolean;
  signedBy: BookingEvent['actor'];
}

/**
 * A request for a client of 12 to 17 cannot be confirmed at once, because nobody has asked the guardian yet.
 * @throws Refusal guardian-required, guardian-consent-due
 */
export function requireGuardianToAsk(
  input: Pick<OnBehalfInput, 'ageBand' | 'guardian' | 'confirm'>,
): void {
  requireNamedGuardian(input);
  if (input.confirm && lacksGuardianConsent({ ...input, guardianConsent: null })) {
    throw new Refusal('guardian-consent-due');
  }
}

/**
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
