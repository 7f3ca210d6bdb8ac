/** Clients join the waiting list, leave it, and answer what they are offered. */
import { candidatesFor } from '@tulia/domain/booking/commands/choose-practitioner';
import { noDetails } from '@tulia/domain/booking/request-details';
import { mayClientMove } from '@tulia/domain/booking/policy';
import * as answers from '@tulia/domain/booking/waiting/answer';
import * as waiting from '@tulia/domain/booking/waiting/wait';
import type { Wait } from '@tulia/domain/booking/waiting/wait';
import * as contracts from '@tulia/domain/calls/bookings/waiting';
import type { AnswerOfferInput } from '@tulia/domain/calls/bookings/waiting';
import { may } from '@tulia/domain/person/permission';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { servicePath } from '@tulia/domain/records/service';
import { waitPath, waits } from '@tulia/domain/records/waiting/wait';
import { Refusal } from '@tulia/domain/refusal';
import { toWallTime, type Weekday } from '@tulia/domain/time/practice-time';
import { byAccount, eventActor, requireOwn } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { moveRules } from '../../bookings/hold-limits';
import { placeRequest } from '../../bookings/place-request';
import { readTimed, requireBooking } from '../../bookings/reading';
import { requestIdentity } from '../../bookings/request-identity';
import { readWait, settle, waitIdOf, waitRef } from '../../bookings/waiting/entries';
import { offerTimes } from '../../bookings/waiting/offer-times';
import { meetWithin } from '../../meeting/meet-within';
import { clientIdOfAccount } from '../../people/clients';
import { newConsents, writeConsents } from '../../people/consents';
import { db } from '../../platform/app';
import { callable, type SignedInContext } from '../../platform/callable';
import type { SignedInCaller } from '../../platform/caller';
import type { Clock } from '../../platform/clock';
import { requireNotLeft } from '../../platform/left';
import { logIfFails } from '../../platform/log-if-fails';
import { countEachCall, enforceRateLimits, perHour } from '../../platform/rate-limit';
import { readRecord, recordsOf } from '../../platform/stored';
import { writerOf } from '../../platform/writer';
import { readPeople } from '../../practice/practitioners';
import { readService, serviceFrom } from '../../practice/services';
import { readSettings } from '../../practice/settings';
import { monthsAround, readMonths } from '../../schedule/availability-months';

const JOINS_PER_HOUR = 20;

/** @throws Refusal email-unverified */
function provenEmail({ email, emailVerified }: SignedInCaller): string {
  if (email === null || !emailVerified) throw new Refusal('email-unverified');
  return email;
}

export const joinWaitingList = callable(
  contracts.joinWaitingList,
  async (input, { caller, clock }) => {
    provenEmail(caller);
    const now = clock.now();
    const { isAdult, ...wish } = input;
    await countEachCall([perHour('wait', caller.uid, JOINS_PER_HOUR)], now);
    const settings = await readSettings();
    const last = waiting.lastWaitDate(settings.windowDays, now);
    if (wish.lastDate < toWallTime(now).date || wish.lastDate > last)
      throw new Refusal('invalid-input', { fields: { lastDate: 'range-invalid' } });
    const practitionerId = await requirePlace(input, { caller, clock }, isAdult);
    const id = waitIdOf(caller.uid, input.serviceId);
    await db().runTransaction(async (transaction) => {
      await requireNotLeft(transaction, caller.uid);
      const own = db().collection(waits.collection).where('uid', '==', caller.uid);
      const all = recordsOf(waits, await transaction.get(own));
      const before = all.find((each) => each.id === id) ?? null;
      const limit = waiting.WAITS_PER_CLIENT;
      if (before === null && all.length >= limit) throw new Refusal('too-many-waits', { limit });
      const { uid, name: clientName } = caller;
      const clientId = clientIdOfAccount(uid);
      const weekdays = [...new Set(wish.weekdays)].sort() as Weekday[];
      const asked = { ...wish, id, uid, clientId, clientName, weekdays, practitionerId };
      // An open offer is of the former wish: it is answered first.
      const wait = waiting.join(before, asked, now);
      if (before?.offer != null && before.insteadOf !== wait.insteadOf)
        throw new Refusal('transition-not-allowed', { from: 'offered', action: 'join' });
      writerOf(transaction).set(waitRef(id), waits.toStored(wait));
    });
    return { waitId: id };
  },
);

/**
 * @returns with whom
 * @throws Refusal not-found, forbidden, transition-not-allowed, too-late-to-move, under-age, service-unavailable,
 * practitioner-unavailable
 */
async function requirePlace(
  { insteadOf, serviceId, practitionerId }: contracts.JoinWaitingListInput,
  { caller, clock }: SignedInContext,
  isAdult: boolean,
): Promise<string | null> {
  const now = clock.now();
  if (insteadOf === null) {
    if (!isAdult) throw new Refusal('under-age');
    const [service, people] = await Promise.all([readService(serviceId), readPeople(null, now)]);
    if (service?.isActive !== true) throw new Refusal('service-unavailable');
    candidatesFor({ serviceId, practitionerId }, people);
    return practitionerId;
  }
  const [booking, settings] = await Promise.all([requireBooking(insteadOf), readSettings()]);
  requireOwn(caller, booking);
  const { status, startsAt } = booking;
  if (status !== 'confirmed' || booking.serviceId !== serviceId)
    throw new Refusal('transition-not-allowed', { from: status, action: 'move' });
  const cutoffHours = settings.movingCutoffHours;
  if (!mayClientMove(startsAt, now, settings))
    throw new Refusal('too-late-to-move', { cutoffHours });
  // The session may come to a colleague: then the entry goes with it.
  return null;
}

/** Goes to the next in line at once; otherwise the job does, within ten minutes. */
const offerOn = (clock: Clock) =>
  logIfFails('offers left to the job', { where: 'answerOffer' }, () => offerTimes(clock));

export const leaveWaitingList = callable(
  contracts.leaveWaitingList,
  async ({ waitId }, { caller, clock }) => {
    const hasFreed = await settle(waitId, ({ uid }) => {
      if (uid !== caller.uid && !may(caller.role, 'see-bookings')) throw new Refusal('not-found');
      return null;
    });
    if (hasFreed) await offerOn(clock);
    return {};
  },
);

export const answerOffer = callable(contracts.answerOffer, async (input, context) => {
  const { caller, clock } = context;
  provenEmail(caller);
  switch (input.answer) {
    case 'take':
      return { bookingId: await take(input, context) };
    case 'swap': {
      const bookingId = await swap(input, context);
      await offerOn(clock);
      return { bookingId };
    }
    case 'decline':
      await settle(input.waitId, (wait) => {
        const offer = answers.openOffer(ownOr(wait, caller), input.offerId, clock.now());
        return input.stays ? waiting.declined(wait, offer) : null;
      });
      await offerOn(clock);
      return { bookingId: null };
  }
});

/** Null for an entry of another: a stranger learns nothing. */
const ownOr = (wait: Wait | null, { uid }: SignedInCaller): Wait | null =>
  wait?.uid === uid ? wait : null;

/** @returns the session's id @throws Refusal offer-over; as `move` */
async function swap(input: AnswerOfferInput, { caller, clock }: SignedInContext): Promise<string> {
  const { waitId, offerId, version } = input;
  const seen = ownOr(await readRecord(waits, waitPath(waitId)), caller);
  const bookingId = seen?.insteadOf ?? null;
  if (bookingId === null || version === null) throw new Refusal('offer-over');
  await enforceRateLimits(moveRules(provenEmail(caller)), offerId, clock.now());
  await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { booking, settings, now, transaction } = found;
    requireOwn(caller, booking);
    const wait = ownOr(await readWait(waitId, transaction), caller);
    const offer = answers.openOffer(wait, offerId, now);
    const state = await readTimed(found, answers.startOf(offer), caller);
    const given = { version, ...byAccount(caller, found) };
    const plan = answers.swap(offer, state, given, settings, now);
    return { plan, also: (writer) => writer.delete(waitRef(waitId)) };
  });
  await meetWithin(bookingId, clock);
  return bookingId;
}

/** @returns the booking's id @throws Refusal offer-over; as `request` */
async function take(input: AnswerOfferInput, { caller, clock }: SignedInContext): Promise<string> {
  const { waitId, offerId, request } = input;
  const email = provenEmail(caller);
  const identity = requestIdentity(`uid:${caller.uid}`, { requestId: offerId });
  const wait = ownOr(await readRecord(waits, waitPath(waitId)), caller);
  // The first press was answered, and its answer lost.
  if (wait === null && (await readRecord(bookings, bookingPath(identity.id))) !== null)
    return identity.id;
  if (wait === null || wait.insteadOf !== null || request === null) throw new Refusal('offer-over');
  const now = clock.now();
  const offer = answers.openOffer(wait, offerId, now);
  const { practitionerId } = offer;
  const { serviceId } = wait;
  const settings = await readSettings();
  const { language, privacyVersion, agreementVersion, ...contact } = request;
  const about = { ageBand: 'adult' } as const;
  const [consents, serviceSnapshot, [practitioner], months] = await Promise.all([
    newConsents({ ...about, uid: caller.uid, guardianName: null, language, settings, now }),
    db().doc(servicePath(serviceId)).get(),
    readPeople([practitionerId], now),
    readMonths(db(), { practitionerId, serviceId }, monthsAround(answers.startOf(offer).date)),
  ]);
  if (practitioner === undefined) throw new Refusal('practitioner-unavailable');
  const asked = {
    ...identity,
    ...contact,
    ...noDetails,
    ...about,
    specialRequests: '',
    category: null,
    email,
    language,
    guardian: null,
    consent: { privacyVersion, agreementVersion },
    clientId: wait.clientId,
    requester: { uid: caller.uid, email },
    createdBy: 'client' as const,
    signedBy: eventActor(caller),
  };
  const known = { service: serviceFrom(serviceSnapshot), practitioner, months };
  const { id } = await placeRequest({
    tries: [
      (place) => {
        answers.openOffer(wait, offerId, clock.now());
        return answers.takeOffer(offer, { ...known, ...place }, asked, settings, clock.now());
      },
    ],
    settings,
    clock,
    also: (writer) => {
      writeConsents(writer, consents);
      writer.delete(waitRef(waitId));
    },
  });
  return id;
}
