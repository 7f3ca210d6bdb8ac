/**
 * What a booking and its payments add to the statistics (`records/stats.ts`). A change subtracts what the booking added
 * before and adds what it adds now, so a commit need not read them. They hold no personal data.
 */
import type { EntryKind, MoneyEntry } from '../../money/entry';
import { toWallTime } from '../../time/practice-time';
import type { Booking } from '../booking';
import { BOOKING_STATUSES, isOver, isRecorded, type BookingStatus } from '../status';

/**
 * `made_…`: bookings by present status, on the day they were made. Statuses: sessions on their own day. `cancelled`:
 * sessions cancelled after confirmation; `late`: those that the client cancelled after the refund cut-off. `received`
 * and `refunded`: whole shillings less corrections, on the day of the entry.
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

export interface MonthShare {
  /** practice date, `YYYY-MM-DD` */
  date: string;
  practitionerId: string;
  serviceId: string;
  figures: Figures;
}

/** The shares of a booking: on the day it was made, and on its session's day. */
export function bookingShares(booking: Booking): MonthShare[] {
  const { status, createdAt, practitionerId, serviceId } = booking;
  const { date } = toWallTime(createdAt);
  const made: Figures = { [`made_${status}`]: 1 };
  const session = sessionShare(booking);
  return [
    { date, practitionerId, serviceId, figures: made },
    ...(session === null ? [] : [session]),
  ];
}

function sessionShare(booking: Booking): MonthShare | null {
  const { status, confirmedDate, startsAt, practitionerId, serviceId } = booking;
  const { date } = toWallTime(startsAt);
  const place = { date, practitionerId, serviceId };
  if (isRecorded(status)) return { ...place, figures: { [status]: 1 } };
  if (!isOver(status) || confirmedDate === null) return null;
  return { ...place, figures: { cancelled: 1, ...(booking.cancelledLate && { late: 1 }) } };
}

/** Null where an entry moves no money. @param takenBack the kind of the corrected entry */
export function moneyShare(
  { kind, amount, at }: Pick<MoneyEntry, 'kind' | 'amount' | 'at'>,
  takenBack: EntryKind | null,
  { practitionerId, serviceId }: Pick<Booking, 'practitionerId' | 'serviceId'>,
): MonthShare | null {
  const sign = kind === 'correction' ? -1 : 1;
  const moves = kind === 'correction' ? takenBack : kind;
  if (moves !== 'payment' && moves !== 'refund') return null;
  const figure = moves === 'payment' ? 'received' : 'refunded';
  const { date } = toWallTime(at);
  return { date, practitionerId, serviceId, figures: { [figure]: sign * amount } };
}

/** What moves when the money of a booking counts for another practitioner. @param entries its whole ledger */
export function moneyMoved(
  entries: readonly MoneyEntry[],
  before: Booking,
  after: Booking,
): MonthShare[] {
  const kinds = new Map(entries.map(({ id, kind }) => [id, kind]));
  const sharesFor = (booking: Booking) =>
    entries.flatMap(
      (each) => moneyShare(each, kinds.get(each.corrects ?? '') ?? null, booking) ?? [],
    );
  return addedUp([...sharesFor(before).map(takenAway), ...sharesFor(after)]);
}

/** Empty when a change does not change the shares. */
export function changedShares(before: Booking | null, after: Booking): readonly MonthShare[] {
  const had = before === null ? [] : bookingShares(before);
  return addedUp([...had.map(takenAway), ...bookingShares(after)]);
}

const takenAway = ({ figures, ...place }: MonthShare): MonthShare => ({
  ...place,
  figures: Object.fromEntries(figuresIn(figures).map(([figure, value]) => [figure, -value])),
});

const COUNTED: ReadonlySet<string> = new Set(FIGURES);

/** The figures as pairs, without those that only old statistics have. */
export const figuresIn = (figures: Figures) =>
  Object.entries(figures).filter(([figure]) => COUNTED.has(figure)) as [Figure, number][];

const PLACE_ENDS = '\n';
const placeOf = ({ date, practitionerId, serviceId }: MonthShare) =>
  [date, practitionerId, serviceId].join(PLACE_ENDS);

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

export function plus(one: Figures, other: Figures): Figures {
  const sum: Figures = { ...one };
  for (const [figure, value] of figuresIn(other)) {
    sum[figure] = (sum[figure] ?? 0) + value;
  }
  return sum;
}

export const madeByStatus = (figures: Figures): Partial<Record<BookingStatus, number>> =>
  Object.fromEntries(
    BOOKING_STATUSES.flatMap((status) => {
      const made = figures[`made_${status}`];
      return made === undefined ? [] : [[status, made]];
    }),
  );

/** Per cent with one decimal. Null when the whole is zero. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 1000) / 10 : null;
}

export const noShowRate = ({ no_show = 0, completed = 0 }: Figures) =>
  percentOf(no_show, no_show + completed);
