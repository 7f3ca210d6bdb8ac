/**
 * Booking statuses (specification section 4) and what each means for time, money and records, in one row each. How
 * one becomes another stands in `transitions.ts`.
 */
interface StatusFacts {
  /** the session is still expected */
  active: boolean;
  /** it takes a place on the schedule; one that does not happen takes none */
  scheduled: boolean;
  /**
   * `owed`: its price is due; `open`: a request, so nothing is due yet; `over`: nothing is due, and payments go
   * back unless kept
   */
  money: 'open' | 'owed' | 'over';
  /** a session that is expected, was held or was missed: its record is kept for the years of the policies */
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

/** Whether the booking still expects its session. */
export function isActive(status: BookingStatus): status is ActiveStatus {
  return STATUSES[status].active;
}

/** Whether it takes a place on the schedule. */
export function isScheduled(status: BookingStatus): status is ScheduledStatus {
  return STATUSES[status].scheduled;
}

/** Whether its session is expected, was held or was missed, so that the booking was confirmed. */
export function isRecorded(status: BookingStatus): status is RecordedStatus {
  return STATUSES[status].recorded;
}

/** Whether it is a request, which staff have not answered yet. */
export function isRequest(status: BookingStatus): boolean {
  return STATUSES[status].money === 'open';
}

/** Whether nothing is owed any more, and what was paid goes back unless the practice keeps it. */
export function isOver(status: BookingStatus): boolean {
  return STATUSES[status].money === 'over';
}

/** Statuses of bookings that still expect their session. */
export const ACTIVE_STATUSES: readonly ActiveStatus[] = BOOKING_STATUSES.filter(isActive);
/** Statuses that take a place on the schedule. */
export const SCHEDULED_STATUSES: readonly ScheduledStatus[] = BOOKING_STATUSES.filter(isScheduled);
/** Statuses in which the price is owed; a request that is not confirmed owes nothing yet. */
export const OWING_STATUSES: readonly BookingStatus[] = BOOKING_STATUSES.filter(
  (status) => STATUSES[status].money === 'owed',
);
