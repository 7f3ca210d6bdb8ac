import type { Booking } from '@tulia/domain/booking/booking';
import { toInstant } from '@tulia/domain/time/practice-time';
import { HOUR } from '@tulia/domain/time/instant';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../platform/language/use-copy';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { SessionActions } from './session-actions';
import { sessionView } from './session-view';

/** Tuesday 10 November 2026, 09:00 in Nairobi: two days before the session. */
const NOW = toInstant('2026-11-10', '09:00');
const aSession = (change: Partial<Booking> = {}) =>
  aConfirmed({ startsAt: toInstant('2026-11-12', '14:00'), ...change });

const LINK = 'https://meet.google.com/abc-defg-hij';
const today = {
  startsAt: NOW + 5 * HOUR,
  confirmedDate: '2026-11-10',
  googleMeetLink: LINK,
  googleCalendarLink: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
};

function show(change: Partial<Booking>, language: 'en' | 'sw' = 'en') {
  const booking = aSession(change);
  const policy = { refundCutoffHours: 3, movingCutoffHours: 6 };
  const on = { cancel: vi.fn(), move: vi.fn() };
  render(
    <LanguageProvider language={language}>
      <MemoryRouter>
        <SessionActions
          booking={booking}
          view={sessionView(booking, NOW, policy)}
          onCancel={on.cancel}
          onMove={on.move}
        />
      </MemoryRouter>
    </LanguageProvider>,
  );
  return on;
}

it('leads to the calendar entry, and leaves the meeting to the top of the card', () => {
  show(today);
  expect(screen.getByRole('link', { name: /^View Calendar/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Join Meeting/ })).toBeNull();
});

it('books the same again, with the same person, once there is no request waiting', () => {
  show({ status: 'completed' });
  const again = screen.getByRole('link', { name: 'Book again' });
  const { serviceId, practitionerId } = aSession();
  expect(again.getAttribute('href')).toBe(`/booking?service=${serviceId}&with=${practitionerId}`);
});

it('offers no other booking beside a request that waits', () => {
  show({ status: 'pending' });
  expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull();
});

it('shows a request as awaiting, which cannot be pressed, and lets it be cancelled', async () => {
  const on = show({ status: 'pending' });
  expect(screen.getByRole('button', { name: 'Awaiting Approval' })).toHaveProperty(
    'disabled',
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
  expect(on.cancel).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
});

it('offers to move until the cut-off only', async () => {
  const on = show({ startsAt: NOW + 6 * HOUR });
  await userEvent.click(screen.getByRole('button', { name: 'Reschedule' }));
  expect(on.move).toHaveBeenCalledTimes(1);
});

it('offers no moving past the cut-off, but still a way to cancel', () => {
  show({ startsAt: NOW + 6 * HOUR - 1 });
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel session' })).toBeTruthy();
});

it('leads from a rejected request to a new one', () => {
  show({ status: 'rejected' });
  const again = screen.getByRole('link', { name: 'Book New Session' });
  expect(again.getAttribute('href')).toBe('/booking');
});

it.each(['completed', 'cancelled', 'no_show'] as const)(
  'offers nothing but another booking when %s',
  (status) => {
    show({ status, googleMeetLink: LINK });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Book again',
    ]);
  },
);

it('speaks Swahili', () => {
  show({ status: 'pending' }, 'sw');
  expect(screen.getByRole('button', { name: 'Inasubiri Idhini' })).toBeTruthy();
});
