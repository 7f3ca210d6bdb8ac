import { newProfile, type Profile } from '@tulia/domain/person/profile';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Live } from '../../platform/live/live';
import { ProfileState } from './profile-state';

const profile = newProfile({ fullName: 'Amina', email: null, language: 'en' }, 0);
const state = (live: Partial<Live<Profile | null>>) => (
  <ProfileState live={live as Live<Profile | null>}>
    {({ fullName }) => <p>{fullName}</p>}
  </ProfileState>
);
const loading = { status: 'loading', data: undefined } as const;
const none = { status: 'ready', data: null } as const;

it('the card says that the profile loads, or that it is still being created', () => {
  const { rerender } = render(state(loading));
  expect(screen.getByText('Loading your profile…')).toBeTruthy();
  rerender(state(none));
  expect(screen.getByText('Your profile is being set up. This takes a moment.')).toBeTruthy();
});

it('the last profile stays on screen when the account is deleted', () => {
  const { rerender } = render(state({ status: 'ready', data: profile }));
  rerender(state(none));
  expect(screen.getByText('Amina')).toBeTruthy();
});

it('a profile that could not load is reported, and loaded again on request', () => {
  const retry = vi.fn();
  render(state({ status: 'error', retry }));
  expect(screen.getByText('Failed to fetch user profile')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
