import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { daySlots, slotRules } from '@tulia/domain/slot/free-slots';
import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, test } from 'vitest';
import { byDayPart } from './day-parts';
import { dayRefusal, type DayQuestion } from './day-refusal';

const busyAllDay = Array.from({ length: 24 }, (_, hour) =>
  ['00', '30'].map((minute) => `${String(hour).padStart(2, '0')}:${minute}`),
).flat();
const asked: DayQuestion = {
  diaries: [
    {
      rules: slotRules(defaultPracticeSettings, defaultPractitioner),
      lookup: (date) => ({
        timeSlots: [],
        busy: date === '2026-11-25' ? busyAllDay : [],
        isAvailable: date !== '2026-11-26',
      }),
    },
  ],
  windowDays: defaultPracticeSettings.windowDays,
  today: '2026-11-23',
  now: toInstant('2026-11-23', '09:30'),
  minutes: 50,
};

test.each([
  ['2026-11-22', 'past'],
  ['2026-11-23', null],
  ['2026-11-24', null],
  ['2026-11-25', 'full'],
  ['2026-11-26', 'closed'],
  ['2026-11-28', 'closed'],
  ['2027-01-22', null],
  ['2027-01-25', 'too-far'],
])('%s is refused as %s', (date, reason) => {
  expect(dayRefusal(date, asked)).toBe(reason);
});

test('a date can be chosen when one of several practitioners works', () => {
  const [first] = asked.diaries;
  const open = { ...first!, lookup: () => ({ timeSlots: [], busy: [], isAvailable: true }) };
  const both = { ...asked, diaries: [first!, open] };
  expect(dayRefusal('2026-11-25', both)).toBeNull();
  expect(dayRefusal('2026-11-26', both)).toBeNull();
  expect(dayRefusal('2026-11-28', both)).toBe('closed');
  expect(dayRefusal('2026-11-24', { ...asked, diaries: [] })).toBe('closed');
});

test('today is full once the last slot is within the minimum notice', () => {
  const now = toInstant('2026-11-23', '16:30');
  expect(dayRefusal('2026-11-23', { ...asked, now })).toBe('full');
});

test('a date is refused exactly when all its 24 slots are', () => {
  for (let day = 20; day <= 30; day += 1) {
    const date = `2026-11-${day}`;
    const slots = daySlots(asked.diaries, { date, minutes: 50, now: asked.now });
    expect(slots).toHaveLength(24);
    expect(dayRefusal(date, asked) === null).toBe(slots.some((slot) => slot.refusal === null));
  }
});

test('the parts of a day hold all its slots, in order', () => {
  const slots = daySlots(asked.diaries, { ...asked, date: '2026-11-24' });
  const parts = byDayPart(slots);
  expect(parts.flatMap((part) => part.slots)).toEqual(slots);
  expect(parts.map((part) => part.slots[0]?.time)).toEqual(['00:00', '06:00', '12:00', '17:00']);
});
