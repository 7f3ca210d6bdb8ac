import { describe, expect, it } from 'vitest';
import { calendarFault } from './calendar-fault';

const answered = (status: number, data?: unknown) =>
  Object.assign(new Error('text'), { response: { status, data } });
const refused = (reason: string) => answered(403, { error: { code: 403, errors: [{ reason }] } });

describe('calendarFault', () => {
  it.each([
    [answered(500), 'provider-error', true],
    [answered(503), 'provider-error', true],
    [answered(429), 'rate-limited', true],
    [refused('rateLimitExceeded'), 'rate-limited', true],
    [refused('userRateLimitExceeded'), 'rate-limited', true],
    [refused('quotaExceeded'), 'rate-limited', true],
    // the whole connection: the API is off, the scope is missing, the account has no calendar
    [refused('accessNotConfigured'), 'not-authorised', true],
    [refused('insufficientPermissions'), 'not-authorised', true],
    [refused('notACalendarUser'), 'not-authorised', true],
    // one calendar that is not shared with the account, or only to be read
    [refused('forbidden'), 'calendar-closed', false],
    [refused('requiredAccessLevel'), 'calendar-closed', false],
    [answered(403), 'calendar-closed', false],
    [answered(403, '<html>'), 'calendar-closed', false],
    [answered(404), 'calendar-closed', false],
    [answered(401), 'not-authorised', true],
    [answered(400), 'refused-400', false],
    [new Error('socket hang up'), 'no-answer', true],
    [
      Object.assign(new Error('invalid_grant'), { response: { status: 400 } }),
      'not-authorised',
      true,
    ],
  ])('case %#', (error, problem, retry) => {
    expect(calendarFault(error)).toEqual({ problem, retry });
  });
});
