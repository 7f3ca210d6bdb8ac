/**
 * Where money belongs that a provider reports: for one booking, or into the unmatched payments. Reporting it again
 * changes nothing.
 */
import { matchOf, wholeShillings, type Clues, type ReceivedMoney } from './received';
import type { TrayItem } from './tray-item';

export interface KnownOfMoney {
  /** whether its code is in the ledger, entered by staff or by the server */
  isEntered: boolean;
  /** the item of the unmatched payments with this code */
  tray: TrayItem | null;
  clues: Clues;
}

export type Place =
  /** nothing is left to do */
  | { kind: 'known' }
  /** it is entered; an item of the unmatched payments is assigned with it */
  | { kind: 'booking'; bookingId: string; takesFromTray: boolean }
  | { kind: 'tray'; suggestions: string[] };

/** @throws nothing: there is a place for any money */
export function placeOf(money: ReceivedMoney, { isEntered, tray, clues }: KnownOfMoney): Place {
  if (isEntered || (tray !== null && tray.state !== 'open')) return { kind: 'known' };
  // Any booking with nothing open would fit a sum that could not be read.
  if (money.amount === 0)
    return tray === null ? { kind: 'tray', suggestions: [] } : { kind: 'known' };
  const match = matchOf(money, clues);
  // When this money came, the masked number did not tell its booking; since then the other that it fitted may be gone.
  if (tray !== null && match.bookingId !== null && match.by === 'masked-phone') {
    return { kind: 'known' };
  }
  // Money with cents cannot be entered as it came; staff decide about the cents.
  if (match.bookingId !== null && wholeShillings(money) === money.amount) {
    return { kind: 'booking', bookingId: match.bookingId, takesFromTray: tray !== null };
  }
  if (tray !== null) return { kind: 'known' };
  return {
    kind: 'tray',
    suggestions: match.bookingId === null ? match.suggestions : [match.bookingId],
  };
}
