import type { Booking } from '@tulia/domain/booking/booking';
import { toInstant } from '@tulia/domain/time/practice-time';
import { HOUR } from '@tulia/domain/time/instant';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { SessionActions } from './session-actions';
import { sessionView } from './session-view';

const NOW = toInstant('2026-11-10', '09:00');
const today = {
  startsAt: NOW + 5 * HOUR,
  confirmedDate: '2026-11-10',
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  googleCalendarLink: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
};

function show(change: Partial<Booking>) {
  const booking = aConfirmed({ startsAt: NOW + 48 * HOUR, ...change });
  const view = sessionView(booking, NOW, { refundCutoffHours: 3, movingCutoffHours: 6 });
  const on = { onCancel: vi.fn(), onMove: vi.fn() };
  render(<SessionActions booking={booking} view={view} {...on} />, { wrapper: MemoryRouter });
  return on;
}
const offered = () =>
  [...document.querySelectorAll('a, button')].map(({ firstChild }) => firstChild?.textContent);

it.each<[string, Partial<Booking>, string[]]>([
  [
    'today, which is joined at the top of its card and not here',
    today,
    ['Book again', 'View Calendar', 'Cancel session'],
  ],
  [
    'up to the cut-off',
    { startsAt: NOW + 6 * HOUR },
    ['Book again', 'Reschedule', 'Find me an earlier time', 'Cancel session'],
  ],
  ['past the cut-off', { startsAt: NOW + 6 * HOUR - 1 }, ['Book again', 'Cancel session']],
  [
    'held, with a calendar entry of then',
    { ...today, status: 'completed', endsAt: NOW },
    ['Book again', 'View Calendar'],
  ],
  ['cancelled', { status: 'cancelled' }, ['Book again']],
  ['missed', { status: 'no_show' }, ['Book again']],
  ['rejected', { status: 'rejected' }, ['Book New Session']],
])('a session %s offers what is possible, and nothing else', (_, change, all) => {
  show(change);
  expect(offered()).toEqual(all);
});

it('a request has a disabled button that says it is awaiting, and one to cancel it', () => {
  const { onCancel } = show({ status: 'pending' });
  expect(offered()).toEqual(['Awaiting Approval', 'Cancel request']);
  const [awaiting, cancel] = screen.getAllByRole<HTMLButtonElement>('button');
  expect(awaiting!.disabled).toBe(true);
  fireEvent.click(cancel!);
  expect(onCancel).toHaveBeenCalledOnce();
});

it('a session can be moved until the cut-off only', () => {
  const { onMove } = show({});
  fireEvent.click(screen.getByRole('button', { name: 'Reschedule' }));
  expect(onMove).toHaveBeenCalledOnce();
});

it.each<[Booking['status'], string, string]>([
  ['completed', 'Book again', '/booking?service=individual-therapy&with=therapist'],
  ['rejected', 'Book New Session', '/booking'],
])('after a session that is %s, %s leads to %s', (status, name, to) => {
  show({ status });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
});
