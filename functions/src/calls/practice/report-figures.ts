/** Writes what one visit measured to the log, where a metric counts it (`local/alerting/alerts.ts`). */
import { reportFigures as contract } from '@tulia/domain/calls/practice/field-figures';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { randomUUID } from 'node:crypto';
import { callable } from '../../platform/callable';
import { logFigure } from '../../platform/log';
import { spendQuota } from '../../platform/quota';

/** A visit reports once, but phones share addresses. */
const PER_ADDRESS_AND_HOUR = 20;
/** More reports add nothing about a day, and the counters of each cost two of the day's free writes. */
const PER_DAY = 1000;

export const reportFigures = callable(
  contract,
  async ({ page, device, connection, figures }, { caller, clock }) => {
    const limits = [
      { kind: 'figures-day', subject: 'all', limit: PER_DAY, windowMilliseconds: DAY },
      ...(caller.address === null
        ? []
        : [
            {
              kind: 'figures-address',
              subject: caller.address,
              limit: PER_ADDRESS_AND_HOUR,
              windowMilliseconds: HOUR,
            },
          ]),
    ];
    await spendQuota(limits, randomUUID(), clock.now());
    for (const { figure, value } of figures)
      logFigure('visit measured', { page, device, connection, figure, value });
    return {};
  },
  { isAnonymous: true },
);
