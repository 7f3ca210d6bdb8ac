import { describe, expect, it } from 'vitest';
import { toInstant } from '../time/practice-time';
import { noMeeting } from './booking';
import { BOOKING_STATUSES } from './status';
import { clientJoinLink, isUpcoming, joinLink } from './upcoming';

const link = 'https://meet.google.com/abc-defg-hij';
const session = {
  status: 'confirmed' as const,
  googleMeetLink: link,
  meeting: noMeeting,
  confirmedDate: '2026-11-23',
  endsAt: toInstant('2026-11-23', '10:50'),
};

describe('joining', () => {
  it.each([
    ['the last minute of the day before', '2026-11-22', '23:59', link, null],
    ['the first minute of the day', '2026-11-23', '00:00', link, link],
    ['its last minute, since a session may run late', '2026-11-23', '23:59', link, link],
    ['the first minute of the day after', '2026-11-24', '00:00', null, null],
  ])('on %s', (_, date, time, staff, client) => {
    const now = toInstant(date, time);
    expect([joinLink(session, now), clientJoinLink(session, now)]).toEqual([staff, client]);
  });

  it('needs a confirmed status, a date and a safe link that is not being withdrawn', () => {
    const now = toInstant('2026-11-23', '10:00');
    const offered = (part: object) => clientJoinLink({ ...session, ...part }, now);
    for (const status of BOOKING_STATUSES)
      expect(offered({ status })).toBe(status === 'confirmed' ? link : null);
    expect(offered({ googleMeetLink: null })).toBeNull();
    expect(offered({ googleMeetLink: 'https://evil.example/abc' })).toBeNull();
    expect(offered({ confirmedDate: null })).toBeNull();
    expect(offered({ meeting: { ...noMeeting, state: 'unwanted' } })).toBeNull();
  });

  it('a session over midnight may be joined until the end of its second day', () => {
    const late = { ...session, endsAt: toInstant('2026-11-24', '00:20') };
    expect(joinLink(late, toInstant('2026-11-24', '09:00'))).toBe(link);
  });
});

it('upcoming sessions are pending or confirmed, or have a date from today on and are not completed', () => {
  const upcomingOn = (confirmedDate: string | null) =>
    BOOKING_STATUSES.filter((status) => isUpcoming({ status, confirmedDate }, '2026-11-23'));
  expect(upcomingOn(null)).toEqual(['pending', 'confirmed']);
  expect(upcomingOn('2026-11-22')).toEqual(['pending', 'confirmed']);
  const dated = BOOKING_STATUSES.filter((status) => status !== 'completed');
  for (const date of ['2026-11-23', '2027-01-01']) expect(upcomingOn(date)).toEqual(dated);
});
