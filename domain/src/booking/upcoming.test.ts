import { describe, expect, it } from 'vitest';
import { toInstant } from '../time/practice-time';
import { BOOKING_STATUSES } from './status';
import { isUpcoming, mayJoin } from './upcoming';

const session = {
  status: 'confirmed' as const,
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  confirmedDate: '2026-11-23',
};

describe('joining', () => {
  it.each([
    ['the last minute of the day before', '2026-11-22', '23:59', false],
    ['the first minute of the day', '2026-11-23', '00:00', true],
    ['the day after', '2026-11-24', '09:00', true],
  ])('on %s', (_, date, time, expected) => {
    expect(mayJoin(session, toInstant(date, time))).toBe(expected);
  });

  it('needs a confirmed status, a link and a date', () => {
    const now = toInstant('2026-11-23', '10:00');
    for (const status of BOOKING_STATUSES)
      expect(mayJoin({ ...session, status }, now)).toBe(status === 'confirmed');
    expect(mayJoin({ ...session, googleMeetLink: null }, now)).toBe(false);
    expect(mayJoin({ ...session, confirmedDate: null }, now)).toBe(false);
  });
});

it('upcoming sessions are pending or confirmed', () => {
  expect(BOOKING_STATUSES.filter((status) => isUpcoming({ status }))).toEqual([
    'pending',
    'confirmed',
  ]);
});
