import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from './text-field';

it('a field is tied to its hint and its error', () => {
  render(<TextField label="Email" hint="We never share it" error="Email is required" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'We never share it',
    'Email is required',
  ]);
});

it('a field without an error shows none', () => {
  render(<TextField label="Subject" error="" />);
  const field = screen.getByRole('textbox', { name: 'Subject' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});
