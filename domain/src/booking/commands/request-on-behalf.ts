/**
 * Staff ask for a session for a client who called or wrote: nothing -> pending, at any hour at which staff may
 * confirm. The client's own consent is asked for later.
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
import { TimeRefusal } from '../time-refusal';
import { holdTime, type PlaceState } from './time/hold-time';
import { planCreation, type BookingPlan } from './plan';
import { identityOf, requireAge } from './request';

export interface OnBehalfInput
  extends
    Omit<RequestedSession, 'timezone' | 'consent'>,
    Omit<BookingIdentity, 'createdBy'>,
    Omit<ConfidentialRequest, 'category'> {
  /** confirmed at once: the client then hears of the confirmation only */
  confirm: boolean;
  signedBy: BookingEvent['actor'];
}

const TO_BE_GIVEN = {
  privacyVersion: CONSENT_TO_BE_GIVEN,
  agreementVersion: CONSENT_TO_BE_GIVEN,
};

/**
 * What a request on behalf of a client of 12 to 17 needs. It cannot be confirmed at once, as the guardian has not
 * been asked.
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
 * @throws Refusal guardian-required, guardian-consent-due, service-unavailable, service-not-for-age,
 * too-many-pending
 * @throws TimeRefusal
 */
export function requestOnBehalf(
  state: PlaceState & { service: Service | null; practitioner: AtWork },
  input: OnBehalfInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  requireGuardianToAsk(input);
  const { service, practitioner } = state;
  if (service?.isActive !== true) throw new Refusal('service-unavailable');
  requireAge(service, input.ageBand);
  const minutes = service.durationMinutes;
  const interval = intervalOf(toInstant(input.date, input.time), minutes);
  const reason = staffTimeRefusal(input, practitioner.openingHours, now);
  if (reason !== null) {
    throw new TimeRefusal(reason, {
      practitionerIds: [practitioner.id],
      serviceId: service.slug,
      near: interval.startsAt,
      minutes,
    });
  }
  const booking = newBooking(
    { ...input, timezone: PRACTICE_ZONE, consent: TO_BE_GIVEN },
    identityOf({ ...input, createdBy: 'staff' }),
    { practitioner, service, settings, interval, now },
  );
  // Staff made the request, so the practice needs no notice.
  const mails = requestMails(booking).filter(({ template }) => template !== 'admin-notification');
  return planCreation(booking, {
    request: {
      specialRequests: input.specialRequests,
      category: null,
      ...detailsFor(service, input),
    },
    signedBy: input.signedBy,
    locks: holdTime(booking, state, settings, now),
    mails: input.confirm ? [] : mails,
  });
}
