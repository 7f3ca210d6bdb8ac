/** Counts an error that a browser tells of. */
import { reportError as contract } from '@tulia/domain/calls/practice/report-error';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { randomUUID } from 'node:crypto';
import { callable } from '../../platform/callable';
import { countError } from '../../platform/error-counts';
import { spendQuota } from '../../platform/quota';

/** For each address. A page reports three errors at most, but phones share addresses. */
const PER_ADDRESS_AND_HOUR = 30;
/** For all browsers together. A fault that every visitor meets is known long before. */
const PER_DAY = 500;

export const reportError = callable(
  contract,
  async ({ page, ...told }, { caller, clock }) => {
    const now = clock.now();
    const limits = [
      { kind: 'errors-day', subject: 'all', limit: PER_DAY, windowMilliseconds: DAY },
      ...(caller.address === null
        ? []
        : [
            {
              kind: 'errors-address',
              subject: caller.address,
              limit: PER_ADDRESS_AND_HOUR,
              windowMilliseconds: HOUR,
            },
          ]),
    ];
    await spendQuota(limits, randomUUID(), now);
    await countError({ ...told, source: 'browser', where: page }, now);
    return {};
  },
  { isAnonymous: true },
);
