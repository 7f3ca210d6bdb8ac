import { expect, it } from 'vitest';
import { addToCalendarLink } from './add-to-calendar-link';

it('names time and practice, never the service', () => {
  const startsAt = Date.parse('2026-11-23T10:00:00+03:00');
  const link = new URL(
    addToCalendarLink(
      { startsAt, endsAt: startsAt + 50 * 60_000 },
      { name: 'Tulia', city: 'Nairobi, Kenya' },
      null,
    ),
  );
  expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Session (Tulia)',
    dates: '20261123T070000Z/20261123T075000Z',
    location: 'Nairobi, Kenya',
  });
});
