import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

it('ties a field to its hint and its error', () => {
  render(<TextField label="Email" hint="We never share it" error="Email is required" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'We never share it',
    'Email is required',
  ]);
});

it('says nothing of an error that is not there', () => {
  render(<TextField label="Subject" error="" />);
  const field = screen.getByRole('textbox', { name: 'Subject' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

it('shows and hides a password', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(field.getAttribute('type')).toBe('text');
  expect(screen.getByRole('button', { name: 'Hide' })).toBeTruthy();
});
