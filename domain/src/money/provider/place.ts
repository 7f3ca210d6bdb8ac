/** Where reported money belongs: to a booking, or to the unmatched payments. A repeated report changes nothing. */
import { matchOf, wholeShillings, type Clues, type ReceivedMoney } from './received';
import type { UnmatchedPayment } from './unmatched-payment';

interface KnownOfMoney {
  isEntered: boolean;
  unmatched: UnmatchedPayment | null;
  clues: Clues;
}

export type Place =
  | { kind: 'known' }
  /** `wasUnmatched`: the unmatched payment is assigned with it */
  | { kind: 'booking'; bookingId: string; wasUnmatched: boolean }
  | { kind: 'unmatched'; suggestions: string[] };

export function placeOf(
  money: ReceivedMoney,
  { isEntered, unmatched, clues }: KnownOfMoney,
): Place {
  if (isEntered || (unmatched !== null && unmatched.state !== 'open')) return { kind: 'known' };
  // An unreadable amount (0) would fit any booking with nothing open.
  if (money.amount === 0)
    return unmatched === null ? { kind: 'unmatched', suggestions: [] } : { kind: 'known' };
  const match = matchOf(money, clues);
  // The masked number fitted several bookings when the money came; the others may only be gone since then.
  if (unmatched !== null && match.bookingId !== null && match.by === 'masked-phone') {
    return { kind: 'known' };
  }
  // Staff decide about money with cents.
  if (match.bookingId !== null && wholeShillings(money) === money.amount) {
    return { kind: 'booking', bookingId: match.bookingId, wasUnmatched: unmatched !== null };
  }
  if (unmatched !== null) return { kind: 'known' };
  return {
    kind: 'unmatched',
    suggestions: match.bookingId === null ? match.suggestions : [match.bookingId],
  };
}
