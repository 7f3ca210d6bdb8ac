/**
 * Places a new request. The first attempt creates the locks unread. When a document exists already, the second
 * attempt reads whether the request is a repeated one, all holds on the slot have lapsed (it takes the slot over), or
 * the slot is taken. A request for any practitioner then tries the next practitioner.
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

/** The command, which lacks only the client's pending requests and the locks. */
type Decide = (place: PlaceState) => BookingPlan & { seemsTaken?: boolean };

interface PlacedRequest {
  /** one for each possible practitioner, in this order */
  tries: readonly Decide[];
  settings: PracticeSettings;
  clock: Clock;
  /** further writes of the same commit */
  also?: ((writer: Writer) => void) | undefined;
}

/** Transactions for a slot that still seems free; each has its own attempts. */
const TAKE_OVERS = 3;

/** The booking of the same request, or null. @throws Refusal idempotency-conflict */
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

/** Only a refusal about a practitioner's time leads to the next practitioner. */
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
  // Refuses a forbidden request before any write; the client's pending requests are not read yet.
  const wanted = request.decide({ pending: [], locks: null });
  const booking = wanted.after;
  // The blind attempt would fail for a time that seems taken.
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
      // Too many requests want the slot. Reading the locks without a transaction shows who has it.
      request.decide({ pending: [], locks: await readLocks(db(), wanted.locks.claim) });
      if (attempt === TAKE_OVERS) throw error;
    }
  }
}

/** Creates the locks without reading: of two requests for one slot, the second fails as a whole. */
async function placeBlindly(
  transaction: Transaction,
  request: OneTry,
  booking: Booking,
): Promise<Booking> {
  const client = await readRequester(transaction, booking);
  const pending = pendingOf(client, booking.createdBy === 'guest' ? 'guest' : 'known');
  const plan = request.decide({ pending, locks: null });
  return write(transaction, request, plan, client);
}

/** @throws Refusal signed-out when the account was deleted meanwhile */
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
  const pending = pendingOf(client, after.createdBy === 'guest' ? 'guest' : 'known');
  const plan = request.decide({ pending, locks: found });
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
