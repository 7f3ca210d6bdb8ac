/**
 * Booking statuses (specification section 4): what each means for time, money and records. `transitions.ts` says how
 * one becomes another.
 */
interface StatusFacts {
  /** a session is still expected */
  active: boolean;
  scheduled: boolean;
  /**
   * `open`: a request, nothing is due yet; `owed`: the price is due; `over`: nothing is due, and payments go back
   * unless kept
   */
  money: 'open' | 'owed' | 'over';
  /** a session that was confirmed: its record is kept for years */
  recorded: boolean;
}

export const STATUSES = {
  pending: { active: true, scheduled: true, money: 'open', recorded: false },
  confirmed: { active: true, scheduled: true, money: 'owed', recorded: true },
  completed: { active: false, scheduled: true, money: 'owed', recorded: true },
  cancelled: { active: false, scheduled: false, money: 'over', recorded: false },
  no_show: { active: false, scheduled: true, money: 'owed', recorded: true },
  rejected: { active: false, scheduled: false, money: 'over', recorded: false },
} as const satisfies Record<string, StatusFacts>;

export type BookingStatus = keyof typeof STATUSES;
export const BOOKING_STATUSES = Object.keys(STATUSES) as readonly BookingStatus[];

type StatusOf<Fact extends keyof StatusFacts, Value> = {
  [Status in BookingStatus]: (typeof STATUSES)[Status][Fact] extends Value ? Status : never;
}[BookingStatus];

export type ActiveStatus = StatusOf<'active', true>;
export type ScheduledStatus = StatusOf<'scheduled', true>;
export type RecordedStatus = StatusOf<'recorded', true>;

export function isActive(status: BookingStatus): status is ActiveStatus {
  return STATUSES[status].active;
}

export function isScheduled(status: BookingStatus): status is ScheduledStatus {
  return STATUSES[status].scheduled;
}

/** Whether the booking was confirmed and not cancelled. */
export function isRecorded(status: BookingStatus): status is RecordedStatus {
  return STATUSES[status].recorded;
}

export function isRequest(status: BookingStatus): boolean {
  return STATUSES[status].money === 'open';
}

/** Whether nothing is owed, and payments go back unless the practice keeps them. */
export function isOver(status: BookingStatus): boolean {
  return STATUSES[status].money === 'over';
}

export const ACTIVE_STATUSES: readonly ActiveStatus[] = BOOKING_STATUSES.filter(isActive);
export const SCHEDULED_STATUSES: readonly ScheduledStatus[] = BOOKING_STATUSES.filter(isScheduled);
export const OWING_STATUSES: readonly BookingStatus[] = BOOKING_STATUSES.filter(
  (status) => STATUSES[status].money === 'owed',
);
