/** The documents that a commit writes unread. Locks, availability (decision 001) and outbox are written elsewhere. */
import type { ChangedClient } from '../booking/clients/client';
import type { BookingPlan } from '../booking/commands/plan';
import { madeByStatus, plus, type Figures, type MonthShare } from '../booking/figures/month-share';
import type { LedgerPlan } from '../money/ledger';
import * as records from './booking';
import { clientPath, clients } from './client';
import { paymentCodePath, paymentCodes, paymentPath, payments } from './payment';
import { monthStatsOf, monthStatsPath, TOTAL_STATS_PATH } from './stats';

export type Data = Record<string, unknown>;

/** `create` fails, and the commit with it, where a document exists. */
export type Write =
  | { kind: 'create' | 'set' | 'update'; path: string; data: Data }
  /** adds to stored numbers, sets other values, and keeps what `data` does not name */
  | { kind: 'add'; path: string; data: Data }
  | { kind: 'delete'; path: string };

const create = (path: string, data: Data): Write => ({ kind: 'create', path, data });

/** @param changed the plan's clients after the change */
export function writesOf(plan: BookingPlan, changed: readonly ChangedClient[]): Write[] {
  const { before, after, fields, request, event } = plan;
  const path = records.bookingPath(after.id);
  const writes: Write[] = [
    before === null
      ? create(path, records.bookings.toStored(after))
      : { kind: 'update', path, data: records.bookings.toStoredPart(fields) },
    create(
      records.bookingEventPath(after.id, records.bookingEventId(event)),
      records.bookingEvents.toStored(event),
    ),
    ...changed.map(clientWrite),
    ...cardWrites(plan),
    ...plan.ledger.flatMap(ledgerWrites),
    ...shareWrites(plan.shares),
    ...totalWrites(plan.shares),
  ];
  if (request !== null)
    writes.push(
      create(
        records.confidentialRequestPath(after.id),
        records.confidentialRequests.toStored(request),
      ),
    );
  return writes;
}

/** A client without bookings has no document. */
export function clientWrite({ id, after }: ChangedClient): Write {
  const path = clientPath(id);
  if (after === null) return { kind: 'delete', path };
  return { kind: 'set', path, data: clients.toStored(after) };
}

function cardWrites({ card, after }: BookingPlan): Write[] {
  const path = records.bookingStatusPath(after.referenceNumber);
  if (card === null) return [];
  if (card === 'removed') return [{ kind: 'delete', path }];
  return [{ kind: 'set', path, data: records.bookingStatusCards.toStored(card) }];
}

/** Entry and code lock are created, so the commit fails where one of them exists. */
function ledgerWrites({ entry, claim, release }: LedgerPlan): Write[] {
  const writes = [create(paymentPath(entry.id), payments.toStored(entry))];
  if (claim !== null)
    writes.push(create(paymentCodePath(claim.key), paymentCodes.toStored(claim.lock)));
  if (release !== null) writes.push({ kind: 'delete', path: paymentCodePath(release) });
  return writes;
}

/** The total has no monthly figures, so its one document stays small. */
function totalWrites(shares: readonly MonthShare[]): Write[] {
  const sum = shares.reduce<Figures>((all, { figures }) => plus(all, figures), {});
  const changed = Object.entries(madeByStatus(sum)).filter(([, count]) => count !== 0);
  if (changed.length === 0) return [];
  return [{ kind: 'add', path: TOTAL_STATS_PATH, data: { statuses: Object.fromEntries(changed) } }];
}

/** @param into `erased` when the same commit erases the records of these shares but the figures stay */
export function shareWrites(
  shares: readonly MonthShare[],
  into: 'days' | 'erased' = 'days',
): Write[] {
  return monthStatsOf(shares).map(({ month, practitionerId, days }) => ({
    kind: 'add',
    path: monthStatsPath(month, practitionerId),
    data: { month, practitionerId, [into]: days },
  }));
}
