import type { Booking } from '@tulia/domain/booking/booking';
import { HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SessionRow } from './session-row';

const NOW = toInstant('2026-11-10', '09:00');
const today: Partial<Booking> = {
  startsAt: NOW + 5 * HOUR,
  confirmedDate: '2026-11-10',
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  googleCalendarLink: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
};

it('the row of a booking with a ready meeting says so, and links to the meeting and its calendar', () => {
  render(<SessionRow booking={aConfirmed(today)} now={NOW} />);
  expect(screen.getByRole('heading', { name: 'Individual Therapy' })).toBeTruthy();
  expect(screen.getByText('Confirmed')).toBeTruthy();
  expect(screen.getByText(/10 November 2026, 14:00/)).toBeTruthy();
  expect(screen.getByText('Meeting Ready')).toBeTruthy();
  const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect([to(/^Join Meeting/), to(/^Calendar/)]).toEqual([
    today.googleMeetLink,
    today.googleCalendarLink,
  ]);
});

it('a booking whose service has no name is a Therapy Session, and can be moved', () => {
  const onMove = vi.fn();
  const { service } = aConfirmed();
  const booking = aConfirmed({
    startsAt: NOW + 48 * HOUR,
    service: { ...service, name: { en: '', sw: '' } },
  });
  render(<SessionRow booking={booking} now={NOW} onMove={onMove} />);
  expect(screen.getByRole('heading', { name: 'Therapy Session' })).toBeTruthy();
  expect(screen.queryByText('Meeting Ready')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reschedule' }));
  expect(onMove).toHaveBeenCalledOnce();
});
