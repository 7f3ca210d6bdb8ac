import { expect, it } from 'vitest';
import { aBooking, aConfirmed } from '../testing/booking';
import { DAY, HOUR, MINUTE } from '../time/instant';
import { toInstant } from '../time/practice-time';
import { keptDayOf, readableDay } from './kept-day';

const NOW = toInstant('2026-11-23', '08:12');
const who = { uid: 'njeri', practitionerId: 'therapist', signedInAt: NOW - HOUR };
const at = (date: string, time: string) => ({ startsAt: toInstant(date, time) });
const link = 'https://meet.google.com/abc-defg-hij';
const today = aConfirmed({ ...at('2026-11-23', '09:00'), googleMeetLink: link });
const tomorrow = aConfirmed({ ...at('2026-11-24', '10:00'), clientName: 'Mrs Kamau' });
const keep = (...sessions: Parameters<typeof keptDayOf>[1]) => keptDayOf(who, sessions, NOW);

it('holds times, first names and links of the own confirmed sessions of two days, and nothing else', () => {
  const others = [
    aConfirmed({ ...at('2026-11-23', '11:00'), practitionerId: 'otieno' }),
    aConfirmed(at('2026-11-25', '00:00')),
    aConfirmed(at('2026-11-22', '23:30')),
    aBooking(at('2026-11-23', '12:00')),
  ];
  const { startsAt, endsAt } = today;
  expect(keep(today, ...others, tomorrow)).toEqual({
    uid: 'njeri',
    asOf: NOW,
    until: NOW + 11 * HOUR,
    sessions: [
      { startsAt, endsAt, firstName: 'Amina', joinLink: link },
      { startsAt: tomorrow.startsAt, endsAt: tomorrow.endsAt, firstName: 'K', joinLink: null },
    ],
  });
});

it('drops a link that leads elsewhere', () => {
  const hostile = { ...today, googleMeetLink: 'https://evil.example/x' };
  expect(keep(hostile).sessions).toMatchObject([{ joinLink: null }]);
});

const names = (now: number, uid: string | null = 'njeri') =>
  readableDay(keep(today, tomorrow), uid, now)?.sessions.map(({ firstName }) => firstName);

it.each([
  ['at once', NOW, ['Amina', 'K']],
  ['by a clock a little behind', NOW - 5 * MINUTE, ['Amina', 'K']],
  ['by a clock that was set back', NOW - 6 * MINUTE, undefined],
  ['until the sign-in ends', NOW + 11 * HOUR - 1, ['Amina', 'K']],
  ['no longer than the sign-in', NOW + 11 * HOUR, undefined],
  ['by a clock that is days ahead', NOW + 3 * DAY, undefined],
])('is read %s', (_, now, read) => {
  expect(names(now)).toEqual(read);
});

it('without the days that are over at midnight', () => {
  const evening = toInstant('2026-11-23', '22:00');
  const late = keptDayOf({ ...who, signedInAt: evening }, [today, tomorrow], evening);
  const readAt = (date: string, time: string) =>
    readableDay(late, 'njeri', toInstant(date, time))?.sessions.length;
  expect([readAt('2026-11-23', '23:59'), readAt('2026-11-24', '00:00')]).toEqual([2, 1]);
});

it('is read by nobody else, and a damaged one by nobody', () => {
  expect([names(NOW, 'otieno'), names(NOW, null)]).toEqual([undefined, undefined]);
  for (const damaged of [null, {}, { uid: 'njeri', asOf: NOW, until: NOW + 1 }])
    expect(readableDay(damaged, 'njeri', NOW)).toBeNull();
});
