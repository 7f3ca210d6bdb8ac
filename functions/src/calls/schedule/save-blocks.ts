/** Blocks stretches of time, once, over some days, or every week, and frees stretches of single days. */
import { saveBlocks as contract, type BlocksInput } from '@tulia/domain/calls/schedule/block-time';
import { blockLabel, blockPath, blocks } from '@tulia/domain/records/block';
import type { Block } from '@tulia/domain/slot/block';
import { Refusal } from '@tulia/domain/refusal';
import { freeing } from '@tulia/domain/slot/day-blocks';
import { stepsInRange } from '@tulia/domain/slot/granule';
import type { Instant } from '@tulia/domain/time/instant';
import type { Weekday } from '@tulia/domain/time/practice-time';
import { requireAbout } from '../../bookings/actor';
import { recordAudit, writeAudit } from '../../practice/audit';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import type { SignedInCaller } from '../../platform/caller';
import { changeBlocks } from '../../schedule/blocked-time';
import { requireDiary } from '../../schedule/diary';
import {
  blockWindow,
  dropSpentBlocks,
  expandBlock,
  sessionsInBlocks,
} from '../../schedule/time-blocks';
import { isAlreadyExists, writerOf } from '../../platform/writer';

export const saveBlocks = callable(contract, async (input, { caller, clock }) => {
  requireAbout(caller, 'block-time', input);
  const { practitionerId, serviceId } = input;
  await requireDiary(practitionerId, serviceId);
  const wanted = blocksOf(input, caller.uid, clock.now());
  const window = await blockWindow(clock);
  const kept = await sessionsInBlocks([...wanted.values()], window, clock);
  if (kept.length > 0 && !input.keepSessions) {
    throw new Refusal('conflicts-with-bookings', { bookings: kept });
  }
  await createBlocks(wanted, caller, clock.now());
  for (const { date, start, end } of input.freed) {
    const steps = stepsInRange(start, end);
    const change = { practitionerId, serviceId, date, wanted: freeing(steps) };
    const spent = await changeBlocks(change, clock);
    await dropSpentBlocks(spent, date);
    const label = `${date}, ${start}–${end}`;
    const freed = { action: 'time-freed' as const, subject: `slots/${date}`, label, fields: [] };
    await recordAudit(caller, freed, clock.now());
  }
  let days = 0;
  for (const [id, block] of wanted) days += await expandBlock(id, block, window, clock);
  return { days, kept };
});

/** The blocks that are asked for, by their ids. */
function blocksOf(input: BlocksInput, createdBy: string, createdAt: Instant): Map<string, Block> {
  const { practitionerId, serviceId } = input;
  return new Map(
    input.blocks.map(({ id, weekdays, ...asked }) => [
      id,
      {
        practitionerId,
        serviceId,
        ...asked,
        weekdays: [...new Set(weekdays as Weekday[])].sort(),
        expandedUntil: null,
        createdAt,
        createdBy,
      },
    ]),
  );
}

/** Creates all or none. @throws Refusal idempotency-conflict when one of the ids is that of another block */
async function createBlocks(
  wanted: ReadonlyMap<string, Block>,
  caller: SignedInCaller,
  now: Instant,
): Promise<void> {
  if (wanted.size === 0) return;
  const batch = db().batch();
  for (const [id, block] of wanted) {
    batch.create(db().doc(blockPath(id)), blocks.toStored(block));
    const label = blockLabel(block);
    const note = { action: 'time-blocked' as const, subject: blockPath(id), label, fields: [] };
    writeAudit(writerOf(batch), caller, note, now);
  }
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    for (const [id, block] of wanted) {
      const data = (await db().doc(blockPath(id)).get()).data();
      if (data === undefined || !isSame(blocks.fromStored(data), block)) {
        throw new Refusal('idempotency-conflict');
      }
    }
  }
}

function isSame(a: Block, b: Block): boolean {
  const asked = ({ practitionerId, serviceId, firstDate, lastDate, weekdays, start, end }: Block) =>
    JSON.stringify([practitionerId, serviceId, firstDate, lastDate, weekdays, start, end]);
  return asked(a) === asked(b);
}
