/** Writes an error that a browser tells of to the log, as one line, and keeps nothing of it. */
import { reportError as contract } from '@tulia/domain/calls/practice/report-error';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { randomUUID } from 'node:crypto';
import { callable } from '../../platform/callable';
import { logFault } from '../../platform/log';
import { enforceRateLimits, type RateLimit } from '../../platform/rate-limit';

/** In a day, of all browsers. A fault that every visitor meets is known long before. */
const OF_ALL = { kind: 'errors-day', subject: 'all', limit: 500, windowMilliseconds: DAY };
/** In an hour, of one address: phones share addresses, and a page reports three at most. */
const OF_ADDRESS = { kind: 'errors-address', limit: 30, windowMilliseconds: HOUR };

export const reportError = callable(
  contract,
  async ({ frames, ...told }, { caller, clock }) => {
    const rules: RateLimit[] = [OF_ALL];
    if (caller.address !== null) rules.push({ ...OF_ADDRESS, subject: caller.address });
    await enforceRateLimits(rules, randomUUID(), clock.now());
    const places = frames.map((frame) => `\n    at ${frame}`).join('');
    const stack = `${told.errorClass}: ${told.page}${places}`;
    logFault('browser failed', { where: 'browser', ...told, stack_trace: stack });
    return {};
  },
  { isAnonymous: true },
);
