import type { Role } from '@tulia/domain/person/role';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import AccountMenu from './account-menu';

vi.mock('./client-bar', () => ({ ClientBar: () => <nav aria-label="Your pages" /> }));

const person = {
  uid: 'amina',
  email: 'amina@example.com',
  emailVerified: true,
  displayName: 'Amina Wanjiru Otieno',
};

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open(role: Role, displayName: string | null = person.displayName) {
  const onSignOut = vi.fn();
  render(
    <MemoryRouter>
      <AccountMenu user={{ ...person, displayName }} role={role} onSignOut={onSignOut} />
      <Where />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  return onSignOut;
}
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));

it('the menu says who is logged in and leads to the profile, its settings, and out', async () => {
  const onSignOut = await open('client');
  expect(screen.getByText('AW')).toBeTruthy();
  for (const text of ['Amina Wanjiru Otieno', 'amina@example.com', 'client'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(items()).toEqual(['My sessions', 'Profile', 'Settings', 'Log out']);
  await choose('Settings');
  expect(screen.getByRole('status').textContent).toBe('/profile?tab=settings');
  await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  await choose('Profile');
  expect(screen.getByRole('status').textContent).toBe('/profile');
  await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  await choose('Log out');
  expect(onSignOut).toHaveBeenCalledOnce();
});

it('somebody without a name is User', async () => {
  await open('client', null);
  expect(screen.getByText('User')).toBeTruthy();
  expect(screen.getByText('U')).toBeTruthy();
});

it.each(['admin', 'super_admin'] as const)('the Admin Panel is for %s', async (role) => {
  await open(role);
  expect(items()).toContain('Admin Panel');
  await choose('Admin Panel');
  expect(screen.getByRole('status').textContent).toBe('/admin');
});

it.each(['therapist', 'receptionist'] as const)('the Admin Panel is not for a %s', async (role) => {
  await open(role);
  expect(items()).not.toContain('Admin Panel');
});

it.each<[Role, number]>([
  ['client', 1],
  ['therapist', 0],
  ['receptionist', 0],
  ['admin', 0],
])('the bar of a phone is for clients alone: %s has %i', async (role, bars) => {
  await open(role);
  expect(screen.queryAllByRole('navigation', { hidden: true })).toHaveLength(bars);
});
