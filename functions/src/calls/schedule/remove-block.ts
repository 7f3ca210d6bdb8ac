import { removeBlock as contract } from '@tulia/domain/calls/schedule/block-time';
import { blockLabel, blockPath, blocks } from '@tulia/domain/records/block';
import { requireAbout } from '../../bookings/actor';
import { writeAudit } from '../../practice/audit';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { recordOf } from '../../platform/stored';
import { writerOf } from '../../platform/writer';
import { changeTime, planDays } from '../../schedule/blocked-time';
import { blockWindow, daysToFree } from '../../schedule/time-blocks';

export const removeBlock = callable(contract, async ({ id }, { caller, clock }) => {
  const window = await blockWindow(clock);
  return changeTime(async (transaction) => {
    const ref = db().doc(blockPath(id));
    const block = recordOf(blocks, await transaction.get(ref));
    if (block === null) return { days: 0 };
    requireAbout(caller, 'block-time', block);
    const days = daysToFree(id, block, window);
    const { write } = await planDays(transaction, block, days, clock.now());
    const writer = writerOf(transaction);
    write(writer);
    writer.delete(ref);
    const entry = { action: 'block-removed' as const, subject: ref.path, fields: [] };
    writeAudit(writer, caller, { ...entry, label: blockLabel(block) }, clock.now());
    return { days: days.length };
  });
});
