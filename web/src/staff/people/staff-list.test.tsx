import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffMember } from '@tulia/domain/calls/people/list-staff';
import { updateStaff } from '@tulia/domain/calls/people/register-staff';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { StaffList } from './staff-list';

vi.mock('../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../../platform/session/session', () => ({
  useSession: () => ({ user: { uid: 'wanjiku' }, role: 'super_admin' }),
}));

const member = (uid: string, change: Partial<StaffMember> = {}): StaffMember => ({
  uid,
  fullName: uid,
  email: `${uid}@example.com`,
  role: 'super_admin',
  active: true,
  lastSignInAt: null,
  mustChangePassword: false,
  practitionerId: null,
  ...change,
});

async function open(...members: StaffMember[]) {
  vi.mocked(call).mockResolvedValue({ members });
  render(<StaffList />, { wrapper: MemoryRouter });
  await screen.findByText('wanjiku (you)');
}

it.each([
  ['another was switched off', member('brian', { active: false })],
  ['the others are admins', member('brian', { role: 'admin' })],
])('the list offers no change that leaves no super admin: %s', async (_, other) => {
  await open(member('wanjiku'), other);
  expect(screen.getByText(/^The only super admin/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End access: wanjiku' })).toBeNull();
  expect(screen.queryByLabelText('Role of wanjiku')).toBeNull();
  expect(screen.getByLabelText('Role of brian')).toBeTruthy();
});

it('a question comes before staff end an access, and says that they cannot give back their own', async () => {
  await open(member('wanjiku'), member('brian'));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'End access: wanjiku' }));
  expect(screen.getByText(/Only another super admin can give it back/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'End access: brian' }));
  expect(screen.getByText(/you can give access again/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End access' }));
  const ended = { uid: 'brian', role: 'super_admin', active: false };
  expect(call).toHaveBeenCalledWith(updateStaff, ended);
});
