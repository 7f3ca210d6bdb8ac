import { expect, it } from 'vitest';
import { addToCalendarLink } from './add-to-calendar-link';

const startsAt = Date.parse('2026-11-23T10:00:00+03:00');
const session = { startsAt, endsAt: startsAt + 50 * 60_000 };

it('names time and practice, never the service', () => {
  expect(addToCalendarLink(session, { name: 'Tulia', city: 'Nairobi, Kenya' }, null)).toBe(
    'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Session+%28Tulia%29' +
      '&dates=20261123T070000Z%2F20261123T075000Z&location=Nairobi%2C+Kenya',
  );
});

it('carries the join link as place and details', () => {
  const link = addToCalendarLink(
    session,
    { name: 'T’s & co', city: '' },
    'https://x.example/a?b=~',
  );
  expect(link).toContain('text=Session+%28T%E2%80%99s+%26+co%29&');
  expect(link).toContain(
    '&location=https%3A%2F%2Fx.example%2Fa%3Fb%3D%7E&details=https%3A%2F%2Fx.example%2Fa%3Fb%3D%7E',
  );
});
