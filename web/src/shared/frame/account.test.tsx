import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Account } from './account';

vi.mock('../../platform/session/session', () => ({
  useSession: () => ({ status: 'signed-out', start: () => Promise.resolve() }),
}));

it('a visitor who presses the avatar gets the login dialog', async () => {
  const LoginDialog = ({ open }: { open: boolean }) => (open ? <p>the dialog</p> : null);
  render(<Account LoginDialog={LoginDialog} />, { wrapper: MemoryRouter });
  expect(screen.queryByText('the dialog')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByText('the dialog')).toBeTruthy();
});
