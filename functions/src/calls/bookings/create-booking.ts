import { candidatesFor, inOrderOfTrying } from '@tulia/domain/booking/commands/choose-practitioner';
import { request, requireAgreement } from '@tulia/domain/booking/commands/request';
import { requestSeries } from '@tulia/domain/booking/commands/request-series';
import * as contracts from '@tulia/domain/calls/bookings/create-booking';
import type { CreateBookingInput } from '@tulia/domain/calls/bookings/create-booking';
import type { Booking } from '@tulia/domain/booking/booking';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { servicePath } from '@tulia/domain/records/service';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { eventActor } from '../../bookings/actor';
import { holdRules, seriesRules } from '../../bookings/hold-limits';
import { earlierAnswer, placeRequest } from '../../bookings/place-request';
import { placeSeries, sessionsOf } from '../../bookings/place-series';
import { requestIdentity } from '../../bookings/request-identity';
import { clientIdOf, presentClientId } from '../../people/clients';
import { newConsents, writeConsents } from '../../people/consents';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import type { Caller } from '../../platform/caller';
import { limitFor } from '../../platform/app-check';
import { bookingsPerPerson } from '../../platform/params';
import { enforceRateLimits, perHour } from '../../platform/rate-limit';
import { recordsOf } from '../../platform/stored';
import type { Writer } from '../../platform/writer';
import { practitionerIds, readPeople } from '../../practice/practitioners';
import { serviceFrom } from '../../practice/services';
import { settingsFrom, settingsRef } from '../../practice/settings';
import { monthsAround, monthsOfWeeks, readMonths } from '../../schedule/availability-months';

export const createBooking = callable(contracts.createBooking, async (input, { caller, clock }) => {
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
  const sender = uid === null ? `guest:${email}` : `uid:${uid}`;
  const identity = requestIdentity(sender, input);
  const sessions = sessionsOf(sender, input);
  const isSeries = sessions.length > 1;
  const earlier = await earlierAnswer(identity.id, identity.requestHash);
  if (earlier !== null) return answer(isSeries ? await readAll(sessions) : [earlier], now);
  const guardianName = input.guardian?.name ?? null;
  const [consents] = await Promise.all([
    newConsents({ uid, ageBand, language: input.language, guardianName, settings, now }),
    enforceRateLimits(limitsOf(requester, caller, isSeries), identity.id, now),
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
  const also = (writer: Writer) => writeConsents(writer, consents);
  if (isSeries) {
    const { requestHash } = identity;
    const made = await placeSeries({
      requestHash,
      sessions,
      service,
      practitioners: able,
      who: { clientId, requester, createdBy },
      decide: (place, at) =>
        requestSeries({ service, candidates, ...place }, { sessions, common: asked }, settings, at),
      settings,
      clock,
      also,
    });
    return answer(made, now);
  }
  const wanted = { ...input, minutes: service.durationMinutes };
  const placed = await placeRequest({
    tries: inOrderOfTrying(candidates, wanted, settings, now).map(
      (candidate) => (place) => request({ service, ...candidate, ...place }, asked, settings, now),
    ),
    settings,
    clock,
    also,
  });
  return answer([placed], now);
});

const readAll = async (sessions: readonly { id: string }[]) =>
  recordsOf(bookings, {
    docs: await db().getAll(...sessions.map(({ id }) => db().doc(bookingPath(id)))),
  });

/** The chosen practitioner or all of them, with the months around the date. */
async function readCandidates(
  { practitionerId, serviceId, date, further = [] }: CreateBookingInput,
  now: Instant,
) {
  const months =
    further.length === 0
      ? monthsAround(date)
      : monthsOfWeeks([date, ...further.map((each) => each.date)]);
  const ids = practitionerId === null ? await practitionerIds(now) : [practitionerId];
  const [people, ...lookups] = await Promise.all([
    readPeople(ids, now),
    ...ids.map((id) => readMonths(db(), { practitionerId: id, serviceId }, months)),
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

function limitsOf({ uid, email }: Requester, caller: Caller, isSeries: boolean) {
  const limit = limitFor(bookingsPerPerson.value(), caller);
  const ofPerson = perHour('booking-person', uid ?? email, limit);
  return [ofPerson, ...holdRules(email, caller), ...(isSeries ? seriesRules(email) : [])];
}

function answer(made: readonly Booking[], now: Instant): contracts.CreateBookingOutput {
  const [booking] = made;
  if (booking === undefined) throw new Error('A request holds its first session');
  const { id, referenceNumber, status, startsAt, endsAt, practitionerId } = booking;
  const holdExpiresAt = booking.holdExpiresAt ?? now;
  const practitioner = { id: practitionerId, name: booking.practitioner.name };
  const first = { bookingId: id, referenceNumber, status, practitioner, startsAt, endsAt };
  if (made.length === 1) return { ...first, holdExpiresAt };
  const sessions = made.map((each) => ({
    bookingId: each.id,
    referenceNumber: each.referenceNumber,
    startsAt: each.startsAt,
  }));
  return { ...first, holdExpiresAt, sessions };
}
