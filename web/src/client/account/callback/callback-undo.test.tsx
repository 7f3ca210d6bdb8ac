import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadAuth, type LoadedAuth } from '../../../platform/firebase/auth';
import { CallbackUndo } from './callback-undo';

vi.mock('../../../platform/firebase/auth', () => ({ loadAuth: vi.fn() }));

const checkActionCode = vi.fn();
const applyActionCode = vi.fn();
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const show = (kind: Parameters<typeof CallbackUndo>[0]['kind']) =>
  render(<CallbackUndo kind={kind} code="abc" />, { wrapper: MemoryRouter });

beforeEach(() => {
  const found = { operation: 'RECOVER_EMAIL', data: { email: 'amina@example.com' } };
  checkActionCode.mockReset().mockResolvedValue(found);
  applyActionCode.mockReset().mockResolvedValue(undefined);
  const sdk = { checkActionCode, applyActionCode };
  vi.mocked(loadAuth).mockResolvedValue({ auth: {}, sdk } as unknown as LoadedAuth);
});

it.each([
  ['recover-email', 'RECOVER_EMAIL', 'Take my address back', 'Your address is back'],
  [
    'remove-factor',
    'REVERT_SECOND_FACTOR_ADDITION',
    'Remove the second step',
    'The second step is removed',
  ],
] as const)(
  '%s undoes nothing before the button is pressed, then says what happened and what to do next',
  async (kind, operation, button, done) => {
    checkActionCode.mockResolvedValue({ operation, data: { email: 'amina@example.com' } });
    show(kind);
    expect(await screen.findByText(/amina@example\.com/)).toBeTruthy();
    expect(applyActionCode).not.toHaveBeenCalled();
    await press(button);
    expect(await screen.findByRole('heading', { name: done })).toBeTruthy();
    expect(applyActionCode).toHaveBeenCalledExactlyOnceWith({}, 'abc');
    expect(screen.getByText(/may know your password/)).toBeTruthy();
    const next = screen.getByRole('link', { name: 'Set a new password' });
    expect(next.getAttribute('href')).toBe('/reset-password');
  },
);

it.each(['auth/expired-action-code', 'auth/invalid-action-code'])(
  'a link that fails as %s still leads to a new password',
  async (code) => {
    checkActionCode.mockRejectedValue({ code });
    show('recover-email');
    expect(await screen.findByRole('heading', { name: 'This link cannot be used' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set a new password' })).toBeTruthy();
  },
);

it('the code of another email, such as one that confirms an address, is not applied', async () => {
  const found = { operation: 'VERIFY_EMAIL', data: { email: 'amina@example.com' } };
  checkActionCode.mockResolvedValue(found);
  show('recover-email');
  expect(await screen.findByRole('heading', { name: 'This link cannot be used' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('after a lost connection the page says so, and checks the link again', async () => {
  checkActionCode.mockRejectedValueOnce({ code: 'auth/network-request-failed' });
  show('recover-email');
  expect(await screen.findByText(/Check your connection and try again/)).toBeTruthy();
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Take my address back' })).toBeTruthy();
});
