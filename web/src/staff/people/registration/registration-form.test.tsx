import { registerStaff } from '@tulia/domain/calls/people/register-staff';
import { Refusal } from '@tulia/domain/refusal';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { currentToast, dismissToast } from '../../../ui/toast-store';
import { RegistrationForm } from './registration-form';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
const sent = vi.mocked(call);

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const register = (password = 'long-enough') => {
  fill('Full name', 'Wanjiku Mwangi');
  fill('Email', 'wanjiku@tulia.example');
  fill('Password', password);
  fill('Role', 'receptionist');
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
};

beforeEach(() => {
  const left = currentToast();
  if (left !== null) dismissToast(left.id);
  sent.mockReset().mockResolvedValue({ uid: 'wanjiku' });
  render(<RegistrationForm />);
});

test('three roles can be chosen', () => {
  const role = screen.getByLabelText<HTMLSelectElement>('Role');
  expect([...role.options].map(({ text }) => text)).toEqual(['Admin', 'Therapist', 'Receptionist']);
});

test('an account that was made says so and leaves an empty form', async () => {
  register();
  const description = 'Wanjiku Mwangi can now log in as Receptionist.';
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Admin created', description }),
  );
  const name = { fullName: 'Wanjiku Mwangi', email: 'wanjiku@tulia.example' };
  const body = { ...name, password: 'long-enough', role: 'receptionist' };
  expect(sent).toHaveBeenCalledExactlyOnceWith(registerStaff, body);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
});

test.each([
  ['internal', 'Registration failed'],
  ['forbidden', 'Your account may not do this.'],
] as const)('a registration that failed with %s says %s', async (code, description) => {
  sent.mockRejectedValue(new Refusal(code));
  register();
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', description }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('wanjiku@tulia.example');
});

test.each([
  ['email-in-use', 'Email', /^An account with this email already exists/],
  ['email-of-client', 'Email', /^A client has booked with this email/],
  ['weak-password', 'Password', /^Please use at least 8 characters/],
] as const)('a refusal with %s stands at its field %s', async (code, field, words) => {
  sent.mockRejectedValue(new Refusal(code));
  register();
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
  const description: unknown = expect.stringMatching(words);
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', description }));
});

test('a password that is too short is reported in the same way, and the form sends nothing', async () => {
  register('short');
  const description = 'Please use at least 8 characters';
  expect(await screen.findByText(description)).toBeTruthy();
  expect(currentToast()).toMatchObject({ title: 'Error', description });
  expect(sent).not.toHaveBeenCalled();
});
