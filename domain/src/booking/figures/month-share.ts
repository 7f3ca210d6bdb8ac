/**
 * What a booking and its money add to the statistics of their months (`records/stats.ts`). A change takes away what
 * the booking added before and adds what it adds now, so one commit keeps the statistics right without reading
 * them. They hold no personal data.
 */
import type { EntryKind, MoneyEntry } from '../../money/entry';
import { toWallTime } from '../../time/practice-time';
import type { Booking } from '../booking';
import { BOOKING_STATUSES, isOver, isRecorded, type BookingStatus } from '../status';

/**
 * What is counted. Bookings count on the day on which they were made: `made_pending` and so on by their present
 * status. Sessions count on their own day, by status. `cancelled` are sessions that had been confirmed, and `late`
 * those of them that the client cancelled after the refund cut-off. Money, in whole shillings, counts on the day of
 * its entry: `received` and `refunded`, less their corrections.
 */
const FIGURES = [
  ...BOOKING_STATUSES.map((status) => `made_${status}` as const),
  ...BOOKING_STATUSES.filter(isRecorded),
  'cancelled',
  'late',
  'received',
  'refunded',
] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Partial<Record<Figure, number>>;

/** What is added at one place of the statistics; negative for what is taken away. */
export interface MonthShare {
  /** practice date, `YYYY-MM-DD` */
  date: string;
  practitionerId: string;
  serviceId: string;
  figures: Figures;
}

type Counted = Pick<
  Booking,
  | 'status'
  | 'createdAt'
  | 'startsAt'
  | 'confirmedDate'
  | 'cancelledLate'
  | 'practitionerId'
  | 'serviceId'
>;
type Place = Pick<Booking, 'practitionerId' | 'serviceId'>;

/** What a booking adds, on the day on which it was made and on that of its session. */
export function bookingShares(booking: Counted): MonthShare[] {
  const { status, createdAt, practitionerId, serviceId } = booking;
  const { date } = toWallTime(createdAt);
  const made: Figures = { [`made_${status}`]: 1 };
  const session = sessionShare(booking);
  return [
    { date, practitionerId, serviceId, figures: made },
    ...(session === null ? [] : [session]),
  ];
}

/** Null for a booking that never was a session. */
function sessionShare(booking: Counted): MonthShare | null {
  const { status, confirmedDate, startsAt, practitionerId, serviceId } = booking;
  const { date } = toWallTime(startsAt);
  const place = { date, practitionerId, serviceId };
  if (isRecorded(status)) return { ...place, figures: { [status]: 1 } };
  if (!isOver(status) || confirmedDate === null) return null;
  return { ...place, figures: { cancelled: 1, ...(booking.cancelledLate && { late: 1 }) } };
}

/**
 * What an entry of the ledger adds; null where it moves no money.
 * @param takenBack the kind of entry that a correction takes back
 */
export function moneyShare(
  { kind, amount, at }: Pick<MoneyEntry, 'kind' | 'amount' | 'at'>,
  takenBack: EntryKind | null,
  { practitionerId, serviceId }: Place,
): MonthShare | null {
  const sign = kind === 'correction' ? -1 : 1;
  const moves = kind === 'correction' ? takenBack : kind;
  if (moves !== 'payment' && moves !== 'refund') return null;
  const figure = moves === 'payment' ? 'received' : 'refunded';
  const { date } = toWallTime(at);
  return { date, practitionerId, serviceId, figures: { [figure]: sign * amount } };
}

/** What a change does to the shares of a booking: empty when they stay the same. */
export function changedShares(before: Counted | null, after: Counted): readonly MonthShare[] {
  const had = before === null ? [] : bookingShares(before);
  return addedUp([...had.map(takenAway), ...bookingShares(after)]);
}

const takenAway = ({ figures, ...place }: MonthShare): MonthShare => ({
  ...place,
  figures: Object.fromEntries(figuresIn(figures).map(([figure, value]) => [figure, -value])),
});

const COUNTED: ReadonlySet<string> = new Set(FIGURES);

/** The figures one by one, with their values, without those of stored statistics that nothing counts any more. */
export const figuresIn = (figures: Figures) =>
  Object.entries(figures).filter(([figure]) => COUNTED.has(figure)) as [Figure, number][];

const PLACE_ENDS = '\n';
const placeOf = ({ date, practitionerId, serviceId }: MonthShare) =>
  [date, practitionerId, serviceId].join(PLACE_ENDS);

/** One share for each place, without figures that add up to zero. */
export function addedUp(shares: readonly MonthShare[]): MonthShare[] {
  const sums = new Map<string, MonthShare>();
  for (const share of shares) {
    const key = placeOf(share);
    const sum = sums.get(key) ?? { ...share, figures: {} };
    sums.set(key, { ...sum, figures: plus(sum.figures, share.figures) });
  }
  return [...sums.values()].flatMap((share) => {
    const left = figuresIn(share.figures).filter(([, value]) => value !== 0);
    return left.length === 0 ? [] : [{ ...share, figures: Object.fromEntries(left) }];
  });
}

/** Two sets of figures as one. */
export function plus(one: Figures, other: Figures): Figures {
  const sum: Figures = { ...one };
  for (const [figure, value] of figuresIn(other)) {
    sum[figure] = (sum[figure] ?? 0) + value;
  }
  return sum;
}

/** How many bookings were made, by their present status. */
export const madeByStatus = (figures: Figures): Partial<Record<BookingStatus, number>> =>
  Object.fromEntries(
    BOOKING_STATUSES.flatMap((status) => {
      const made = figures[`made_${status}`];
      return made === undefined ? [] : [[status, made]];
    }),
  );

/** Per cent with one decimal; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 1000) / 10 : null;
}

/** Sessions that were missed, of those that were held or missed. */
export const noShowRate = ({ no_show = 0, completed = 0 }: Figures) =>
  percentOf(no_show, no_show + completed);
