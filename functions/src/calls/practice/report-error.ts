import { reportError as contract } from '@tulia/domain/calls/practice/report-error';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { randomUUID } from 'node:crypto';
import { callable } from '../../platform/callable';
import { logFault } from '../../platform/log';
import { enforceRateLimits, type RateLimit } from '../../platform/rate-limit';

/** In a day, of all browsers: enough to notice a fault that every visitor meets. */
const OF_ALL = { kind: 'errors-day', subject: 'all', limit: 500, windowMilliseconds: DAY };
/** In an hour, of one address, which phones share; a page reports at most three. */
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
