import type { Booking } from '@tulia/domain/booking/booking';
import { nothingPaid } from '@tulia/domain/money/summary';
import { toInstant } from '@tulia/domain/time/practice-time';
import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SessionCard } from './session-card';
import './on-the-day/own-session';

vi.mock('../../platform/session/session', () => ({
  useSession: () => ({ status: 'signed-in', user: { uid: 'rose', displayName: 'Rose Wanjala' } }),
}));
vi.mock(import('../../platform/live/call'), () => ({ call: vi.fn() }));
vi.mock('../../platform/live/use-document', () => ({ useDocument: () => ({ status: 'ready' }) }));

/** Tuesday 10 November 2026, 09:00 in Nairobi. */
const NOW = toInstant('2026-11-10', '09:00');
const LINK = 'https://meet.google.com/abc-defg-hij';
const payment = { ...nothingPaid(3000), state: 'paid', paid: 3000, balance: 0 } as const;
const today = {
  startsAt: NOW + 5 * HOUR,
  endsAt: NOW + 6 * HOUR,
  confirmedDate: '2026-11-10',
  googleMeetLink: LINK,
  payment,
};

function show(change: Partial<Booking>) {
  render(
    <SessionCard
      booking={aConfirmed(change)}
      bookings={[]}
      now={NOW}
      onCancel={() => undefined}
      onMove={() => undefined}
    />,
    { wrapper: MemoryRouter },
  );
  return screen.getByRole('article').textContent;
}

it('shows each fact of a booking', () => {
  const text = show({ status: 'rejected', rejectionReason: 'We are full.' });
  const facts = ['7QF2-M0XC-9KTR-4B1V', 'Rejected', 'Individual Therapy', 'Virtual, 50 minutes'];
  const when = ['Monday, 23 November 2026', '14:00'];
  for (const said of [...facts, ...when, 'We are full.', 'Special requests'])
    expect(text).toContain(said);
});

it('the first link of the card joins the meeting today, in a tab without access to this page', () => {
  const text = show(today);
  const join = screen.getByRole('link', { name: /^Join Meeting/ });
  expect(join).toMatchObject({ href: LINK, target: '_blank' });
  expect(join.getAttribute('rel')).toContain('noopener');
  expect(text.indexOf('Join Meeting')).toBeLessThan(text.indexOf('Date and time'));
  expect(text.split('Join Meeting')).toHaveLength(2);
});

it('a link to a foreign site is not offered for joining', () => {
  show({ ...today, googleMeetLink: 'https://evil.example/abc' });
  expect(screen.queryByRole('link', { name: /Join Meeting/ })).toBeNull();
});

it('a coming session can be put into a calendar, a past one cannot', () => {
  show(today);
  expect(screen.getByRole('link', { name: /Google Calendar/ })).toBeTruthy();
  cleanup();
  show({ ...today, startsAt: NOW - 2 * HOUR, endsAt: NOW - HOUR });
  expect(screen.queryByRole('link', { name: /Google Calendar/ })).toBeNull();
});

it.each<[string, Partial<Booking>]>([
  ['was received', { payment }],
  ['is to go back', { status: 'cancelled', payment: { ...payment, balance: -3000 } }],
  ['stays', { status: 'cancelled', payment: { ...payment, keeps: true } }],
])('the card says the amount that %s once', (_, change) => {
  expect(show({ ...today, ...change }).split('KES 3,000')).toHaveLength(2);
});

it.each([
  ['Baraka Wanjala', 'Baraka Wanjala'],
  ['Rose Wanjala', undefined],
])('a session of %s in the account of Rose Wanjala is said to be for %s', (clientName, said) => {
  show({ clientName, startsAt: toInstant('2026-11-12', '14:00') });
  expect(screen.queryByText('Client')?.nextElementSibling?.textContent).toBe(said);
});

it.each([
  ['an hour before', 60, 1],
  ['more than an hour before', 61, 0],
])(
  '%s the session its card offers %s minutes ahead to tell the practice',
  async (_, ahead, offers) => {
    const startsAt = NOW + ahead * MINUTE;
    show({ startsAt, endsAt: startsAt + HOUR });
    if (offers === 1) await screen.findByRole('button', { name: 'I am late' });
    expect(screen.queryAllByRole('button', { name: 'I am late' })).toHaveLength(offers);
    expect(screen.queryAllByText(/we use the number \+254 700 000 001/)).toHaveLength(offers);
  },
);

it('a session that ended because the line failed says so, not that it was cancelled, and is booked again', () => {
  const past = { startsAt: NOW - 2 * HOUR, endsAt: NOW - HOUR, status: 'cancelled' } as const;
  const text = show({ ...past, cancelledBy: 'line' });
  expect(text).toContain('The line failed');
  expect(text).not.toContain('Cancelled');
  expect(screen.getByRole('link', { name: 'Book again' })).toBeTruthy();
  cleanup();
  expect(show({ ...past, cancelledBy: 'practice' })).toContain('Cancelled');
});
