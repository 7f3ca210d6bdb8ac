import { describe, expect, it } from 'vitest';
import { calendarFault } from './calendar-fault';

const answered = (status: number) => Object.assign(new Error('text'), { response: { status } });

describe('calendarFault', () => {
  it.each([
    [answered(500), 'provider-error', true],
    [answered(503), 'provider-error', true],
    [answered(429), 'rate-limited', true],
    [answered(403), 'rate-limited', true],
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
