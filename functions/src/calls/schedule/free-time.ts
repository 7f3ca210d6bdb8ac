/** Frees a stretch of one day of all that blocks it. */
import { freeTime as contract } from '@tulia/domain/calls/schedule/block-time';
import { stepsInRange } from '@tulia/domain/slot/granule';
import { requireAbout } from '../../bookings/actor';
import { recordAudit } from '../../practice/audit';
import { requireDiary } from '../../schedule/diary';
import { callable } from '../../platform/callable';
import { changeBlocks } from '../../schedule/blocked-time';
import { dropSpentBlocks } from '../../schedule/time-blocks';

export const freeTime = callable(contract, async (input, { caller, clock }) => {
  requireAbout(caller, 'block-time', input);
  const { practitionerId, serviceId, date, start, end } = input;
  await requireDiary(practitionerId, serviceId);
  const steps = new Set(stepsInRange(start, end));
  const change = { practitionerId, serviceId, date, wanted: keepAllBut(steps) };
  const spent = await changeBlocks(change, clock);
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
