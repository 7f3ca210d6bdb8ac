/** `busy`: another STK push is open, or the service is busy; `push-failed`: it did not reach the phone. */
export type AttemptEnd =
  | 'no-money'
  | 'busy'
  | 'expired'
  | 'push-failed'
  | 'cancelled'
  | 'no-answer'
  | 'wrong-pin'
  | 'refused';

/** Result codes of M-Pesa Express without 0, which means money. */
const ENDS: ReadonlyMap<string, AttemptEnd> = new Map([
  ['1', 'no-money'],
  ['17', 'busy'],
  ['26', 'busy'],
  ['1001', 'busy'],
  ['1019', 'expired'],
  ['1025', 'push-failed'],
  ['9999', 'push-failed'],
  ['1032', 'cancelled'],
  ['1037', 'no-answer'],
  ['2001', 'wrong-pin'],
]);

/** A notice comes once, after processing, so an unknown code is an end too. @param code any but 0 */
export function attemptEnd(code: string): AttemptEnd {
  return ENDS.get(code.trim()) ?? 'refused';
}

/**
 * The end in a poll; null while the client may still answer. A poll reports a waiting STK push as 4999, `The
 * transaction is still under processing`, and that sentence was seen with 1037 too. So only known codes count: a client
 * could pay twice if the STK push were called ended too early.
 * @param code any code but 0
 * @param text the provider's sentence
 */
export function askedEnd(code: string, text: string): AttemptEnd | null {
  return /processing/i.test(text) ? null : (ENDS.get(code.trim()) ?? null);
}
