import { newProfile, type Profile } from '@tulia/domain/person/profile';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Live } from '../../platform/live/live';
import { ProfileState } from './profile-state';

const profile = newProfile({ fullName: 'Amina', email: null, language: 'en' }, 0);
const live = (data: Profile | null | undefined): Live<Profile | null> => ({
  status: data === undefined ? 'loading' : 'ready',
  data,
  error: undefined,
  fromCache: false,
  overdue: false,
  retry: () => undefined,
});
const state = (data: Profile | null | undefined) => (
  <ProfileState live={live(data)}>{({ fullName }) => <p>{fullName}</p>}</ProfileState>
);

it('says that it loads, and that it is still being made', () => {
  const { rerender } = render(state(undefined));
  expect(screen.getByText('Loading your profile…')).toBeTruthy();
  rerender(state(null));
  expect(screen.getByText('Your profile is being set up. This takes a moment.')).toBeTruthy();
});

it('keeps what stands in it when the profile goes with its account', () => {
  const { rerender } = render(state(profile));
  rerender(state(null));
  expect(screen.getByText('Amina')).toBeTruthy();
});

it('says that the profile could not be read, and reads it again on request', () => {
  const retry = vi.fn();
  render(
    <ProfileState live={{ ...live(undefined), status: 'error', retry }}>{() => null}</ProfileState>,
  );
  expect(screen.getByText('Failed to fetch user profile')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
