import { reportError as contract } from '@tulia/domain/calls/practice/report-error';
import { callable } from '../../platform/callable';
import { logFault } from '../../platform/log';
import { countEachCall, perDay, perHour } from '../../platform/rate-limit';

/** In a day, of all browsers: enough to notice a fault that every visitor meets. */
const OF_ALL = perDay('errors-day', 'all', 500);
/** In an hour, of one address, which phones share; a page reports at most three. */
const OF_ADDRESS = 30;

export const reportError = callable(
  contract,
  async ({ frames, ...told }, { caller, clock }) => {
    const rules = [OF_ALL];
    if (caller.address !== null) rules.push(perHour('errors-address', caller.address, OF_ADDRESS));
    await countEachCall(rules, clock.now());
    const places = frames.map((frame) => `\n    at ${frame}`).join('');
    const stack = `${told.errorClass}: ${told.page}${places}`;
    logFault('browser failed', { where: 'browser', ...told, stack_trace: stack });
    return {};
  },
  { isAnonymous: true },
);
