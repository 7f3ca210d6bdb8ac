import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LookupForm } from './lookup-form';

const onReference = vi.fn<(reference: string | null) => void>();

async function ask(typed: string) {
  onReference.mockReset();
  const user = userEvent.setup();
  render(<LookupForm onReference={onReference} />, { wrapper: MemoryRouter });
  if (typed !== '') await user.type(screen.getByLabelText('Reference number'), typed);
  await user.click(screen.getByRole('button', { name: 'Check Status' }));
}

it.each(['7QF2-M0XC-9KTR-4B1V', '7qf2 m0xc 9ktr 4b1v', '7qf2mOxc9ktr4bLv'])(
  'understands %s',
  async (typed) => {
    await ask(typed);
    expect(onReference).toHaveBeenCalledExactlyOnceWith('7QF2-M0XC-9KTR-4B1V');
    expect(screen.getByLabelText<HTMLInputElement>('Reference number').value).toBe(
      '7QF2-M0XC-9KTR-4B1V',
    );
  },
);

it.each([
  ['', 'Please enter a reference number'],
  ['7QF2-M0XC', /This cannot be a reference number/],
  ['7QF2-M0XC-9KTR-4B1U', /This cannot be a reference number/],
])('refuses "%s" at the field and looks nothing up', async (typed, sentence) => {
  await ask(typed);
  expect(screen.getByText(sentence)).toBeDefined();
  expect(onReference).toHaveBeenCalledExactlyOnceWith(null);
  expect(document.activeElement).toBe(screen.getByLabelText('Reference number'));
});
