/** Counts an error that a browser tells of. */
import { reportError as contract } from '@tulia/domain/calls/practice/report-error';
import { callable } from '../../platform/callable';
import { countError } from '../../platform/error-counts';
import { spendReport } from '../../practice/spend-report';

/** A page reports three errors at most. A fault that every visitor meets is known long before a day's limit. */
const LIMITS = { addressAndHour: 30, day: 500 };

export const reportError = callable(
  contract,
  async ({ page, ...told }, context) => {
    await spendReport('errors', LIMITS, context);
    await countError({ ...told, source: 'browser', where: page }, context.clock.now());
    return {};
  },
  { isAnonymous: true },
);
