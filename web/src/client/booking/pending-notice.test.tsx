import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PendingNotice } from './pending-notice';

const show = (waiting: number) =>
  render(<PendingNotice waiting={waiting} limit={2} />, { wrapper: MemoryRouter });

test('says nothing while no request waits', () => {
  expect(show(0).container.textContent).toBe('');
});

test('says how many may wait, and leads to those that do', () => {
  show(1);
  expect(screen.getByText(/^1 request of yours waits.*up to 2/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See my requests' }).getAttribute('href')).toBe(
    '/my-sessions',
  );
});

test('says at the start that no more can be sent', () => {
  show(2);
  expect(screen.getByText(/^You already have 2 requests waiting/)).toBeTruthy();
});
