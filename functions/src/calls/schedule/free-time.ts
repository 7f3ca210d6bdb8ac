/** Frees a stretch of one day, whatever holds it. Contract in domain/calls/block-time.ts. */
import { freeTime as contract } from '@tulia/domain/calls/block-time';
import { Refusal } from '@tulia/domain/refusal';
import { stepsInRange } from '@tulia/domain/slot/granule';
import { recordAudit } from '../../practice/audit';
import { readService } from '../../practice/services';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { changeBlocks } from '../../schedule/blocked-time';
import { blockWindow, dropSpentBlocks } from '../../schedule/time-blocks';

export const freeTime = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'block-time');
  const { serviceId, date, start, end } = input;
  if (serviceId !== null && (await readService(serviceId)) === null) {
    throw new Refusal('not-found');
  }
  const window = await blockWindow(clock);
  const steps = new Set(stepsInRange(start, end));
  const change = { serviceId, date, wanted: keepAllBut(steps) };
  const spent = await changeBlocks(change, window.zone, window.services, clock);
  await dropSpentBlocks(spent, date);
  const label = `${date}, ${start}–${end}`;
  const freed = { action: 'time-freed' as const, subject: `slots/${date}`, label, fields: [] };
  await recordAudit(caller, freed, clock.now());
  return {};
});

const keepAllBut =
  (freed: ReadonlySet<string>) =>
  ({ blocked }: { blocked: ReadonlyMap<string, readonly string[]> }) =>
    new Map([...blocked].filter(([time]) => !freed.has(time)));
