/**
 * Blocks of a practitioner (domain/records/block.ts), expanded over the booking window into locks and public months.
 * The first day of a block gets its locks at once, a later day beyond the window when it is opened.
 */
import type { KeptSession } from '@tulia/domain/calls/schedule/block-time';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { blockPath, blocks } from '@tulia/domain/records/block';
import type { Block } from '@tulia/domain/slot/block';
import { slotLocks } from '@tulia/domain/records/slot-lock';
import { blockDates } from '@tulia/domain/slot/block-dates';
import { blocking, lifting } from '@tulia/domain/slot/day-blocks';
import { lockId, serviceLockId, stepsInRange } from '@tulia/domain/slot/granule';
import { isLapsed, type SlotLock } from '@tulia/domain/slot/lock';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import type { Transaction } from 'firebase-admin/firestore';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { changeBlocks } from './blocked-time';
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

/** The sessions and standing requests within the days of these blocks, by their start. */
export async function sessionsInBlocks(
  wanted: readonly Block[],
  window: BlockWindow,
  clock: Clock,
): Promise<KeptSession[]> {
  return db().runTransaction(
    async (transaction) => {
      const locks = [];
      for (const block of wanted)
        locks.push(...(await locksInWay(transaction, block, window, clock)));
      return namedSessions(transaction, locks);
    },
    { readOnly: true },
  );
}

/** The locks of sessions and current holds within the days of a block. */
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

/** The sessions behind these locks, named for staff. */
async function namedSessions(
  transaction: Transaction,
  locks: readonly SlotLock[],
): Promise<KeptSession[]> {
  const ids = [...new Set(locks.flatMap(({ bookingId }) => bookingId ?? []))];
  if (ids.length === 0) return [];
  const snapshots = await transaction.getAll(...ids.map((id) => db().doc(bookingPath(id))));
  const found = snapshots.flatMap((snapshot) => {
    const data = snapshot.data();
    if (data === undefined) return [];
    return [{ bookingId: snapshot.id, startsAt: bookings.fromStored(data).startsAt }];
  });
  return found
    .sort((a, b) => a.startsAt - b.startsAt)
    .map(({ bookingId, startsAt }) => ({ bookingId, ...toWallTime(startsAt) }));
}

/** How far a block reaches in the locks: over its first day at least; the window may have been shortened since. */
const farther = (horizon: string, { firstDate, expandedUntil }: Block) =>
  [horizon, firstDate, expandedUntil ?? ''].sort().at(-1) ?? horizon;

const placeOf = ({ practitionerId, serviceId }: Block) => ({ practitionerId, serviceId });

/** Blocks the block's days that are in the window and not yet in the locks; sessions stay. @returns how many days */
export async function expandBlock(
  id: string,
  block: Block,
  window: BlockWindow,
  clock: Clock,
): Promise<number> {
  const { today, horizon } = window;
  const { expandedUntil } = block;
  // The night has nothing to do for a block that is in the locks whole, as most are.
  if (expandedUntil !== null && expandedUntil >= block.lastDate) return 0;
  const from = expandedUntil !== null && expandedUntil >= today ? addDays(expandedUntil, 1) : today;
  const dates = blockDates(block, from, farther(horizon, block));
  const wanted = blocking(stepsInRange(block.start, block.end), id);
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
  for (const date of dates)
    await changeBlocks({ ...placeOf(block), date, wanted: lifting(id) }, clock);
  return dates.length;
}

/** Removes those of these blocks that were for this date alone: they hold none of it any more. */
export async function dropSpentBlocks(holders: readonly string[], date: string): Promise<void> {
  const refs = holders.map((id) => db().doc(blockPath(id)));
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
