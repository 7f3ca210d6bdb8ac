import type { Instant } from '../time/instant';
import type { Weekday } from '../time/practice-time';

/**
 * `blocks/{id}`: time that a practitioner keeps free, once, over some days, or every week on some weekdays. It has
 * no note, as the reason is private. Functions write it into the locks and the public months, day by day, as the
 * booking window moves on.
 */
export interface Block {
  practitionerId: string;
  /** null for all services */
  serviceId: string | null;
  /**
   * `YYYY-MM-DD`, practice time, both included; a block without an end has `NO_END` of `block-dates.ts` as its last
   * date
   */
  firstDate: string;
  lastDate: string;
  /** ISO weekdays on which it holds, 1 is Monday */
  weekdays: Weekday[];
  /** a step of `granule.ts`, `HH:MM` */
  start: string;
  /** a step, excluded, or `24:00` */
  end: string;
  /** the last date that is written into the locks; null while none is */
  expandedUntil: string | null;
  createdAt: Instant;
  /** uid */
  createdBy: string;
}
