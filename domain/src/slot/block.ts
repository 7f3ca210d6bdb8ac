import type { Instant } from '../time/instant';
import type { Weekday } from '../time/practice-time';

/**
 * `blocks/{id}`: a rule of a practitioner's own time, once, over some days, or every week on some weekdays. It carries no
 * note: why somebody is away is nobody's matter. What it means for bookings stands in the locks and the public months,
 * into which functions expand it, day by day, as the booking window moves on.
 */
export interface Block {
  practitionerId: string;
  /** null for all services */
  serviceId: string | null;
  /** `YYYY-MM-DD`, practice time, both included; `NO_END` of `block-dates.ts` as the last one for a block without an end */
  firstDate: string;
  lastDate: string;
  /** ISO weekdays on which it holds, 1 is Monday */
  weekdays: Weekday[];
  /** a 30-minute step, `HH:MM` */
  start: string;
  /** a 30-minute step, excluded, or `24:00` */
  end: string;
  /** the last date that is in the locks; null while none is */
  expandedUntil: string | null;
  createdAt: Instant;
  /** uid */
  createdBy: string;
}
