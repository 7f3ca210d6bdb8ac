/**
 * Puts a new request into the database, and says plainly what stood in its way. First a blind attempt creates the
 * locks. Only when it meets an existing document are documents read to find out which of three things happened:
 * the same request again, a slot on which all holds have lapsed (taken over), or a slot that is taken. A request
 * for any practitioner then tries the next one.
 */
import { pendingOf, type Client } from '@tulia/domain/booking/clients/client';
import { timeTaken, type PlaceState } from '@tulia/domain/booking/commands/time/hold-time';
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import { TimeRefusal } from '@tulia/domain/booking/time-refusal';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import type { Transaction } from 'firebase-admin/firestore';
import { readClient, applyToClients } from '../people/clients';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { requireNotLeft } from '../platform/left';
import { readRecord } from '../platform/stored';
import { isAlreadyExists, isOutcomeUnknown, writerOf, type Writer } from '../platform/writer';
import { namingFreeTimes } from '../schedule/free-times';
import { readLocks } from '../schedule/slot-locks';
import { commitPlan } from './commit';

/** The command, with everything it needs except what stands at the wished place. */
export type Decide = (place: PlaceState) => BookingPlan & { seemsTaken?: boolean };

export interface PlacedRequest {
  /** one for each practitioner with whom the session may be, in the order in which they are tried */
  tries: readonly Decide[];
  settings: PracticeSettings;
  clock: Clock;
  /** what belongs into the same commit */
  also?: ((writer: Writer) => void) | undefined;
}

/** How often a place that still seems free is tried for, each time with the attempts of a transaction. */
const TAKE_OVERS = 3;

/** The booking already made from this very request, or null. @throws Refusal idempotency-conflict */
export async function earlierAnswer(id: string, requestHash: string): Promise<Booking | null> {
  const earlier = await readRecord(bookings, bookingPath(id));
  if (earlier !== null && earlier.requestHash !== requestHash) {
    throw new Refusal('idempotency-conflict');
  }
  return earlier;
}

/** @throws Refusal slot-taken, too-many-pending, idempotency-conflict, and all that the command throws */
export function placeRequest(request: PlacedRequest): Promise<Booking> {
  return namingFreeTimes(request.settings, request.clock, () => placeWithFirst(request));
}

/**
 * Places the request with the first practitioner who has the time. A refusal that is not about a practitioner's
 * time ends it at once.
 */
async function placeWithFirst({ tries, settings, also }: PlacedRequest): Promise<Booking> {
  const tried: TimeRefusal[] = [];
  for (const decide of tries) {
    try {
      return await place({ decide, settings, also });
    } catch (error) {
      if (!(error instanceof TimeRefusal)) throw error;
      tried.push(error);
    }
  }
  const last = tried.at(-1);
  if (last === undefined) throw new Error('There is nobody with whom the request could be placed');
  const practitionerIds = tried.flatMap(({ wanted }) => wanted.practitionerIds);
  throw new TimeRefusal(last.reason, { ...last.wanted, practitionerIds });
}

interface OneTry {
  decide: Decide;
  settings: PracticeSettings;
  also: PlacedRequest['also'];
}

async function place(request: OneTry): Promise<Booking> {
  // What the rules forbid is refused before anything is written; how full the client's list is, is not known yet.
  const wanted = request.decide({ pending: [], locks: null });
  const booking = wanted.after;
  // A time that is known to be taken or held makes the blind attempt futile.
  if (wanted.seemsTaken !== true) {
    try {
      return await db().runTransaction((transaction) =>
        placeBlindly(transaction, request, booking),
      );
    } catch (error) {
      if (!isAlreadyExists(error) && !isOutcomeUnknown(error)) throw error;
    }
  }
  const earlier = await earlierAnswer(booking.id, booking.requestHash);
  if (earlier !== null) return earlier;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db().runTransaction((transaction) => takeOver(transaction, request, wanted));
    } catch (error) {
      if (!isAlreadyExists(error) && !isOutcomeUnknown(error)) throw error;
      const twin = await earlierAnswer(booking.id, booking.requestHash);
      if (twin !== null) return twin;
      if (isAlreadyExists(error)) throw timeTaken(booking);
      // Too many requests want the place for the transaction to succeed; who has it by now can be read without
      // one.
      request.decide({ pending: [], locks: await readLocks(db(), wanted.locks.claim) });
      if (attempt === TAKE_OVERS) throw error;
    }
  }
}

/** The locks are created, never read first, so of two requests for one slot the second fails as a whole. */
async function placeBlindly(
  transaction: Transaction,
  request: OneTry,
  booking: Booking,
): Promise<Booking> {
  const client = await readRequester(transaction, booking);
  const plan = request.decide({ pending: pendingOf(client), locks: null });
  return write(transaction, request, plan, client);
}

/** The client of the request. @throws Refusal signed-out when the account is deleted meanwhile */
export async function readRequester(
  transaction: Transaction,
  { clientId, clientUserId }: Pick<Booking, 'clientId' | 'clientUserId'>,
): Promise<Client | null> {
  const [client] = await Promise.all([
    readClient(transaction, clientId),
    requireNotLeft(transaction, clientUserId),
  ]);
  return client;
}

async function takeOver(
  transaction: Transaction,
  request: OneTry,
  { after, locks }: BookingPlan,
): Promise<Booking> {
  const [found, client] = await Promise.all([
    readLocks(transaction, locks.claim),
    readRequester(transaction, after),
  ]);
  const plan = request.decide({ pending: pendingOf(client), locks: found });
  return write(transaction, request, plan, client);
}

async function write(
  transaction: Transaction,
  { settings, also }: OneTry,
  plan: BookingPlan,
  client: Client | null,
): Promise<Booking> {
  const known = new Map([[plan.after.clientId, client]]);
  const clients = await applyToClients(transaction, plan.clients, known, settings);
  const writer = writerOf(transaction);
  commitPlan(writer, plan, clients);
  also?.(writer);
  return plan.after;
}
