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
const freeOn = (days: Record<string, AvailabilityDay>, session = aSession()) =>
  freeDays(RULES, (date) => days[date], session, NOW);

it('offers the free times of open days, each with its instant: a missing, unavailable or weekend day has none', () => {
  const free = freeOn({
    '2026-11-11': { ...open, timeSlots: ['08:00', '08:30'], busy: ['10:30', '12:00', '15:30'] },
    '2026-11-13': { ...open, isAvailable: false },
    '2026-11-14': open,
  });
  const date = '2026-11-11';
  const times = ['09:00', '11:00', '13:00', '14:00', '16:00', '17:00', '18:00'];
  expect(free).toEqual([
    { date, times: times.map((time) => ({ time, startsAt: toInstant(date, time) })) },
  ]);
});

it('the present time of the session is not offered, but a long session may overlap itself', () => {
  const session = aSession({ endsAt: toInstant('2026-11-12', '15:30') });
  session.service = { ...session.service, durationMinutes: 90 };
  const [day] = freeOn({ '2026-11-12': { ...open, busy: ['14:00', '14:30', '15:00'] } }, session);
  const times = day!.times.map(({ time }) => time);
  expect(times).toEqual(expect.arrayContaining(['13:00', '15:00']));
  expect(times).not.toContain('14:00');
});
