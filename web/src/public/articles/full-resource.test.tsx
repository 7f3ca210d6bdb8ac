import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AddArticle } from './add-article';
import { FullResource } from './full-resource';

const session = vi.hoisted(() => ({ status: 'signed-out', role: null as string | null }));
vi.mock('../../platform/session/session', () => ({ useSession: () => session }));

const as = (status: string, role: string | null) => Object.assign(session, { status, role });
const open = (what = <FullResource url="https://example.org/sleep" back="/articles/sleep" />) =>
  render(<MemoryRouter>{what}</MemoryRouter>);

it('a visitor who opens the full resource is asked to log in, and comes back', () => {
  as('signed-out', null);
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Full Resource' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/signup?redirect=%2Farticles%2Fsleep',
    '/login?redirect=%2Farticles%2Fsleep',
  ]);
});

it('a logged-in reader opens the full resource in a new tab', () => {
  as('signed-in', 'client');
  open();
  const link = screen.getByRole('link', { name: /^Full Resource/ });
  expect(link.getAttribute('href')).toBe('https://example.org/sleep');
  expect(link.getAttribute('target')).toBe('_blank');
});

it.each([
  ['signed-out', null, 0],
  ['signed-in', 'client', 0],
  ['signed-in', 'therapist', 0],
  ['signed-in', 'admin', 1],
  ['signed-in', 'super_admin', 1],
])('Add Article for %s %s is shown %i times', (status, role, times) => {
  as(status, role);
  open(<AddArticle />);
  expect(screen.queryAllByRole('link', { name: 'Add Article' })).toHaveLength(times);
});
