/**
 * Where money belongs that a provider reports: for one booking, or into the unmatched payments. Reporting it again
 * changes nothing.
 */
import { matchOf, wholeShillings, type Clues, type ReceivedMoney } from './received';
import type { UnmatchedPayment } from './unmatched-payment';

export interface KnownOfMoney {
  /** whether its code is in the ledger, entered by staff or by the server */
  isEntered: boolean;
  /** the item of the unmatched payments with this code */
  unmatched: UnmatchedPayment | null;
  clues: Clues;
}

export type Place =
  /** nothing is left to do */
  | { kind: 'known' }
  /** it is entered; an item of the unmatched payments is assigned with it */
  | { kind: 'booking'; bookingId: string; wasUnmatched: boolean }
  | { kind: 'unmatched'; suggestions: string[] };

/** @throws nothing: there is a place for any money */
export function placeOf(
  money: ReceivedMoney,
  { isEntered, unmatched, clues }: KnownOfMoney,
): Place {
  if (isEntered || (unmatched !== null && unmatched.state !== 'open')) return { kind: 'known' };
  // Any booking with nothing open would fit a sum that could not be read.
  if (money.amount === 0)
    return unmatched === null ? { kind: 'unmatched', suggestions: [] } : { kind: 'known' };
  const match = matchOf(money, clues);
  // When this money came, the masked number did not tell its booking; since then the other that it fitted may be gone.
  if (unmatched !== null && match.bookingId !== null && match.by === 'masked-phone') {
    return { kind: 'known' };
  }
  // Money with cents cannot be entered as it came; staff decide about the cents.
  if (match.bookingId !== null && wholeShillings(money) === money.amount) {
    return { kind: 'booking', bookingId: match.bookingId, wasUnmatched: unmatched !== null };
  }
  if (unmatched !== null) return { kind: 'known' };
  return {
    kind: 'unmatched',
    suggestions: match.bookingId === null ? match.suggestions : [match.bookingId],
  };
}
