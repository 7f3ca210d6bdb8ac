/** Replaces the therapist's own time of one day. Contract in domain/calls/save-availability.ts. */
import { saveAvailability as contract } from '@tulia/domain/calls/save-availability';
import { servicePath } from '@tulia/domain/records/service';
import { Refusal } from '@tulia/domain/refusal';
import { db } from '../firebase/app';
import { callable } from '../firebase/callable';
import { requirePermission } from '../firebase/caller';
import { readSettings, serviceIds } from '../firebase/practice';
import { replaceBlocks } from '../firebase/blocked-time';

export const saveAvailability = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'block-time');
  const { serviceId, date } = input;
  if (serviceId !== null && !(await db().doc(servicePath(serviceId)).get()).exists) {
    throw new Refusal('not-found');
  }
  const timeSlots = [...new Set(input.timeSlots)].sort();
  const [settings, ids] = await Promise.all([readSettings(), serviceIds(clock.now())]);
  await replaceBlocks({ serviceId, date, timeSlots }, settings.timeZone, ids, clock);
  return { timeSlots };
});
