import { spokenClock } from './spoken-clock';
import { describe, expect, it } from 'vitest';
import { BOOKING_STATUSES } from '../booking/status';
import { ROLES } from '../person/role';
import { toInstant } from '../time/practice-time';
import { ROLE_LABELS, serviceName, STATUS_LABELS } from './labels';
import {
  differsFromPractice,
  formatClock,
  formatClocks,
  formatMoment,
  formatDay,
  formatMoney,
  formatShortDay,
  formatWeekday,
  zonePlace,
} from './moments';

const at = toInstant('2026-11-23', '19:00');

describe('labels', () => {
  it.each(['en', 'sw'] as const)(
    'name every status and role in %s, each by its own name',
    (language) => {
      const statuses = BOOKING_STATUSES.map((each) => STATUS_LABELS[language][each]);
      expect(new Set(statuses).size).toBe(BOOKING_STATUSES.length);
      const roles = ROLES.map((each) => ROLE_LABELS[language][each]);
      expect(new Set(roles).size).toBe(ROLES.length);
      expect([...statuses, ...roles].every((each) => each.trim() !== '')).toBe(true);
    },
  );

  it('name a service in Swahili when it has a Swahili name', () => {
    const service = { name: { en: 'Couples Therapy', sw: 'Tiba ya Wanandoa' } };
    expect(serviceName(service, 'en')).toBe('Couples Therapy');
    expect(serviceName(service, 'sw')).toBe('Tiba ya Wanandoa');
    expect(serviceName({ name: { ...service.name, sw: '' } }, 'sw')).toBe('Couples Therapy');
  });
});

const morning = toInstant('2026-11-27', '09:00');
const evening = toInstant('2026-11-27', '18:00');
it.each([
  ['23 Nov 2026', formatShortDay(at, 'en')],
  ['19:00', formatClock(at, 'en')],
  ['19:00', formatClock(at, 'sw')],
  ['16:00', formatClock(at, 'en', 'Europe/London')],
  ['24 Nov 2026', formatShortDay(at, 'en', 'Asia/Tokyo')],
  ['00:00', formatClock(toInstant('2026-11-23', '00:00'), 'en')],
  // two clocks only where they differ, and each once
  ['19:00 Nairobi', formatClocks(at, 'en', 'Africa/Nairobi', 'Africa/Nairobi')],
  ['19:00 Nairobi', formatClocks(at, 'en', 'Africa/Addis_Ababa')],
  ['19:00 Nairobi (saa 1 usiku)', formatClocks(at, 'sw', 'Africa/Nairobi')],
  ['19:00 Nairobi · 11:00 New York', formatClocks(at, 'en', 'America/New_York')],
  [
    '19:00 Nairobi · 11:00 New York · 16:00 London',
    formatClocks(at, 'en', 'America/New_York', 'Europe/London'),
  ],
  ['19:00 Nairobi · 11:00 Toronto', formatClocks(at, 'en', 'America/Toronto', 'America/New_York')],
  // the other day where the reader has another one
  [
    '09:00 Nairobi · Thu 26 Nov, 22:00 Los Angeles',
    formatClocks(morning, 'en', 'America/Los_Angeles'),
  ],
  ['18:00 Nairobi · 07:00 Los Angeles', formatClocks(evening, 'en', 'America/Los_Angeles')],
  [
    'Friday, 27 November 2026, 18:00 Nairobi · Sat 28 Nov, 05:00 Kiritimati',
    formatMoment(evening, 'en', 'Pacific/Kiritimati'),
  ],
  [
    '09:00 Nairobi (saa 3 asubuhi) · Alhamisi 26 Nov, 22:00 Los Angeles',
    formatClocks(morning, 'sw', 'America/Los_Angeles'),
  ],
  ['Buenos Aires', zonePlace('America/Argentina/Buenos_Aires')],
  ['UTC', zonePlace('UTC')],
])('a reader sees “%s”', (expected, seen) => {
  expect(seen).toBe(expected);
});

it('a day is written out in both languages', () => {
  // the comma depends on the platform's calendar data
  expect(formatDay(at, 'en')).toMatch(/^Monday,? 23 November 2026$/);
  expect(formatDay(at, 'sw')).toMatch(/Jumatatu.*23 Novemba 2026/);
});

it('a zone may differ from the practice’s in one season only', () => {
  expect(differsFromPractice(at, 'Europe/Moscow')).toBe(false);
  expect(differsFromPractice(at, 'Europe/Athens')).toBe(true);
  expect(differsFromPractice(toInstant('2026-07-01', '12:00'), 'Europe/Athens')).toBe(false);
});

it.each([
  [0, 'KES 0'],
  [2000, 'KES 2,000'],
  [1_234_567, 'KES 1,234,567'],
  [1500.5, 'KES 1,500.50'],
])('%d shillings are %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

it.each([
  [1, 'Monday', 'Jumatatu'],
  [5, 'Friday', 'Ijumaa'],
  [7, 'Sunday', 'Jumapili'],
] as const)('weekday %i is %s, %s', (weekday, english, swahili) => {
  expect(formatWeekday(weekday, 'en')).toBe(english);
  expect(formatWeekday(weekday, 'sw')).toBe(swahili);
});

it.each([
  ['00:00', 'saa 6 usiku'],
  ['03:59', 'saa 9:59 usiku'],
  ['04:00', 'saa 10 asubuhi'],
  ['07:00', 'saa 1 asubuhi'],
  ['11:30', 'saa 5:30 asubuhi'],
  ['12:00', 'saa 6 mchana'],
  ['15:59', 'saa 9:59 mchana'],
  ['16:00', 'saa 10 jioni'],
  ['18:00', 'saa 12 jioni'],
  ['19:00', 'saa 1 usiku'],
  ['23:00', 'saa 5 usiku'],
])('%s is said as %s in Swahili, and in English as it is written', (time, words) => {
  expect(spokenClock(time, 'sw')).toBe(words);
  expect(spokenClock(time, 'en')).toBe('');
});
