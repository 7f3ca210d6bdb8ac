/** The ledger of a month. */
import { showMonth as contract } from '@tulia/domain/calls/payments/month';
import { shiftMonth, toInstant } from '@tulia/domain/time/practice-time';
import { monthLines, unownedBetween } from '../../money/month';
import { callable } from '../../platform/callable';

export const showMonth = callable(contract, async ({ month }) => {
  const from = toInstant(`${month}-01`, '00:00');
  const to = toInstant(`${shiftMonth(month, 1)}-01`, '00:00');
  const [entries, unowned] = await Promise.all([monthLines(from, to), unownedBetween(from, to)]);
  return { ...entries, unowned };
});
