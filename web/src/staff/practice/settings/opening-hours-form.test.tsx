import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { saveOpeningHours } from '@tulia/domain/calls/practice/opening-hours';
import { Refusal } from '@tulia/domain/refusal';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { currentToast } from '../../../ui/toast-store';
import { OpeningHoursForm } from './opening-hours-form';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
const sent = vi.mocked(call);

const MONDAY = { first: '09:00', last: '16:00' };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the form does not send hours in a wrong order, and names sessions outside of new hours before it saves', async () => {
  render(
    <MemoryRouter>
      <OpeningHoursForm practitionerId="njeri" stored={{ 1: MONDAY }} />
    </MemoryRouter>,
  );
  const saturday = within(screen.getByRole('group', { name: 'Saturday' }));
  const choose = (label: string, value: string) =>
    fireEvent.change(saturday.getByLabelText(label), { target: { value } });
  fireEvent.click(saturday.getByRole('checkbox'));
  choose('First session at', '10:00');
  choose('Last session at', '09:00');
  press('Save');
  expect(await screen.findByText('The last session cannot be before the first.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();

  const bookings = [{ bookingId: 'b', date: '2026-11-24', time: '14:00' }];
  sent.mockRejectedValueOnce(new Refusal('conflicts-with-bookings', { bookings }));
  choose('Last session at', '12:00');
  press('Save');
  const outside = await screen.findByRole('link', { name: /24 Nov.*, 14:00$/ });
  expect(outside.getAttribute('href')).toBe('/admin/schedule?view=list&date=2026-11-24');

  sent.mockResolvedValue({ kept: bookings });
  press('Save and keep them as booked');
  await waitFor(() => expect(currentToast()?.title).toBe('Opening hours saved'));
  const week = { 1: MONDAY, 6: { first: '10:00', last: '12:00' } };
  const kept = { practitionerId: 'njeri', openingHours: week, keepSessions: true };
  expect(sent).toHaveBeenLastCalledWith(saveOpeningHours, kept);
});
