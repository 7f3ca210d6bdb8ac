import type { Role } from '@tulia/domain/person/role';
import { WORKING } from '@tulia/domain/testing/health';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ConnectionTrouble } from './connection-trouble';

const lost = { ...WORKING, problem: 'refused', since: Date.now() };
const person = vi.hoisted((): { role: Role | null } => ({ role: null }));
vi.mock('../../../platform/session/session', () => ({ useSession: () => person }));
vi.mock('../../../platform/live/use-query', () => ({
  useQuery: () => ({
    status: 'success',
    data: [
      { id: 'connection_google', ...lost },
      { id: 'connection_mpesa', ...lost },
      { id: 'connection_push', ...lost, problem: null },
    ],
  }),
}));
vi.mock('../../../platform/live/use-document', () => ({
  useDocument: (path: string) => ({ data: path === 'stats/connection_mpesa' ? lost : null }),
}));

const draw = (role: Role | null) => {
  person.role = role;
  render(
    <MemoryRouter>
      <ConnectionTrouble />
    </MemoryRouter>,
  );
};

test('a manager of the practice sees every lost connection, and where to mend it', () => {
  draw('admin');
  expect(screen.getByText(/Google Calendar does not take/)).toBeTruthy();
  expect(screen.getByText(/M-Pesa does not take/)).toBeTruthy();
  expect(screen.queryByText(/Notifications does not take/)).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/settings#google', '/admin/settings#mpesa']);
});

test('a staff member who takes payments sees a lost connection to M-Pesa, and whom to tell', () => {
  draw('receptionist');
  expect(screen.getByText(/M-Pesa does not take/)).toBeTruthy();
  expect(screen.getByText(/Please tell whoever manages the practice/)).toBeTruthy();
  expect(screen.queryByText(/Google Calendar/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each(['therapist', 'client', null] as const)('the role %s sees no lost connection', (role) => {
  draw(role);
  expect(screen.queryByText(/does not take/)).toBeNull();
});
