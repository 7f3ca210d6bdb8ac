/** Staff book for a client who called or wrote. Contract in domain/calls/book-on-behalf.ts. */
import {
  bookOnBehalf as contract,
  type BookOnBehalfInput,
} from '@tulia/domain/calls/book-on-behalf';
import { CONSENT_TO_BE_GIVEN } from '@tulia/domain/booking/consent-due';
import type { Booking } from '@tulia/domain/records/booking';
import type { Service } from '@tulia/domain/records/service';
import { Refusal } from '@tulia/domain/refusal';
import { intervalOf } from '@tulia/domain/slot/interval';
import { CONFIRM_TIMES } from '@tulia/domain/slot/opening-hours';
import { toInstant } from '@tulia/domain/time/practice-time';
import { accounts } from '../../platform/app';
import { callable, type CallContext } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { eventActor } from '../../bookings/change-booking';
import { canonicalJson, derivedId, fingerprint } from '../../platform/fingerprint';
import { freeTimesNear } from '../../schedule/free-times';
import { describeError } from '../../platform/log';
import { newBooking } from '../../bookings/new-booking';
import { earlierAnswer, placeRequest } from '../../bookings/place-request';
import { readService, serviceIds } from '../../practice/services';
import { readSettings } from '../../practice/settings';
import { lockPlaces } from '../../schedule/slot-locks';
import { requestMails } from '../../mail/booking-mails';
import { confirmRequest, requireGuardian } from '../../bookings/confirm';

export const bookOnBehalf = callable(contract, handle);

async function handle(input: BookOnBehalfInput, { caller, clock }: CallContext) {
  requirePermission(caller, 'decide-bookings');
  requireGuardian(input);
  const id = derivedId('booking', `staff:${caller.uid}`, input.requestId);
  const requestHash = fingerprint(canonicalJson({ ...input, requestId: undefined }));
  const booking =
    (await earlierAnswer(id, requestHash)) ??
    (await place(input, { id, requestHash }, { caller, clock }));
  const { referenceNumber, meeting, status, version } = booking;
  const answer = { bookingId: id, referenceNumber };
  if (!input.confirm || status !== 'pending') return { ...answer, status, meeting: meeting.state };
  const { date, time } = input;
  const confirmed = await confirmRequest({ bookingId: id, version, date, time }, { caller, clock });
  return { ...answer, status: confirmed.status, meeting: confirmed.meeting };
}

/** The request as one commit, like a client's own. Staff book at the hours at which they confirm; the locks decide. */
async function place(
  input: BookOnBehalfInput,
  { id, requestHash }: { id: string; requestHash: string },
  { caller, clock }: CallContext,
): Promise<Booking> {
  const now = clock.now();
  const [settings, ids, service] = await Promise.all([
    readSettings(),
    serviceIds(now),
    readService(input.serviceId),
  ]);
  if (service?.isActive !== true) throw new Refusal('service-unavailable');
  const zone = settings.timeZone;
  const minutes = service.durationMinutes;
  const interval = intervalOf(toInstant(input.date, input.time, zone), minutes);
  const reason = !CONFIRM_TIMES.includes(input.time)
    ? 'closed'
    : interval.startsAt <= now
      ? 'past'
      : null;
  if (reason !== null) {
    const wish = { serviceId: service.slug, near: interval.startsAt, minutes, now };
    const freeTimes = await freeTimesNear(settings, wish);
    throw new Refusal('slot-unavailable', { reason, freeTimes });
  }
  const email = input.email.trim().toLowerCase();
  const made = newBooking(asRequest(input, service, zone), {
    requester: { uid: await accountOf(email), email },
    ageBand: input.ageBand,
    service,
    settings,
    interval,
    now,
  });
  const booking: Booking = { ...made, id, requestHash, createdBy: 'staff' };
  return placeRequest(
    {
      request: {
        booking,
        request: { specialRequests: input.specialRequests, category: null },
        places: lockPlaces(interval, service.slug, zone),
        // The practice knows already; the client hears of the request, or at once of the confirmation.
        mails: input.confirm
          ? []
          : requestMails(booking, settings).filter(
              ({ template }) => template === 'booking-received',
            ),
      },
      settings,
      around: { now, zone, serviceIds: ids, actor: eventActor(caller) },
      clock,
    },
    false,
  );
}

/** What the client would have sent, with the consents still to be given. */
function asRequest(input: BookOnBehalfInput, service: Service, zone: string) {
  return {
    requestId: input.requestId,
    fullName: input.fullName,
    email: input.email,
    phone: input.phone,
    serviceId: service.slug,
    category: null,
    sessionType: 'virtual' as const,
    date: input.date,
    time: input.time,
    timezone: zone,
    specialRequests: input.specialRequests,
    ageBand: input.ageBand,
    guardian: input.guardian,
    consent: { privacyVersion: CONSENT_TO_BE_GIVEN, agreementVersion: CONSENT_TO_BE_GIVEN },
    honeypot: '',
    language: input.language,
  };
}

/** The account to which the address belongs; null unless its owner has verified it. */
async function accountOf(email: string): Promise<string | null> {
  try {
    const account = await (await accounts()).getUserByEmail(email);
    return account.emailVerified && !account.disabled ? account.uid : null;
  } catch (error) {
    if (describeError(error).code === 'auth/user-not-found') return null;
    throw error;
  }
}
