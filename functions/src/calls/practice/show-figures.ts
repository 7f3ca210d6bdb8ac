/** How quick the site was for its users. */
import { showFigures as contract } from '@tulia/domain/calls/practice/field-figures';
import { fieldLines } from '@tulia/domain/practice/field-figures';
import { fieldDayPath, fieldDays } from '@tulia/domain/records/watch/field-day';
import { HOUR } from '@tulia/domain/time/instant';
import { addDays, datesFrom, toWallTime } from '@tulia/domain/time/practice-time';
import { randomUUID } from 'node:crypto';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { spendQuota } from '../../platform/quota';

/** Calls in an hour; each reads a document for every day of its span. */
const LOOKS = 60;

export const showFigures = callable(contract, async ({ days }, { caller, clock }) => {
  const now = clock.now();
  const quota = { kind: 'figures-look', subject: caller.uid, limit: LOOKS };
  await spendQuota([{ ...quota, windowMilliseconds: HOUR }], randomUUID(), now);
  const dates = datesFrom(addDays(toWallTime(now).date, 1 - days), days);
  const found = await db().getAll(...dates.map((date) => db().doc(fieldDayPath(date))));
  return { lines: fieldLines(found.map((doc) => fieldDays.fromStored(doc.data() ?? {}))) };
});
