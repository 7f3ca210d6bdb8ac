import { HOUR, MINUTE } from '../../time/instant';
import { toInstant } from '../../time/practice-time';
import { describe, expect, it } from 'vitest';
import { ladderStart, SHIPPED_QUIET_HOURS, textMoment, type QuietHours } from './quiet-hours';

const at = (time: string, day = 23) => toInstant(`2026-11-${day}`, time);
const shipped = SHIPPED_QUIET_HOURS;

describe('a text that is due', () => {
  it.each<[string, number, number, object, QuietHours?]>([
    ['leaves by day', at('12:00'), at('16:00'), { kind: 'now' }],
    ['leaves a minute before the quiet hours', at('20:59'), at('09:00', 24), { kind: 'now' }],
    [
      'waits from their first minute',
      at('21:00'),
      at('09:00', 24),
      { kind: 'wait', until: at('07:00', 24) },
    ],
    ['waits after midnight', at('02:00'), at('08:00'), { kind: 'wait', until: at('07:00') }],
    ['leaves at their end', at('07:00'), at('08:00'), { kind: 'now' }],
    ['does not wait for less than an hour before', at('02:00'), at('07:59'), { kind: 'too-late' }],
    [
      'knows quiet hours by day',
      at('13:30'),
      at('18:00'),
      { kind: 'wait', until: at('14:00') },
      { quietFrom: '13:00', quietUntil: '14:00' },
    ],
    [
      'leaves at any time where there are none',
      at('02:00'),
      at('05:00'),
      { kind: 'now' },
      { quietFrom: '00:00', quietUntil: '00:00' },
    ],
  ])('%s', (_, now, startsAt, moment, quiet = shipped) => {
    expect(textMoment(now, startsAt, quiet)).toEqual(moment);
  });
});

it('a reminder begins before the quiet hours only where their end would be too late', () => {
  const early = at('07:30', 24);
  expect(ladderStart(early - HOUR, early, shipped)).toBe(at('21:00') - 15 * MINUTE);
  expect(ladderStart(at('06:00', 24), at('10:00', 24), shipped)).toBe(at('06:00', 24));
  expect(ladderStart(at('12:00'), at('16:00'), shipped)).toBe(at('12:00'));
});
