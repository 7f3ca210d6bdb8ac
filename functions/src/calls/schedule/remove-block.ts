/** Frees the time of a block; removing it twice is the same as once. */
import { removeBlock as contract } from '@tulia/domain/calls/schedule/block-time';
import { blockLabel, blockPath, blocks } from '@tulia/domain/records/block';
import { requireAbout } from '../../bookings/actor';
import { recordAudit } from '../../practice/audit';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { blockWindow, contractBlock } from '../../schedule/time-blocks';

export const removeBlock = callable(contract, async ({ id }, { caller, clock }) => {
  const ref = db().doc(blockPath(id));
  const data = (await ref.get()).data();
  if (data === undefined) return { days: 0 };
  const block = blocks.fromStored(data);
  requireAbout(caller, 'block-time', block);
  const entry = { action: 'block-removed' as const, subject: blockPath(id), fields: [] };
  await recordAudit(caller, { ...entry, label: blockLabel(block) }, clock.now());
  const days = await contractBlock(id, block, await blockWindow(clock), clock);
  // Last, so that a try that broke off can be made again.
  await ref.delete();
  return { days };
});
