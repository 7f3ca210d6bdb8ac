/**
 * Blocks of a practitioner (domain/records/block.ts), expanded over the booking window into locks and public months.
 * The first day of a block gets its locks at once, a later day beyond the window when it is opened.
 */
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { blockPath, blocks } from '@tulia/domain/records/block';
import type { Block } from '@tulia/domain/slot/block';
import { blockDates } from '@tulia/domain/slot/block-dates';
import { blocking, lifting } from '@tulia/domain/slot/day-blocks';
import { stepsInRange } from '@tulia/domain/slot/granule';
import type { KeptSession } from '@tulia/domain/refusal';
import { isOfferId, type SlotLock } from '@tulia/domain/slot/lock';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import { writerOf } from '../platform/writer';
import { changeTime, planDays, type DayWish } from './blocked-time';
import { SPARE_DAYS } from './open-days';
import { readSettings } from '../practice/settings';

interface BlockWindow {
  today: string;
  /** the last date that is open for booking, or soon will be */
  horizon: string;
}

export async function blockWindow(clock: Clock): Promise<BlockWindow> {
  const settings = await readSettings();
  const today = toWallTime(clock.now()).date;
  return { today, horizon: addDays(today, settings.windowDays + SPARE_DAYS) };
}

/** The sessions and offers that hold these locks, by date and time, the earliest first. */
export async function namedSessions(
  transaction: Transaction,
  locks: readonly SlotLock[],
): Promise<KeptSession[]> {
  const byHolder = new Map(locks.toReversed().map((lock) => [lock.bookingId ?? '', lock]));
  const holders = [...byHolder.keys()];
  const refs = holders.filter((id) => !isOfferId(id)).map((id) => db().doc(bookingPath(id)));
  const snapshots = refs.length === 0 ? [] : await transaction.getAll(...refs);
  const found = snapshots.flatMap((snapshot) => {
    const data = snapshot.data();
    if (data === undefined) return [];
    const { startsAt, clientName } = bookings.fromStored(data);
    return [{ bookingId: snapshot.id, startsAt, clientName }];
  });
  const offered = [...byHolder].flatMap(([bookingId, { startsAt, expiresAt }]) =>
    isOfferId(bookingId) ? [{ bookingId, startsAt, offeredUntil: expiresAt ?? startsAt }] : [],
  );
  return [...found, ...offered]
    .sort((a, b) => a.startsAt - b.startsAt)
    .map(({ startsAt, ...session }) => ({ ...session, ...toWallTime(startsAt) }));
}

/** The last date for which a block has locks. A window that became shorter removes none. */
export const farther = (horizon: string, { firstDate, expandedUntil }: Block) =>
  [horizon, firstDate, expandedUntil ?? ''].sort().at(-1) ?? horizon;

/** The block's days that are in the window and not yet in the locks. */
export function daysToBlock(id: string, block: Block, { today, horizon }: BlockWindow): DayWish[] {
  const { expandedUntil } = block;
  const from = expandedUntil !== null && expandedUntil >= today ? addDays(expandedUntil, 1) : today;
  const wanted = blocking(stepsInRange(block.start, block.end), id);
  return blockDates(block, from, farther(horizon, block)).map((date) => ({ date, wanted }));
}

/** The block's days from today on; steps that another block holds stay blocked. */
export function daysToFree(id: string, block: Block, { today, horizon }: BlockWindow): DayWish[] {
  const wanted = lifting(id);
  return blockDates(block, today, farther(horizon, block)).map((date) => ({ date, wanted }));
}

/** Locks the days of a block that the window now reaches; sessions stay. @returns the number of days */
export async function expandBlock(
  id: string,
  block: Block,
  window: BlockWindow,
  clock: Clock,
): Promise<number> {
  const { expandedUntil, lastDate } = block;
  // The night has nothing to do for a block that is in the locks whole, as most are.
  if (expandedUntil !== null && expandedUntil >= lastDate) return 0;
  const days = daysToBlock(id, block, window);
  await changeTime(async (transaction) => {
    const ref = db().doc(blockPath(id));
    // A block that was removed meanwhile holds nothing more.
    if (!(await transaction.get(ref)).exists) return;
    const { write } = await planDays(transaction, block, days, clock.now());
    const writer = writerOf(transaction);
    write(writer);
    writer.update(ref, blocks.toStoredPart({ expandedUntil: farther(window.horizon, block) }));
  });
  return days.length;
}

/** Of blocks that hold no step of a date any more, those for that date alone: they can be deleted. */
export async function spentBlocks(
  transaction: Transaction,
  spent: readonly { id: string; date: string }[],
): Promise<DocumentReference[]> {
  if (spent.length === 0) return [];
  const found = await transaction.getAll(...spent.map(({ id }) => db().doc(blockPath(id))));
  return found.flatMap((snapshot, index) => {
    const block = recordOf(blocks, snapshot);
    const date = spent[index]?.date;
    return block?.firstDate === date && block?.lastDate === date ? [snapshot.ref] : [];
  });
}

/** The blocks that end today or later, by id. */
export async function standingBlocks(today: string): Promise<Map<string, Block>> {
  const { docs } = await db().collection(blocks.collection).where('lastDate', '>=', today).get();
  return new Map(docs.map((doc) => [doc.id, blocks.fromStored(doc.data())]));
}
