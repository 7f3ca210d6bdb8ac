/**
 * What is kept twice, compared with its source: public status cards and totals with the bookings, locks with the
 * bookings that hold them. Works on the lines of an export or of a database alike.
 */
import { ACTIVE_STATUSES } from '@tulia/domain/booking/status';
import type { StoredDocument } from './database-rest';

/** One thing that does not agree. */
export interface Disagreement {
  path: string;
  problem: string;
}

interface Seen {
  /** booking id to its status and reference number */
  bookings: Map<string, { status: string; reference: string; hasLeft: boolean }>;
  /** reference number to the status it shows */
  cards: Map<string, string>;
  /** lock id to the booking that holds it */
  locks: Map<string, { bookingId: string; isHold: boolean }>;
  totals: Record<string, number>;
}

/** Statuses of bookings that hold their time. */
const ACTIVE: ReadonlySet<string> = new Set(ACTIVE_STATUSES);

/** Takes documents in any order; `disagreements` then says what does not agree. */
export class ProjectionCheck {
  readonly #seen: Seen = { bookings: new Map(), cards: new Map(), locks: new Map(), totals: {} };

  take({ path, fields }: StoredDocument): void {
    const [collection = '', id = '', ...deeper] = path.split('/');
    if (deeper.length > 0) return;
    if (collection === 'bookings') {
      this.#seen.bookings.set(id, {
        status: text(fields['status']),
        reference: text(fields['referenceNumber']),
        // As `hasLeft` in domain/booking/booking.ts.
        hasLeft: (instant(fields['leftAt']) ?? instant(fields['retainUntil'])) !== null,
      });
    } else if (collection === 'bookingStatus') {
      this.#seen.cards.set(id, text(fields['status']));
    } else if (collection === 'slots') {
      const bookingId = text(fields['bookingId']);
      if (bookingId !== '')
        this.#seen.locks.set(id, { bookingId, isHold: text(fields['kind']) === 'hold' });
    } else if (path === 'stats/total') {
      this.#seen.totals = Object.fromEntries(
        Object.entries(map(fields['statuses'])).map(([status, value]) => [status, number(value)]),
      );
    }
  }

  disagreements(): Disagreement[] {
    const { bookings, cards, locks, totals } = this.#seen;
    const found: Disagreement[] = [];
    const counts: Record<string, number> = {};
    for (const [id, { status, reference, hasLeft }] of bookings) {
      counts[status] = (counts[status] ?? 0) + 1;
      const card = cards.get(reference);
      // Of a client who has left the look-up says nothing any more.
      if (hasLeft ? card !== undefined : card !== status) {
        found.push({
          path: `bookingStatus/${reference}`,
          problem: `shows ${card ?? 'nothing'}, the booking ${id} is ${status}`,
        });
      }
    }
    const references = new Set([...bookings.values()].map(({ reference }) => reference));
    for (const reference of cards.keys()) {
      if (!references.has(reference))
        found.push({ path: `bookingStatus/${reference}`, problem: 'has no booking' });
    }
    for (const [id, { bookingId, isHold }] of locks) {
      const status = bookings.get(bookingId)?.status;
      const isHeld = status !== undefined && ACTIVE.has(status);
      // A hold may outlive its request by the minutes until it is tidied.
      if (!isHeld && !isHold) {
        found.push({
          path: `slots/${id}`,
          problem: `is held by ${bookingId}, which is ${status ?? 'not there'}`,
        });
      }
    }
    for (const [status, count] of Object.entries(counts)) {
      // Bookings that were erased stay in the totals.
      if ((totals[status] ?? 0) < count)
        found.push({
          path: 'stats/total',
          problem: `counts ${totals[status] ?? 0} ${status}, there are ${count}`,
        });
    }
    return found;
  }
}

/** A value of the REST interface. */
type Value = Partial<Record<string, unknown>> | undefined;

const part = (value: unknown, kind: string): unknown => (value as Value)?.[kind];
const text = (value: unknown) => {
  const found = part(value, 'stringValue');
  return typeof found === 'string' ? found : '';
};
const instant = (value: unknown) => part(value, 'timestampValue') ?? null;
const number = (value: unknown) =>
  Number(part(value, 'integerValue') ?? part(value, 'doubleValue') ?? 0);
const map = (value: unknown) => {
  const found = part(value, 'mapValue') as { fields?: Record<string, unknown> } | undefined;
  return found?.fields ?? {};
};
