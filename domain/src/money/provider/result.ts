/** How an attempt to pay ended without money, and which of Daraja's codes mean it. */

export const ATTEMPT_ENDS = [
  'no-money',
  'busy',
  'expired',
  'push-failed',
  'cancelled',
  'no-answer',
  'wrong-pin',
  'refused',
] as const;
/**
 * `busy`: another STK push is open on the phone, or the service is busy; `push-failed`: the STK push did not reach the
 * phone; `refused`: the provider gave any other reason.
 */
export type AttemptEnd = (typeof ATTEMPT_ENDS)[number];

/** Result codes of M-Pesa Express; 0 means money and is not here. */
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

/**
 * How an attempt ended, by the code of its notice. The notice comes once, when the request has been processed, so
 * an unknown code is an end as well.
 * @param code any result code but 0
 */
export function attemptEnd(code: string): AttemptEnd {
  return ENDS.get(code.trim()) ?? 'refused';
}

/**
 * How an attempt ended, by the code of a query; null while the person may still answer. Queries report an STK push on
 * the phone as 4999, `The transaction is still under processing`, and that sentence has been seen with 1037 too. So
 * only codes known to be an end count: an STK push that is called ended while the client types the PIN is paid twice.
 * @param code any result code but 0
 * @param text what the provider says about it
 */
export function askedEnd(code: string, text: string): AttemptEnd | null {
  return /processing/i.test(text) ? null : (ENDS.get(code.trim()) ?? null);
}
