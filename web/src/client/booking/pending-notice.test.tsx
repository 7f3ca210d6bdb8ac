import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PendingNotice } from './pending-notice';

const show = (waiting: number) =>
  render(<PendingNotice waiting={waiting} limit={2} />, { wrapper: MemoryRouter });

test('the notice is absent while no request is pending', () => {
  expect(show(0).container.textContent).toBe('');
});

test('the notice says how many requests may be pending, and leads to them', () => {
  show(1);
  expect(screen.getByText(/^1 request of yours waits.*up to 2/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See my requests' }).getAttribute('href')).toBe(
    '/my-sessions',
  );
});

test('at the limit the notice says first that no more can be sent', () => {
  show(2);
  expect(screen.getByText(/^You already have 2 requests waiting/)).toBeTruthy();
});
