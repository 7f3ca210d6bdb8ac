/** Where money belongs that a provider tells of: told once or ten times, it is entered for one booking, or lies in the tray. */
import { matchOf, wholeShillings, type Clues, type ReceivedMoney } from './received';
import type { TrayItem } from './tray-item';

export interface KnownOfMoney {
  /** whether its code stands in the ledger, entered by whomever */
  isEntered: boolean;
  /** what lies in the tray under its code */
  tray: TrayItem | null;
  clues: Clues;
}

export type Place =
  /** nothing is left to do */
  | { kind: 'known' }
  /** it is entered; what lies in the tray is assigned with it */
  | { kind: 'booking'; bookingId: string; takesFromTray: boolean }
  | { kind: 'tray'; suggestions: string[] };

/** @throws nothing: money that came has a place always */
export function placeOf(money: ReceivedMoney, { isEntered, tray, clues }: KnownOfMoney): Place {
  if (isEntered || (tray !== null && tray.state !== 'open')) return { kind: 'known' };
  const match = matchOf(money, clues);
  // What has cents cannot be entered as it came: what becomes of them is for a person to say.
  if (match.bookingId !== null && wholeShillings(money) === money.amount) {
    return { kind: 'booking', bookingId: match.bookingId, takesFromTray: tray !== null };
  }
  if (tray !== null) return { kind: 'known' };
  return {
    kind: 'tray',
    suggestions: match.bookingId === null ? match.suggestions : [match.bookingId],
  };
}
