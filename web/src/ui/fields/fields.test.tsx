import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox';
import { PasswordField } from './password-field';
import { RadioGroup } from './radio-group';
import { Select, TextField } from './text-field';

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
  render(
    <Select label="Subject" error="">
      <option>General</option>
    </Select>,
  );
  const field = screen.getByRole('combobox', { name: 'Subject' });
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

it('keeps a locked checkbox empty and says why', async () => {
  const user = userEvent.setup();
  const why = vi.fn();
  render(<Checkbox label="I agree" locked onLockedPress={why} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
  await user.click(box);
  expect(box.checked).toBe(false);
  expect(why).toHaveBeenCalledOnce();
});

it('chooses one of a few', async () => {
  const user = userEvent.setup();
  const choose = vi.fn();
  render(
    <RadioGroup
      label="Age"
      name="age"
      value="adult"
      onValueChange={choose}
      options={[
        { value: 'teen', label: '12–17' },
        { value: 'adult', label: '18 and above' },
      ]}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '18 and above' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: '12–17' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('teen');
});
