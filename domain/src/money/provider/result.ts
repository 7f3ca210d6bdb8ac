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

/** @param code any result code but 0 */
export function attemptEnd(code: string): AttemptEnd {
  return ENDS.get(code.trim()) ?? 'refused';
}
