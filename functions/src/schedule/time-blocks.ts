/**
 * Expands blocks of a practitioner into locks and public months. The first day of a block gets its locks at once; a
 * later day gets them when it enters the booking window.
 */
import type { KeptSession } from '@tulia/domain/calls/schedule/block-time';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { blockPath, blocks } from '@tulia/domain/records/block';
import type { Block } from '@tulia/domain/slot/block';
import { blockDates } from '@tulia/domain/slot/block-dates';
import { blocking, lifting } from '@tulia/domain/slot/day-blocks';
import { stepsInRange } from '@tulia/domain/slot/granule';
import type { SlotLock } from '@tulia/domain/slot/lock';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { recordOf, recordsOf } from '../platform/stored';
import { changeBlocks } from './blocked-time';
import { SPARE_DAYS } from './open-days';
import { readSettings } from '../practice/settings';

interface BlockWindow {
  today: string;
  /** the last date of the booking window and its spare days */
  horizon: string;
}

export async function blockWindow(clock: Clock): Promise<BlockWindow> {
  const settings = await readSettings();
  const today = toWallTime(clock.now()).date;
  return { today, horizon: addDays(today, settings.windowDays + SPARE_DAYS) };
}

/** The sessions and requests that hold their time within these blocks, by start. */
export async function sessionsInBlocks(
  wanted: readonly Block[],
  window: BlockWindow,
  clock: Clock,
): Promise<KeptSession[]> {
  return db().runTransaction(
    async (transaction) => {
      const locks = wanted.map((block) => locksInWay(transaction, block, window, clock));
      return namedSessions(transaction, (await Promise.all(locks)).flat());
    },
    { readOnly: true },
  );
}

async function locksInWay(
  transaction: Transaction,
  block: Block,
  { today, horizon }: BlockWindow,
  clock: Clock,
): Promise<SlotLock[]> {
  const dates = new Set(blockDates(block, today, farther(horizon, block)));
  const steps = new Set(stepsInRange(block.start, block.end));
  if (dates.size === 0) return [];
  const { docs } = await transaction.get(
    db()
      .collection(slotLocks.collection)
      .where('practitionerId', '==', block.practitionerId)
      .where('date', '>=', [...dates][0])
      .where('date', '<=', [...dates].at(-1)),
  );
  return docs.flatMap((doc) => {
    const lock = slotLocks.fromStored(doc.data());
    const wanted = block.serviceId === null ? lockId(lock) : serviceLockId(lock, block.serviceId);
    const meets = doc.id === wanted && dates.has(lock.date) && steps.has(lock.time);
    return meets && lock.kind !== 'blocked' && !isLapsed(lock, clock.now()) ? [lock] : [];
  });
}

async function namedSessions(
  transaction: Transaction,
  locks: readonly SlotLock[],
): Promise<KeptSession[]> {
  const ids = [...new Set(locks.flatMap(({ bookingId }) => bookingId ?? []))];
  if (ids.length === 0) return [];
  const snapshots = await transaction.getAll(...ids.map((id) => db().doc(bookingPath(id))));
  return recordsOf(bookings, { docs: snapshots })
    .sort((a, b) => a.startsAt - b.startsAt)
    .map(({ id, startsAt }) => ({ bookingId: id, ...toWallTime(startsAt) }));
}

/** The last date with locks of a block: at least its first day, and never less when the window was shortened. */
const farther = (horizon: string, { firstDate, expandedUntil }: Block) =>
  [horizon, firstDate, expandedUntil ?? ''].sort().at(-1) ?? horizon;

/** The block's days that are in the window and not yet in the locks. */
export function daysToBlock(id: string, block: Block, { today, horizon }: BlockWindow): DayWish[] {
  const { expandedUntil } = block;
  const from = expandedUntil !== null && expandedUntil >= today ? addDays(expandedUntil, 1) : today;
  const wanted = blocking(stepsInRange(block.start, block.end), id);
  return blockDates(block, from, farther(horizon, block)).map((date) => ({ date, wanted }));
}

/** Blocks the days of the window that have no locks yet; sessions stay. @returns the number of days */
export async function expandBlock(
  id: string,
  block: Block,
  window: BlockWindow,
  clock: Clock,
): Promise<number> {
  const { today, horizon } = window;
  const { expandedUntil } = block;
  if (expandedUntil !== null && expandedUntil >= block.lastDate) return 0;
  const from = expandedUntil !== null && expandedUntil >= today ? addDays(expandedUntil, 1) : today;
  const dates = blockDates(block, from, farther(horizon, block));
  const wanted = blocking(stepsInRange(block.start, block.end), id);
  for (const date of dates) await changeBlocks({ ...placeOf(block), date, wanted }, clock);
  // The update fails when the block was removed meanwhile.
  await db()
    .doc(blockPath(id))
    .update({ expandedUntil: farther(horizon, block) })
    .catch(() => undefined);
  return dates.length;
}

/** Frees the block's days from today on, except steps that something else holds. @returns the number of days */
export async function contractBlock(
  id: string,
  block: Block,
  window: BlockWindow,
  clock: Clock,
): Promise<number> {
  const { today, horizon } = window;
  const dates = blockDates(block, today, farther(horizon, block));
  for (const date of dates)
    await changeBlocks({ ...placeOf(block), date, wanted: lifting(id) }, clock);
  return dates.length;
}

/** Removes blocks for this date alone, whose steps are all free again. */
export async function dropSpentBlocks(holders: readonly string[], date: string): Promise<void> {
  const refs = holders.map((id) => db().doc(blockPath(id)));
  if (refs.length === 0) return;
  for (const snapshot of await db().getAll(...refs)) {
    const block = recordOf(blocks, snapshot);
    if (block?.firstDate === date && block.lastDate === date) await snapshot.ref.delete();
  }
}

/** The blocks that end today or later, by id. */
export async function standingBlocks(today: string): Promise<Map<string, Block>> {
  const { docs } = await db().collection(blocks.collection).where('lastDate', '>=', today).get();
  return new Map(docs.map((doc) => [doc.id, blocks.fromStored(doc.data())]));
}
