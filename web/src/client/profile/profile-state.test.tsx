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

it('says that it loads, and that it is still being made', () => {
  const { rerender } = render(state(loading));
  expect(screen.getByText('Loading your profile…')).toBeTruthy();
  rerender(state(none));
  expect(screen.getByText('Your profile is being set up. This takes a moment.')).toBeTruthy();
});

it('keeps what stands in it when the profile goes with its account', () => {
  const { rerender } = render(state({ status: 'ready', data: profile }));
  rerender(state(none));
  expect(screen.getByText('Amina')).toBeTruthy();
});

it('says that the profile could not be read, and reads it again on request', () => {
  const retry = vi.fn();
  render(state({ status: 'error', retry }));
  expect(screen.getByText('Failed to fetch user profile')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
