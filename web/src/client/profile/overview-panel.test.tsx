import { newProfile } from '@tulia/domain/person/profile';
import { Refusal } from '@tulia/domain/refusal';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentToast } from '../../ui/toast-store';
import { OverviewPanel } from './overview-panel';
import './profile-form';
import { saveProfile } from './save-profile';

vi.mock('./account-name', () => ({ renameAccount: vi.fn() }));
vi.mock('../../platform/session/session', () => ({
  useSession: () => ({ refresh: vi.fn(), user: { emailVerified: given.verified } }),
}));
vi.mock('./save-profile', () => ({ saveProfile: vi.fn() }));

const given = vi.hoisted(() => ({ verified: true }));
const save = vi.mocked(saveProfile);
const profile = newProfile({ fullName: 'Amina Hassan', email: 'amina@example.com' }, 0);
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  given.verified = true;
  save.mockReset().mockResolvedValue();
  render(<OverviewPanel uid="amina" profile={profile} />);
});

it('shows the address read-only while editing, and takes nothing over after Cancel', async () => {
  await press('Edit Profile');
  expect(await screen.findByLabelText('Email')).toHaveProperty('readOnly', true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full name')));
  expect(screen.getAllByLabelText(/^(Phone|Location|Name|Relationship)/)).toHaveLength(5);
  await user.type(screen.getByLabelText('Full name'), ' Ali');
  await press('Cancel');
  expect(screen.getByText('Amina Hassan')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Profile' })),
  );
  expect(save).not.toHaveBeenCalled();
});

it('the form begins with the phone of the last booking when the profile has none', async () => {
  cleanup();
  render(<OverviewPanel uid="amina" profile={profile} bookedPhone="0712 345 678" />);
  expect(screen.queryByText('0712 345 678')).toBeNull();
  await press('Edit Profile');
  const phones = await screen.findAllByLabelText(/^Phone/);
  expect(phones.map((each) => (each as HTMLInputElement).value)).toContain('0712 345 678');
});

it('saves what was typed and says so', async () => {
  let finish: () => void = () => undefined;
  save.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  await press('Edit Profile');
  await user.type(await screen.findByLabelText('Location'), 'Kisumu');
  await press('Save Changes');
  const saving = await screen.findByRole('button', { name: 'Saving...' });
  expect(saving).toHaveProperty('disabled', true);
  finish();
  await screen.findByRole('button', { name: 'Edit Profile' });
  expect(currentToast()).toMatchObject({ title: 'Profile updated successfully' });
  expect(save).toHaveBeenCalledWith('amina', {
    fullName: 'Amina Hassan',
    profile: { ...profile.profile, address: 'Kisumu' },
  });
});

it.each([
  ['offline', 'keeps the form when saving fails', /./],
  ['signed-out', 'says that the session is gone, and keeps what was typed', /^No session found/],
] as const)('after %s %s', async (code, _, description) => {
  save.mockRejectedValue(new Refusal(code));
  await press('Edit Profile');
  await user.type(await screen.findByLabelText('Location'), 'Kisumu');
  await press('Save Changes');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Update failed', variant: 'destructive' }),
  );
  expect(currentToast()?.description).toMatch(description);
  expect(screen.getByLabelText('Location')).toHaveProperty('value', 'Kisumu');
});

it('the form marks wrong fields and sends nothing', async () => {
  await press('Edit Profile');
  await user.clear(await screen.findByLabelText('Full name'));
  await press('Save Changes');
  expect(await screen.findByText('Full name is required')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full name')));
  expect(save).not.toHaveBeenCalled();
});

it('offers no change before the address is confirmed', () => {
  cleanup();
  given.verified = false;
  render(<OverviewPanel uid="amina" profile={profile} />);
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
  expect(screen.getByText('You can change this once your email is confirmed.')).toBeTruthy();
});
