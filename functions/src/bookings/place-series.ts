import { bookSeries } from '@tulia/domain/booking/commands/book-series';
import type { SeriesCandidate, SeriesInput } from '@tulia/domain/booking/commands/book-series';
import { locksOfStart } from '@tulia/domain/booking/series';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Service } from '@tulia/domain/practice/service';
import type { Client } from '@tulia/domain/booking/clients/client';
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import type { Transaction } from 'firebase-admin/firestore';
import { applyToClients } from '../people/clients';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { recordOf } from '../platform/stored';
import { writerOf } from '../platform/writer';
import { readLocks } from '../schedule/slot-locks';
import { commitPlan } from './commit';
import { readRequester } from './place-request';

interface PlacedSeries {
  input: SeriesInput;
  service: Service | null;
  candidates: readonly SeriesCandidate[];
  settings: PracticeSettings;
  clock: Clock;
}

/**
 * Places several sessions of one client in one commit. A repeated request gets the sessions of the first.
 * @throws Refusal times-unavailable, signed-out, and all that the command throws
 */
export function placeSeries(series: PlacedSeries) {
  const { input, service, candidates, settings, clock } = series;
  const refs = candidates.flatMap(({ practitioner }) =>
    service === null
      ? []
      : input.sessions.flatMap((start) => locksOfStart(start, { practitioner, service })),
  );
  const places = [...new Map(refs.map((ref) => [ref.id, ref])).values()];
  const { clientId, requester } = input.common;
  return db().runTransaction(async (transaction) => {
    const paths = input.sessions.map(({ id }) => db().doc(bookingPath(id)));
    const [earlier, locks, client] = await Promise.all([
      transaction.getAll(...paths),
      readLocks(transaction, places),
      readRequester(transaction, { clientId, clientUserId: requester.uid }),
    ]);
    const made = earlier.flatMap((snapshot) => recordOf(bookings, snapshot) ?? []);
    if (made.length > 0) return made;
    const plans = bookSeries({ service, candidates, locks }, input, settings, clock.now());
    await commitTogether(transaction, plans, new Map([[clientId, client]]), settings);
    return plans.map(({ after }) => after);
  });
}

/** Each session starts from the client as the session before left it. @param known clients that were read */
export async function commitTogether(
  transaction: Transaction,
  plans: readonly BookingPlan[],
  known: Map<string, Client | null>,
  settings: PracticeSettings,
): Promise<void> {
  const changed = [];
  for (const plan of plans) {
    const clients = await applyToClients(transaction, plan.clients, known, settings);
    for (const { id, after } of clients) known.set(id, after);
    changed.push({ plan, clients });
  }
  const writer = writerOf(transaction);
  for (const { plan, clients } of changed) commitPlan(writer, plan, clients);
}
