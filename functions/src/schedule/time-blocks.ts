/**
 * Blocks of a practitioner that cover many days (domain/records/block.ts), expanded over the booking window into
 * the same locks and public months as the blocked times of one day. A day beyond the window gets its locks when it
 * is opened.
 */
import type { KeptSession } from '@tulia/domain/calls/schedule/block-time';
import { blockPath, blocks, type Block } from '@tulia/domain/records/block';
import { BY_HAND, slotLocks } from '@tulia/domain/records/slot-lock';
import { blockDates } from '@tulia/domain/slot/block-dates';
import type { DayAsFound } from '@tulia/domain/slot/day-blocks';
import { lockId, serviceLockId, stepsInRange } from '@tulia/domain/slot/granule';
import { isLapsed } from '@tulia/domain/slot/lock';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { changeBlocks, conflict } from './blocked-time';
import { SPARE_DAYS } from './open-days';
import { readSettings } from '../practice/settings';

export interface BlockWindow {
  today: string;
  /** the last date that is open for booking, or soon will be */
  horizon: string;
}

export async function blockWindow(clock: Clock): Promise<BlockWindow> {
  const settings = await readSettings();
  const today = toWallTime(clock.now()).date;
  return { today, horizon: addDays(today, settings.windowDays + SPARE_DAYS) };
}

/** The sessions and standing requests within a block's days, by their start. */
export async function sessionsInBlock(
  block: Block,
  { today, horizon }: BlockWindow,
  clock: Clock,
): Promise<KeptSession[]> {
  const dates = new Set(blockDates(block, today, horizon));
  const steps = new Set(stepsInRange(block.start, block.end));
  if (dates.size === 0) return [];
  return db().runTransaction(
    async (transaction) => {
      const { docs } = await transaction.get(
        db()
          .collection(slotLocks.collection)
          .where('practitionerId', '==', block.practitionerId)
          .where('date', '>=', [...dates][0])
          .where('date', '<=', [...dates].at(-1)),
      );
      const inTheWay = docs.flatMap((doc) => {
        const lock = slotLocks.fromStored(doc.data());
        const wanted =
          block.serviceId === null ? lockId(lock) : serviceLockId(lock, block.serviceId);
        const meets = doc.id === wanted && dates.has(lock.date) && steps.has(lock.time);
        return meets && lock.kind !== 'blocked' && !isLapsed(lock, clock.now()) ? [lock] : [];
      });
      if (inTheWay.length === 0) return [];
      const refusal = await conflict(transaction, inTheWay);
      return refusal.is('conflicts-with-bookings') ? refusal.details.bookings : [];
    },
    { readOnly: true },
  );
}

/** How far a block reaches in the locks: the window may have been shortened since. */
const farther = (horizon: string, { expandedUntil }: Block) =>
  expandedUntil !== null && expandedUntil > horizon ? expandedUntil : horizon;

const placeOf = ({ practitionerId, serviceId }: Block) => ({ practitionerId, serviceId });

/** Blocks the block's days that are in the window and not yet in the locks; sessions stay. @returns how many days */
export async function expandBlock(
  id: string,
  block: Block,
  window: BlockWindow,
  clock: Clock,
): Promise<number> {
  const { today, horizon } = window;
  const from =
    block.expandedUntil !== null && block.expandedUntil >= today
      ? addDays(block.expandedUntil, 1)
      : today;
  const dates = blockDates(block, from, horizon);
  const steps = stepsInRange(block.start, block.end);
  const wanted = ({ blocked, taken }: DayAsFound) =>
    new Map([
      ...blocked,
      ...steps
        .filter((step) => !taken.has(step))
        .map((step) => [step, [...new Set([...(blocked.get(step) ?? []), id])]] as const),
    ]);
  for (const date of dates) await changeBlocks({ ...placeOf(block), date, wanted }, clock);
  // A block that was removed meanwhile has no document to note this in.
  await db()
    .doc(blockPath(id))
    .update({ expandedUntil: farther(horizon, block) })
    .catch(() => undefined);
  return dates.length;
}

/** Frees the block's days from today on, except steps that something else holds. @returns how many days */
export async function contractBlock(
  id: string,
  block: Block,
  window: BlockWindow,
  clock: Clock,
): Promise<number> {
  const { today, horizon } = window;
  const dates = blockDates(block, today, farther(horizon, block));
  const wanted = ({ blocked }: DayAsFound) =>
    new Map(
      [...blocked]
        .map(([step, heldBy]) => [step, heldBy.filter((each) => each !== id)] as const)
        .filter(([, heldBy]) => heldBy.length > 0),
    );
  for (const date of dates) await changeBlocks({ ...placeOf(block), date, wanted }, clock);
  return dates.length;
}

/** Removes those of these blocks that were for this date alone: they hold none of it any more. */
export async function dropSpentBlocks(holders: readonly string[], date: string): Promise<void> {
  const refs = holders.filter((each) => each !== BY_HAND).map((id) => db().doc(blockPath(id)));
  if (refs.length === 0) return;
  for (const snapshot of await db().getAll(...refs)) {
    const data = snapshot.data();
    if (data === undefined) continue;
    const { firstDate, lastDate } = blocks.fromStored(data);
    if (firstDate === date && lastDate === date) await snapshot.ref.delete();
  }
}

/** The blocks that still matter at `today`, by their id. */
export async function standingBlocks(today: string): Promise<Map<string, Block>> {
  const { docs } = await db().collection(blocks.collection).where('lastDate', '>=', today).get();
  return new Map(docs.map((doc) => [doc.id, blocks.fromStored(doc.data())]));
}
