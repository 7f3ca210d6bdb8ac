/** Adds what one visit measured to its day. */
import { reportFigures as contract } from '@tulia/domain/calls/practice/field-figures';
import { groupsOf } from '@tulia/domain/practice/field-figures';
import { FIELD_DAYS_KEPT, fieldDayPath, fieldDays } from '@tulia/domain/records/watch/field-day';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { FieldValue } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { runningVersion } from '../../platform/params';
import { spendQuota } from '../../platform/quota';

/** A visit reports once, but phones share addresses. */
const PER_ADDRESS_AND_HOUR = 20;
/**
 * More reports add nothing about a day, and each costs three writes (its counters included) of the day's free
 * ones.
 */
const PER_DAY = 1000;

/**
 * Every version but the running one: pages opened before the last deployment, and versions that a stranger makes
 * up.
 */
const OLDER = 'older';

export const reportFigures = callable(
  contract,
  async ({ figures, ...visit }, { caller, clock }) => {
    const now = clock.now();
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
    await spendQuota(limits, randomUUID(), now);
    const isRunning = visit.version === (runningVersion() || 'local');
    const groups = groupsOf({ ...visit, version: isRunning ? visit.version : OLDER });
    const counts = figures.map(({ figure, step }): [string, object] => [
      figure,
      Object.fromEntries(groups.map((group) => [group, { [step]: FieldValue.increment(1) }])),
    ]);
    await db()
      .doc(fieldDayPath(toWallTime(now).date))
      .set(
        {
          ...fieldDays.toStoredPart({ expiresAt: now + FIELD_DAYS_KEPT }),
          counts: Object.fromEntries(counts),
        },
        { merge: true },
      );
    return {};
  },
  { isAnonymous: true },
);
