import type { Instant } from '../time/instant';
import type { Weekday } from '../time/practice-time';

/**
 * `blocks/{id}`: time that a practitioner keeps free, once, over some days, or on some weekdays. The reason is private,
 * so there is no note. Functions write each day of it into the locks and public months as the booking window moves.
 */
export interface Block {
  practitionerId: string;
  /** null for all services */
  serviceId: string | null;
  /** `YYYY-MM-DD`, practice time, both included; `NO_END` of `block-dates.ts` for a block without an end */
  firstDate: string;
  lastDate: string;
  weekdays: Weekday[];
  /** a step of `granule.ts` */
  start: string;
  /** a step (excluded), or `24:00` */
  end: string;
  /** the last date with locks; null for none */
  expandedUntil: string | null;
  createdAt: Instant;
  createdBy: string;
}
