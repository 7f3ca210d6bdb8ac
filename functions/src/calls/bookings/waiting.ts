/** Clients join the waiting list, leave it, and answer what they are offered. */
import { candidatesFor } from '@tulia/domain/booking/commands/choose-practitioner';
import { noDetails } from '@tulia/domain/booking/request-details';
import { mayClientMove } from '@tulia/domain/booking/policy';
import * as answers from '@tulia/domain/booking/waiting/answer';
import * as waiting from '@tulia/domain/booking/waiting/wait';
import type { Wait } from '@tulia/domain/booking/waiting/wait';
import * as contracts from '@tulia/domain/calls/bookings/waiting';
import type { AnswerOfferInput, JoinWaitingListInput } from '@tulia/domain/calls/bookings/waiting';
import { may } from '@tulia/domain/person/permission';
import {
  bookingEventId,
  bookingEventPath,
  bookingEvents,
  bookingPath,
  bookings,
} from '@tulia/domain/records/booking';
import { waitPath, waits } from '@tulia/domain/records/waiting/wait';
import { Refusal } from '@tulia/domain/refusal';
import { toWallTime, type Weekday } from '@tulia/domain/time/practice-time';
import { requireOwn } from '../../bookings/actor';
import { moveRules } from '../../bookings/hold-limits';
import { requireBooking } from '../../bookings/reading';
import { requestIdentity } from '../../bookings/request-identity';
import { requestSessions } from '../../bookings/request-sessions';
import { takeTime } from '../../bookings/take-time';
import { settle, waitIdOf, waitRef } from '../../bookings/waiting/entries';
import { offerTimes } from '../../bookings/waiting/offer-times';
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
import { readService } from '../../practice/services';
import { readSettings } from '../../practice/settings';

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
    if (wish.insteadOf === null && !isAdult) throw new Refusal('under-age');
    const practitionerId = await requirePlace(wish, { caller, clock });
    const id = waitIdOf(caller.uid, input.serviceId);
    await db().runTransaction(async (transaction) => {
      await requireNotLeft(transaction, caller.uid);
      const own = db().collection(waits.collection).where('uid', '==', caller.uid);
      const all = recordsOf(waits, await transaction.get(own));
      const before = all.find((each) => each.id === id) ?? null;
      const limit = waiting.WAITS_PER_CLIENT;
      if (before === null && all.length >= limit) throw new Refusal('too-many-waits', { limit });
      const { uid, name: clientName } = caller;
      const weekdays = [...new Set(wish.weekdays)].sort() as Weekday[];
      const asked = { ...wish, id, uid, clientName, weekdays, practitionerId };
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
 * @throws Refusal not-found, forbidden, transition-not-allowed, too-late-to-move, service-unavailable,
 * practitioner-unavailable
 */
async function requirePlace(
  { insteadOf, serviceId, practitionerId }: Omit<JoinWaitingListInput, 'isAdult'>,
  { caller, clock }: SignedInContext,
): Promise<string | null> {
  const now = clock.now();
  if (insteadOf === null) {
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
    const ended = await settle(waitId, ({ uid }) => {
      if (uid !== caller.uid && !may(caller.role, 'see-bookings')) throw new Refusal('not-found');
      return null;
    });
    if (ended !== null && waiting.isOffered(ended)) await offerOn(clock);
    return {};
  },
);

export const answerOffer = callable(contracts.answerOffer, async (input, context) => {
  const { caller, clock } = context;
  provenEmail(caller);
  const { waitId, offerId, answer } = input;
  if (answer === 'take') return { bookingId: await take(input, context) };
  const bookingId = answer === 'swap' ? await swap(input, context) : null;
  if (answer === 'decline')
    await settle(waitId, (wait) =>
      waiting.declined(answers.openOffer(ownOr(wait, caller), offerId, clock.now())),
    );
  await offerOn(clock);
  return { bookingId };
});

/** Null for an entry of another: a stranger learns nothing. */
const ownOr = (wait: Wait | null, { uid }: SignedInCaller): Wait | null =>
  wait?.uid === uid ? wait : null;

/** @throws Refusal offer-over */
async function openOffer({ waitId, offerId }: AnswerOfferInput, context: SignedInContext) {
  const wait = ownOr(await readRecord(waits, waitPath(waitId)), context.caller);
  return answers.openOffer(wait, offerId, context.clock.now());
}

/** Does the work. Its refusal is passed over when an earlier press has done it, whose answer the client lacks. */
async function once(work: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(await isDone())) throw error;
  }
}

/** @returns the session's id @throws Refusal offer-over; as `moveSession` */
async function swap(input: AnswerOfferInput, context: SignedInContext): Promise<string> {
  const { waitId, offerId, session } = input;
  const { caller, clock } = context;
  if (session === null) throw new Refusal('offer-over');
  const { bookingId, version } = session;
  const move = async () => {
    const offered = await openOffer(input, context);
    await enforceRateLimits(moveRules(provenEmail(caller)), offerId, clock.now());
    const moved = takeTime(
      (...of) => answers.swap(offered, ...of),
      (writer) => writer.delete(waitRef(waitId)),
    );
    await moved({ ...session, ...answers.startOf(offered) }, context);
  };
  const moved = bookingEventId({ version: version + 1, action: 'move' });
  await once(move, async () => {
    const event = await readRecord(bookingEvents, bookingEventPath(bookingId, moved));
    return answers.isSwap(event, caller.uid, offerId);
  });
  return bookingId;
}

/** @returns the booking's id @throws Refusal offer-over; as `createBooking` */
async function take(input: AnswerOfferInput, context: SignedInContext): Promise<string> {
  const { waitId, offerId: requestId, request } = input;
  const { caller } = context;
  const { id } = requestIdentity(`uid:${caller.uid}`, { requestId });
  const book = async () => {
    const offered = await openOffer(input, context);
    if (request === null) throw new Refusal('offer-over');
    const asked = {
      ...request,
      ...answers.startOf(offered),
      ...noDetails,
      requestId,
      honeypot: '',
      email: provenEmail(caller),
      serviceId: offered.serviceId,
      practitionerId: offered.offer.practitionerId,
      ageBand: 'adult' as const,
      sessionType: 'virtual' as const,
      specialRequests: '',
      category: null,
      guardian: null,
    };
    await requestSessions(asked, context, {
      decide: (...of) => answers.takeOffer(offered, ...of),
      also: (writer) => writer.delete(waitRef(waitId)),
    });
  };
  await once(book, async () => (await readRecord(bookings, bookingPath(id))) !== null);
  return id;
}
