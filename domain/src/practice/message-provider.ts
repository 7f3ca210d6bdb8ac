/** What a provider of texts to phones does, whoever it is (design section 11). */

/** `cents` of a shilling; null when the provider did not say them in shillings. */
export type MessageOutcome =
  | { kind: 'sent'; providerId: string; cents: number | null }
  /** the provider did not take it; `stopped`: this number wants no texts */
  | { kind: 'no'; problem: string; stopped?: true }
  /** nothing was taken, and a later attempt may succeed */
  | { kind: 'not-now'; problem: string }
  /** it may have been taken: it is never sent again */
  | { kind: 'unknown'; problem: string };

/** What the provider says of a text after it has taken it. */
export interface TextReport {
  providerId: string;
  state: 'delivered' | 'failed';
  /** a short code; null when there is none */
  problem: string | null;
}

/** What the provider tells afterwards; empty for a text that is on its way, and for what cannot be read. */
export interface MessageNotice {
  report?: TextReport;
  /** the number that wants no texts any more, with country code, without plus */
  stops?: string;
}

/** `problem`: a code as for connections; null while the account is in order. */
export interface MessageAccount {
  problem: string | null;
  /** as the provider writes it, such as "KES 120.5000"; null when it did not say */
  balance: string | null;
}

export interface MessageProvider {
  /** @param to with country code, without plus @param text in GSM-7 */
  send(message: { to: string; text: string }): Promise<MessageOutcome>;
  /** @param kind by the address at which it came @param body form-urlencoded */
  report(kind: 'report' | 'stop', body: string): MessageNotice;
  account(): Promise<MessageAccount>;
}

/** Problems of a text that are problems of the practice's account. */
export const BALANCE_EMPTY = 'balance-empty';
export const KEYS_REFUSED = 'keys-refused';
