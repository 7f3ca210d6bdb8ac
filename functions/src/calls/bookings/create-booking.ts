import { candidatesFor, inOrderOfTrying } from '@tulia/domain/booking/commands/choose-practitioner';
import { request, requireAgreement } from '@tulia/domain/booking/commands/request';
import { createBooking as contract } from '@tulia/domain/calls/bookings/create-booking';
import type { CreateBookingInput } from '@tulia/domain/calls/bookings/create-booking';
import type { Booking } from '@tulia/domain/booking/booking';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { servicePath } from '@tulia/domain/records/service';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { eventActor } from '../../bookings/actor';
import { holdRules } from '../../bookings/hold-limits';
import { earlierAnswer, placeRequest } from '../../bookings/place-request';
import { requestIdentity } from '../../bookings/request-identity';
import { clientIdOf, presentClientId } from '../../people/clients';
import { newConsents, writeConsents } from '../../people/consents';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import type { Caller } from '../../platform/caller';
import { limitFor } from '../../platform/app-check';
import { bookingsPerPerson } from '../../platform/params';
import { enforceRateLimits, perHour } from '../../platform/rate-limit';
import { practitionerIds, readPeople } from '../../practice/practitioners';
import { serviceFrom } from '../../practice/services';
import { settingsFrom, settingsRef } from '../../practice/settings';
import { monthsAround, readMonths } from '../../schedule/availability-months';

export const createBooking = callable(contract, async (input, { caller, clock }) => {
  if (input.honeypot !== '') throw new Refusal('spam');
  const { ageBand } = input;
  if (ageBand === 'child') throw new Refusal('under-age');
  const now = clock.now();

  const [[settingsSnapshot, serviceSnapshot], everybody] = await Promise.all([
    db().getAll(settingsRef(), db().doc(servicePath(input.serviceId))),
    readCandidates(input, now),
  ]);
  if (settingsSnapshot === undefined || serviceSnapshot === undefined) {
    throw new Error('Firestore answered with fewer documents than asked for');
  }
  const settings = settingsFrom(settingsSnapshot);
  const requester = requesterOf(caller, input, settings);
  requireAgreement({ ...input, ageBand });

  const { uid, email } = requester;
  const identity = requestIdentity(uid === null ? `guest:${email}` : `uid:${uid}`, input);
  const earlier = await earlierAnswer(identity.id, identity.requestHash);
  if (earlier !== null) return answer(earlier, now);
  const guardianName = input.guardian?.name ?? null;
  const [consents] = await Promise.all([
    newConsents({ uid, ageBand, language: input.language, guardianName, settings, now }),
    enforceRateLimits(limitsOf(requester, caller), identity.id, now),
  ]);

  const service = serviceFrom(serviceSnapshot);
  if (service?.isActive !== true) throw new Refusal('service-unavailable');
  const able = candidatesFor(
    input,
    everybody.map(({ practitioner }) => practitioner),
  );
  const candidates = able.flatMap((each) =>
    everybody.filter(({ practitioner }) => practitioner.id === each.id),
  );
  const wanted = { ...input, minutes: service.durationMinutes };
  const createdBy = uid === null ? ('guest' as const) : ('client' as const);
  const clientId = await presentClientId(clientIdOf(requester, { id: identity.id, createdBy }));
  const asked = {
    ...input,
    ...identity,
    clientId,
    ageBand,
    requester,
    createdBy,
    signedBy: eventActor(caller),
  };
  const placed = await placeRequest({
    tries: inOrderOfTrying(candidates, wanted, settings, now).map(
      (candidate) => (place) => request({ service, ...candidate, ...place }, asked, settings, now),
    ),
    settings,
    clock,
    also: (writer) => writeConsents(writer, consents),
  });
  return answer(placed, now);
});

/** The chosen practitioner or all of them, with the months around the date. */
async function readCandidates(
  { practitionerId, serviceId, date }: CreateBookingInput,
  now: Instant,
) {
  const ids = practitionerId === null ? await practitionerIds(now) : [practitionerId];
  const [people, ...lookups] = await Promise.all([
    readPeople(ids, now),
    ...ids.map((id) => readMonths(db(), { practitionerId: id, serviceId }, monthsAround(date))),
  ]);
  return people.map((practitioner) => ({
    practitioner,
    months: lookups[ids.indexOf(practitioner.id)] ?? (() => undefined),
  }));
}

interface Requester {
  uid: string | null;
  email: string;
}

/**
 * The account's own address grants access and gets the emails; a typed address is contact only.
 * @throws Refusal signed-out, email-unverified
 */
function requesterOf(
  caller: Caller,
  input: CreateBookingInput,
  settings: PracticeSettings,
): Requester {
  if (caller.uid === null) {
    if (settings.bookingEntry !== 'guest') throw new Refusal('signed-out');
    return { uid: null, email: input.email.trim().toLowerCase() };
  }
  if (!caller.emailVerified || caller.email === null) throw new Refusal('email-unverified');
  return { uid: caller.uid, email: caller.email };
}

function limitsOf({ uid, email }: Requester, caller: Caller) {
  const limit = limitFor(bookingsPerPerson.value(), caller);
  return [perHour('booking-person', uid ?? email, limit), ...holdRules(email, caller)];
}

function answer(booking: Booking, now: Instant) {
  const { id, referenceNumber, status, startsAt, endsAt, practitionerId } = booking;
  const holdExpiresAt = booking.holdExpiresAt ?? now;
  const practitioner = { id: practitionerId, name: booking.practitioner.name };
  return { bookingId: id, referenceNumber, status, practitioner, startsAt, endsAt, holdExpiresAt };
}
