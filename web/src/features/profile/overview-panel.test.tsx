import { newProfile } from '@tulia/domain/records/profile';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentToast } from '../../ui/toast-store';
import { OverviewPanel } from './overview-panel';
import { SaveFailure, saveProfile } from './save-profile';

vi.mock('./account-name', () => ({ renameAccount: vi.fn() }));
vi.mock('../../session/session', () => ({
  useSession: () => ({ refresh: vi.fn(), user: { emailVerified: world.verified } }),
}));
vi.mock('./save-profile', async (original) => ({
  ...(await original<object>()),
  saveProfile: vi.fn(),
}));

const world = vi.hoisted(() => ({ verified: true }));
const save = vi.mocked(saveProfile);
const profile = newProfile({ fullName: 'Amina Hassan', email: 'amina@example.com' }, 0);
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  world.verified = true;
  save.mockReset().mockResolvedValue();
  render(<OverviewPanel uid="amina" profile={profile} />);
});

it('shows the address read-only while editing, and takes nothing over after Cancel', async () => {
  await press('Edit Profile');
  expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true);
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
  await user.type(screen.getByLabelText('Full name'), ' Ali');
  await press('Cancel');
  expect(screen.getByText('Amina Hassan')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Profile' }));
  expect(save).not.toHaveBeenCalled();
});

it('saves what was typed and says so', async () => {
  let finish: () => void = () => undefined;
  save.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  await press('Edit Profile');
  await user.type(screen.getByLabelText('Location'), 'Kisumu');
  await press('Save Changes');
  expect(screen.getByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true);
  finish();
  await screen.findByRole('button', { name: 'Edit Profile' });
  expect(currentToast()).toMatchObject({ title: 'Profile updated successfully' });
  expect(save).toHaveBeenCalledWith('amina', {
    fullName: 'Amina Hassan',
    profile: { ...profile.profile, address: 'Kisumu' },
  });
});

it('keeps the form when saving fails', async () => {
  save.mockRejectedValue(new SaveFailure('offline'));
  await press('Edit Profile');
  await press('Save Changes');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Update failed', variant: 'destructive' }),
  );
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeTruthy();
});

it('marks what is wrong and sends nothing', async () => {
  await press('Edit Profile');
  await user.clear(screen.getByLabelText('Full name'));
  await press('Save Changes');
  expect(screen.getByText('Full name is required')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

it('offers no change before the address is confirmed', () => {
  cleanup();
  world.verified = false;
  render(<OverviewPanel uid="amina" profile={profile} />);
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
  expect(screen.getByText('You can change this once your email is confirmed.')).toBeTruthy();
});
