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
  for (const [name, page] of [
    ['Settings', '/profile?tab=settings'],
    ['Profile', '/profile'],
  ] as const) {
    await choose(name);
    expect(screen.getByRole('status').textContent).toBe(page);
    await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  }
  await choose('Log out');
  expect(onSignOut).toHaveBeenCalledOnce();
});

it('the menu calls a person without a name User', async () => {
  await open('client', null);
  expect(screen.getByText('User')).toBeTruthy();
  expect(screen.getByText('U')).toBeTruthy();
});

it.each<[Role, panels: number, bars: number]>([
  ['client', 0, 1],
  ['therapist', 0, 0],
  ['receptionist', 0, 0],
  ['admin', 1, 0],
  ['super_admin', 1, 0],
])(
  'a %s has the Admin Panel %i times, and the bar of a phone %i times',
  async (role, panels, bars) => {
    await open(role);
    expect(items().filter((item) => item === 'Admin Panel')).toHaveLength(panels);
    expect(screen.queryAllByRole('navigation', { hidden: true })).toHaveLength(bars);
  },
);

it('the Admin Panel leads to the pages of the practice', async () => {
  await open('admin');
  await choose('Admin Panel');
  expect(screen.getByRole('status').textContent).toBe('/admin');
});
