/** Whose number a fingerprint is: it can be compared with numbers that are known, and not be turned back into one. */
import { isFingerprint } from '@tulia/domain/money/provider/kenyan-phone';
import { createHash } from 'node:crypto';

/**
 * The number that a notice tells of, where it comes as a fingerprint and is among the known ones; else as it was told.
 * M-Pesa takes it of `2547…`, twelve digits (decision 098).
 * @param known as `kenyanMobile` answers
 */
export function payerNumber(told: string, known: readonly string[]): string {
  if (!isFingerprint(told)) return told;
  const wanted = told.toLowerCase();
  const isIts = (mobile: string) => createHash('sha256').update(mobile).digest('hex') === wanted;
  return known.find(isIts) ?? told;
}
