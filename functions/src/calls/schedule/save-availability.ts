/** Replaces a practitioner's own time of one day. */
import { saveAvailability as contract } from '@tulia/domain/calls/schedule/save-availability';
import { byHand } from '@tulia/domain/slot/day-blocks';
import { requireAbout } from '../../bookings/actor';
import { recordAudit } from '../../practice/audit';
import { changeBlocks } from '../../schedule/blocked-time';
import { callable } from '../../platform/callable';
import { requireDiary } from '../../schedule/diary';
import { dropSpentBlocks } from '../../schedule/time-blocks';

export const saveAvailability = callable(contract, async (input, { caller, clock }) => {
  requireAbout(caller, 'block-time', input);
  const { practitionerId, serviceId, date } = input;
  await requireDiary(practitionerId, serviceId);
  const timeSlots = [...new Set(input.timeSlots)].sort();
  const change = { practitionerId, serviceId, date, wanted: byHand(timeSlots) };
  await dropSpentBlocks(await changeBlocks(change, clock), date);
  const entry = {
    action: 'day-changed' as const,
    subject: `slots/${date}`,
    label: date,
    fields: [],
  };
  await recordAudit(caller, entry, clock.now());
  return { timeSlots };
});
