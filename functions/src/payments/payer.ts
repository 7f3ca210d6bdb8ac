/** Finds the phone number behind a hash. */
import { isFingerprint } from '@tulia/domain/money/provider/kenyan-phone';
import { createHash } from 'node:crypto';

/**
 * M-Pesa may send the SHA-256 of the payer's number `2547…` (decision 098).
 * @param known numbers as `kenyanMobile` returns them
 * @returns the known number with this hash; otherwise `told`
 */
export function payerNumber(told: string, known: readonly string[]): string {
  if (!isFingerprint(told)) return told;
  const wanted = told.toLowerCase();
  const isIts = (mobile: string) => createHash('sha256').update(mobile).digest('hex') === wanted;
  return known.find(isIts) ?? told;
}
