/** Replaces the therapist's own time of one day. Contract in domain/calls/save-availability.ts. */
import { saveAvailability as contract } from '@tulia/domain/calls/save-availability';
import { servicePath } from '@tulia/domain/records/service';
import { Refusal } from '@tulia/domain/refusal';
import { byHand } from '@tulia/domain/slot/day-blocks';
import { recordAudit } from '../../practice/audit';
import { db } from '../../platform/app';
import { changeBlocks } from '../../schedule/blocked-time';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { blockWindow, dropSpentBlocks } from '../../schedule/time-blocks';

export const saveAvailability = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'block-time');
  const { serviceId, date } = input;
  if (serviceId !== null && !(await db().doc(servicePath(serviceId)).get()).exists) {
    throw new Refusal('not-found');
  }
  const timeSlots = [...new Set(input.timeSlots)].sort();
  const { zone, services } = await blockWindow(clock);
  const change = { serviceId, date, wanted: byHand(timeSlots) };
  await dropSpentBlocks(await changeBlocks(change, zone, services, clock), date);
  const entry = {
    action: 'day-changed' as const,
    subject: `slots/${date}`,
    label: date,
    fields: [],
  };
  await recordAudit(caller, entry, clock.now());
  return { timeSlots };
});
