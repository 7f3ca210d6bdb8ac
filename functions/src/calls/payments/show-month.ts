/** The ledger of a month. Contract in domain/calls/money/month.ts. */
import { showMonth as contract } from '@tulia/domain/calls/money/month';
import { toInstant } from '@tulia/domain/time/practice-time';
import { monthLines, unownedBetween } from '../../money/month';
import { callable } from '../../platform/callable';
import { readSettings } from '../../practice/settings';

export const showMonth = callable(contract, async ({ month }) => {
  const { timeZone } = await readSettings();
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const from = toInstant(`${month}-01`, '00:00', timeZone);
  const to = toInstant(`${next}-01`, '00:00', timeZone);
  const [entries, unowned] = await Promise.all([monthLines(from, to), unownedBetween(from, to)]);
  return { ...entries, unowned };
});
