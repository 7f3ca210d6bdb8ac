/** How an attempt to pay ended without money, in the words of the house, and which of Daraja's codes mean it. */

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
 * `busy`: another prompt is open on the phone, or the service is; `push-failed`: the prompt did not reach the phone;
 * `refused`: anything else the provider said no with.
 */
export type AttemptEnd = (typeof ATTEMPT_ENDS)[number];

/** Result codes of M-Pesa Express; 0 is money and stands not here. */
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
 * How an attempt ended that a notice is about. A notice comes once, when the request has been processed, so a code that nobody
 * knows is an end as well. @param code any result code but 0
 */
export function attemptEnd(code: string): AttemptEnd {
  return ENDS.get(code.trim()) ?? 'refused';
}

/**
 * How an attempt ended that the provider was asked about; null while it may still be answered. A prompt on the phone has code
 * 4999 there, `The transaction is still under processing`, and that sentence has been seen under 1037 too. So only a code that is
 * known to be an end is one: a prompt that is called ended while somebody types the PIN is paid twice.
 * @param code any result code but 0 @param text what the provider says of it
 */
export function askedEnd(code: string, text: string): AttemptEnd | null {
  return /processing/i.test(text) ? null : (ENDS.get(code.trim()) ?? null);
}
