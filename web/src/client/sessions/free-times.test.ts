import type { AvailabilityDay } from '@tulia/domain/slot/availability-day';
import type { Booking } from '@tulia/domain/booking/booking';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { slotRules } from '@tulia/domain/slot/free-slots';
import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, it } from 'vitest';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { freeDays } from './free-times';

/** Tuesday 10 November 2026, 09:00 in Nairobi: two days before the session. */
const NOW = toInstant('2026-11-10', '09:00');
const aSession = (change: Partial<Booking> = {}) =>
  aConfirmed({ startsAt: toInstant('2026-11-12', '14:00'), ...change });

const RULES = slotRules(defaultPracticeSettings, defaultPractitioner);
const open: AvailabilityDay = { timeSlots: [], busy: [], isAvailable: true };
const days: Record<string, AvailabilityDay> = {
  '2026-11-11': { ...open, timeSlots: ['08:00', '08:30'], busy: ['10:30'] },
  '2026-11-12': { ...open, busy: ['14:00', '14:30'] },
  '2026-11-13': { ...open, isAvailable: false },
  '2026-11-14': open,
};
const free = (session = aSession()) => freeDays(RULES, (date) => days[date], session, NOW);
const timesOn = (date: string, session = aSession()) =>
  free(session)
    .find((day) => day.date === date)
    ?.times.map(({ time }) => time);

it('offers open days only: a missing, unavailable or weekend day is none', () => {
  expect(free().map(({ date }) => date)).toEqual(['2026-11-11', '2026-11-12']);
});

it('leaves out times with any part of the session in a blocked or busy time', () => {
  expect(timesOn('2026-11-11')).toEqual([
    '09:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
    '18:00',
  ]);
});

it('leaves out where the session is now, but lets a long one overlap itself', () => {
  expect(timesOn('2026-11-12')).not.toContain('14:00');
  const startsAt = toInstant('2026-11-12', '14:00');
  const long = aSession({
    endsAt: startsAt + 90 * 60_000,
    service: { ...aSession().service, durationMinutes: 90 },
  });
  days['2026-11-12'] = { ...open, busy: ['14:00', '14:30', '15:00'] };
  expect(timesOn('2026-11-12', long)).toEqual(expect.arrayContaining(['13:00', '15:00']));
});

it('names the instant of every time', () => {
  expect(free()[0]?.times[0]).toEqual({
    time: '09:00',
    startsAt: toInstant('2026-11-11', '09:00'),
  });
});
