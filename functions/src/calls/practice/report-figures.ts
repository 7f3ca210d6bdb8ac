/** Writes what one visit measured to the log, where a metric counts it (`local/alerting/alerts.ts`). */
import { reportFigures as contract } from '@tulia/domain/calls/practice/field-figures';
import { callable } from '../../platform/callable';
import { logFigure } from '../../platform/log';
import { spendReport } from '../../practice/spend-report';

/**
 * A visit reports once. More reports than a day's limit add nothing about the day, and the counters of each cost two of
 * the day's free writes.
 */
const LIMITS = { addressAndHour: 20, day: 1000 };

export const reportFigures = callable(
  contract,
  async ({ page, device, connection, figures }, context) => {
    await spendReport('figures', LIMITS, context);
    for (const { figure, value } of figures)
      logFigure('visit measured', { page, device, connection, figure, value });
    return {};
  },
  { isAnonymous: true },
);
