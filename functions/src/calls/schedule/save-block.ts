/** Blocks a stretch of time once, over some days, or every week. */
import { saveBlock as contract } from '@tulia/domain/calls/schedule/block-time';
import { blockLabel, blockPath, blocks, type Block } from '@tulia/domain/records/block';
import { Refusal } from '@tulia/domain/refusal';
import type { Weekday } from '@tulia/domain/time/practice-time';
import { requireAbout } from '../../bookings/actor';
import { writeAudit } from '../../practice/audit';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { requireDiary } from '../../schedule/diary';
import { blockWindow, expandBlock, sessionsInBlock } from '../../schedule/time-blocks';
import { isAlreadyExists, writerOf } from '../../platform/writer';

export const saveBlock = callable(contract, async (input, { caller, clock }) => {
  requireAbout(caller, 'block-time', input);
  const { id, keepSessions, practitionerId, serviceId } = input;
  await requireDiary(practitionerId, serviceId);
  const block: Block = {
    practitionerId,
    serviceId,
    firstDate: input.firstDate,
    lastDate: input.lastDate,
    weekdays: [...new Set(input.weekdays as Weekday[])].sort(),
    start: input.start,
    end: input.end,
    expandedUntil: null,
    createdAt: clock.now(),
    createdBy: caller.uid,
  };
  const window = await blockWindow(clock);
  const kept = await sessionsInBlock(block, window, clock);
  if (kept.length > 0 && !keepSessions) {
    throw new Refusal('conflicts-with-bookings', { bookings: kept });
  }
  const ref = db().doc(blockPath(id));
  const label = blockLabel(block);
  const note = { action: 'time-blocked' as const, subject: blockPath(id), label, fields: [] };
  try {
    const batch = db().batch();
    batch.create(ref, blocks.toStored(block));
    writeAudit(writerOf(batch), caller, note, clock.now());
    await batch.commit();
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    const before = await ref.get();
    const data = before.data();
    if (data === undefined || !isSame(blocks.fromStored(data), block)) {
      throw new Refusal('idempotency-conflict');
    }
  }
  return { days: await expandBlock(id, block, window, clock), kept };
});

function isSame(a: Block, b: Block): boolean {
  const asked = ({ practitionerId, serviceId, firstDate, lastDate, weekdays, start, end }: Block) =>
    JSON.stringify([practitionerId, serviceId, firstDate, lastDate, weekdays, start, end]);
  return asked(a) === asked(b);
}
