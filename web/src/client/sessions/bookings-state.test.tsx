import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MyBookings } from '../../shared/bookings/use-my-bookings';
import { rememberOwnDevice } from '../../platform/device/own-device';
import { adoptPractice } from '../../shared/practice/practice';
import { BookingsState } from './bookings-state';

const connection = vi.hoisted(() => ({ online: true }));
vi.mock('../../platform/offline/use-connection', async (original) => ({
  ...(await original<object>()),
  useOnline: () => connection.online,
}));
adoptPractice(defaultPracticeSettings);
beforeEach(() => {
  connection.online = true;
});

const show = (change: Partial<MyBookings>) => {
  const bookings = { status: 'ready', list: [], seenAt: null, ...change } as MyBookings;
  return render(<BookingsState bookings={bookings}>the sessions</BookingsState>, {
    wrapper: MemoryRouter,
  });
};

it('a list that failed to load says so in both sentences of the specification, and loads again on request', () => {
  const retry = vi.fn();
  show({ status: 'error', retry });
  expect(screen.getByText('Error loading sessions')).toBeTruthy();
  expect(screen.getByText('Failed to load sessions.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('an empty list leads to a booking', () => {
  show({});
  expect(screen.getByRole('link').getAttribute('href')).toBe('/booking');
});

it('without a connection the page says how to call the practice, and mentions the setting for own devices', () => {
  connection.online = false;
  show({ status: 'unreachable', stale: true });
  const call = screen.getByRole('link', { name: defaultPracticeSettings.phone });
  expect(call.getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getByText(/then Privacy settings/)).toBeTruthy();
  cleanup();
  rememberOwnDevice(true);
  show({ status: 'unreachable', stale: true });
  expect(screen.queryByText(/then Privacy settings/)).toBeNull();
  rememberOwnDevice(false);
});
