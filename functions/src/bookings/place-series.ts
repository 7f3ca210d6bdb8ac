import { pendingOf, type Client } from '@tulia/domain/booking/clients/client';
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import type { PlaceState } from '@tulia/domain/booking/commands/time/hold-time';
import type { RequestInput } from '@tulia/domain/booking/commands/request';
import { locksOfStart, type SeriesStart } from '@tulia/domain/booking/series';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import type { Service } from '@tulia/domain/practice/service';
import { Refusal } from '@tulia/domain/refusal';
import type { LocksFound } from '@tulia/domain/slot/lock-refs';
import type { Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { applyToClients } from '../people/clients';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { recordOf } from '../platform/stored';
import { writerOf, type Writer } from '../platform/writer';
import { readLocks } from '../schedule/slot-locks';
import { commitPlan } from './commit';
import { readRequester } from './place-request';
import { requestIdentity } from './request-identity';

type Session = SeriesStart & Pick<RequestInput, 'id' | 'referenceNumber'>;

interface PlacedSeries {
  /** the body of the request, by which a repeated one is known */
  requestHash: string;
  sessions: readonly Session[];
  service: Service | null;
  practitioners: readonly Pick<Practitioner, 'id' | 'openingHours'>[];
  who: Pick<RequestInput, 'clientId' | 'requester' | 'createdBy'>;
  /** may run more than once */
  decide: (place: PlaceState & { locks: LocksFound }, now: Instant) => readonly BookingPlan[];
  settings: PracticeSettings;
  clock: Clock;
  /** further writes of the same commit */
  also?: (writer: Writer) => void;
}

/** The ids of the sessions derive from the request, so that the same request makes them once. */
export function sessionsOf(
  sender: string,
  input: SeriesStart & { requestId: string; further?: readonly SeriesStart[] | undefined },
): Session[] {
  const { requestId, further = [] } = input;
  return [input, ...further].map(({ date, time }, index) => {
    const asked = { requestId: index === 0 ? requestId : `${requestId}:${index}` };
    const { id, referenceNumber } = requestIdentity(sender, asked);
    return { id, referenceNumber, date, time };
  });
}

/**
 * Places several sessions of one client in one commit. A repeated request gets the sessions of the first.
 * @throws Refusal idempotency-conflict, signed-out, and all that `decide` throws
 */
export function placeSeries(series: PlacedSeries) {
  const { sessions, service, practitioners, who, settings, clock, requestHash } = series;
  const refs = practitioners.flatMap((practitioner) =>
    service === null
      ? []
      : sessions.flatMap((start) => locksOfStart(start, { practitioner, service })),
  );
  const places = [...new Map(refs.map((ref) => [ref.id, ref])).values()];
  const { clientId, requester, createdBy } = who;
  return db().runTransaction(async (transaction) => {
    const paths = sessions.map(({ id }) => db().doc(bookingPath(id)));
    const [earlier, locks, client] = await Promise.all([
      transaction.getAll(...paths),
      readLocks(transaction, places),
      readRequester(transaction, { clientId, clientUserId: requester.uid }),
    ]);
    const made = earlier.flatMap((snapshot) => recordOf(bookings, snapshot) ?? []);
    if (made.some((each) => each.requestHash !== requestHash))
      throw new Refusal('idempotency-conflict');
    if (made.length > 0) return made;
    const pending = pendingOf(client, createdBy === 'guest' ? 'guest' : 'known');
    const plans = series.decide({ pending, locks }, clock.now());
    await commitTogether(transaction, plans, new Map([[clientId, client]]), settings, series.also);
    return plans.map(({ after }) => after);
  });
}

/** Each session starts from the client as the session before left it. @param known clients that were read */
export async function commitTogether(
  transaction: Transaction,
  plans: readonly BookingPlan[],
  known: Map<string, Client | null>,
  settings: PracticeSettings,
  also?: (writer: Writer) => void,
): Promise<void> {
  const changed = [];
  for (const plan of plans) {
    const clients = await applyToClients(transaction, plan.clients, known, settings);
    for (const { id, after } of clients) known.set(id, after);
    changed.push({ plan, clients });
  }
  const writer = writerOf(transaction);
  // One notification tells staff of all.
  for (const [index, { plan, clients }] of changed.entries())
    commitPlan(writer, plan, clients, index === 0);
  also?.(writer);
}
