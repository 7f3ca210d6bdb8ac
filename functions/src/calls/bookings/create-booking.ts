/** Asks for a session: contract in domain/calls/create-booking.ts. */
import { createBooking as contract } from '@tulia/domain/calls/create-booking';
import type { CreateBookingInput, CreateBookingOutput } from '@tulia/domain/calls/create-booking';
import type { AgeBand, Booking } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { servicePath } from '@tulia/domain/records/service';
import { Refusal } from '@tulia/domain/refusal';
import { slotRefusal } from '@tulia/domain/slot/free-slots';
import { intervalOf } from '@tulia/domain/slot/interval';
import { HOUR, type Instant } from '@tulia/domain/time/instant';
import { addDays, monthsBetween, toInstant } from '@tulia/domain/time/practice-time';
import { CONSENT_VERSIONS } from '@tulia/domain/wording/consent-versions';
import { db } from '../../platform/app';
import { lookupFrom, monthRefs } from '../../schedule/availability-months';
import { callable, type CallContext } from '../../platform/callable';
import type { Caller } from '../../platform/caller';
import { eventActor } from '../../bookings/change-booking';
import { newConsents } from '../../people/consents';
import { freeTimesNear } from '../../schedule/free-times';
import {
  bookingIdFor,
  newBooking,
  requestHashOf,
  type Requester,
} from '../../bookings/new-booking';
import { bookingsPerAddress, bookingsPerPerson } from '../../platform/params';
import { earlierAnswer, placeRequest } from '../../bookings/place-request';
import { serviceFrom, serviceIds } from '../../practice/services';
import { settingsFrom, settingsRef } from '../../practice/settings';
import { spendQuota, type QuotaRule } from '../../platform/quota';
import { lockPlaces } from '../../schedule/slot-locks';
import { requestMails } from '../../mail/booking-mails';

export const createBooking = callable(contract, handle);

async function handle(
  input: CreateBookingInput,
  { caller, clock }: CallContext,
): Promise<CreateBookingOutput> {
  if (input.honeypot !== '') throw new Refusal('spam');
  if (input.ageBand === 'child') throw new Refusal('under-age');
  const now = clock.now();
  const ageBand = input.ageBand;

  const months = monthsBetween(addDays(input.date, -1), addDays(input.date, 1));
  const [ids, [settingsSnapshot, serviceSnapshot, ...monthSnapshots]] = await Promise.all([
    serviceIds(now),
    db().getAll(
      settingsRef(),
      db().doc(servicePath(input.serviceId)),
      ...monthRefs(input.serviceId, months),
    ),
  ]);
  if (settingsSnapshot === undefined || serviceSnapshot === undefined) {
    throw new Error('Firestore answered with fewer documents than asked for');
  }
  const settings = settingsFrom(settingsSnapshot);
  const requester = requesterOf(caller, input, settings);
  requireConsent(input, ageBand);

  const id = bookingIdFor(requester, input.requestId);
  const earlier = await earlierAnswer(id, requestHashOf(input));
  if (earlier !== null) return answer(earlier, now);
  const guardianName = input.guardian?.name ?? null;
  const [consents] = await Promise.all([
    newConsents({
      uid: requester.uid,
      ageBand,
      language: input.language,
      guardianName,
      settings,
      now,
    }),
    spendQuota(quotaRules(requester, caller), id, now),
  ]);

  const service = serviceFrom(serviceSnapshot);
  if (service?.isActive !== true) throw new Refusal('service-unavailable');
  const minutes = service.durationMinutes;
  const lookup = lookupFrom(monthSnapshots);
  const reason = slotRefusal(settings, lookup, {
    date: input.date,
    time: input.time,
    minutes,
    now,
  });
  const interval = intervalOf(toInstant(input.date, input.time, settings.timeZone), minutes);
  // A busy step may belong to a hold that has lapsed, or to this very request: the locks decide.
  if (reason !== null && reason !== 'taken') {
    const wish = { serviceId: service.slug, near: interval.startsAt, minutes, now };
    const freeTimes = await freeTimesNear(settings, wish);
    throw new Refusal('slot-unavailable', { reason, freeTimes });
  }

  const booking = newBooking(input, { requester, ageBand, service, settings, interval, now });
  const placed = await placeRequest(
    {
      request: {
        booking,
        request: { specialRequests: input.specialRequests, category: input.category },
        places: lockPlaces(interval, service.slug, settings.timeZone),
        mails: requestMails(booking, settings),
        consents,
      },
      settings,
      around: { now, zone: settings.timeZone, serviceIds: ids, actor: eventActor(caller) },
      clock,
    },
    reason === 'taken',
  );
  return answer(placed, now);
}

/**
 * Who asks. The account's own address grants access and gets the mails; an address typed in the form is contact only.
 * @throws Refusal signed-out, email-unverified
 */
function requesterOf(
  caller: Caller,
  input: CreateBookingInput,
  settings: PracticeSettings,
): Requester {
  if (caller.uid === null) {
    if (!settings.allowGuestBooking) throw new Refusal('signed-out');
    return { uid: null, email: input.email.trim().toLowerCase() };
  }
  if (!caller.emailVerified || caller.email === null) throw new Refusal('email-unverified');
  return { uid: caller.uid, email: caller.email };
}

/** @throws Refusal consent-outdated, guardian-required */
function requireConsent(input: CreateBookingInput, ageBand: AgeBand): void {
  const { privacyVersion, agreementVersion } = input.consent;
  const current = CONSENT_VERSIONS;
  if (privacyVersion !== current.privacy || agreementVersion !== current[ageBand]) {
    throw new Refusal('consent-outdated');
  }
  if (ageBand === 'adolescent' && input.guardian === null) throw new Refusal('guardian-required');
}

function quotaRules(requester: Requester, caller: Caller): QuotaRule[] {
  const perPerson: QuotaRule = {
    kind: 'booking-person',
    subject: requester.uid ?? requester.email,
    limit: bookingsPerPerson.value(),
    windowMilliseconds: HOUR,
  };
  if (caller.address === null) return [perPerson];
  const perAddress: QuotaRule = {
    kind: 'booking-address',
    subject: caller.address,
    limit: bookingsPerAddress.value(),
    windowMilliseconds: HOUR,
  };
  return [perPerson, perAddress];
}

function answer(booking: Booking, now: Instant): CreateBookingOutput {
  const { id, referenceNumber, status, startsAt, endsAt } = booking;
  const holdExpiresAt = booking.holdExpiresAt ?? now;
  return { bookingId: id, referenceNumber, status, startsAt, endsAt, holdExpiresAt };
}
