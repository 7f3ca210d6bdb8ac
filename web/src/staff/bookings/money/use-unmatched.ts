import { unmatchedPayments } from '@tulia/domain/records/money/provider-payment';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useList } from '../../../platform/live/use-list';

/** So many are read; a practice has a handful. */
export const UNMATCHED_READ = 50;

/** The unmatched payments, newest first; reads nothing for staff who may not record payments. */
export const useUnmatched = (mayRecord: boolean) =>
  useList(mayRecord ? 'unmatched:open' : null, unmatchedPayments, (sdk) => [
    sdk.where('state', '==', 'open'),
    sdk.orderBy('foundAt', 'desc'),
    sdk.limit(UNMATCHED_READ),
  ]);

/** ", KES 9,000"; empty where no sum is readable. */
export function unmatchedSum(amounts: readonly number[]): string {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return sum > 0 ? `, ${formatMoney(sum)}` : '';
}
