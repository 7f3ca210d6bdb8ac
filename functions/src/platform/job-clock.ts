/** The clock of a scheduled job. */
import type { ScheduledEvent } from 'firebase-functions/v2/scheduler';
import { systemClock, type Clock } from './clock';

/** Real time; in the local world the time for which the run was ordered, so that a test may order one for tomorrow. */
export function jobClock(event: ScheduledEvent): Clock {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return systemClock;
  const ordered = Date.parse(event.scheduleTime);
  return Number.isNaN(ordered) ? systemClock : { now: () => ordered };
}
