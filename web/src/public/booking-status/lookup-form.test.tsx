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

it('the form understands a reference number as people type it', async () => {
  await ask('7qf2 mOxc9ktr4bLv');
  const reference = '7QF2-M0XC-9KTR-4B1V';
  expect(onReference).toHaveBeenCalledExactlyOnceWith(reference);
  expect(screen.getByLabelText('Reference number')).toHaveProperty('value', reference);
});

it.each([
  ['', 'Please enter a reference number'],
  ['7QF2-M0XC-9KTR-4B1U', /This cannot be a reference number/],
])('the form refuses "%s" at the field and looks nothing up', async (typed, sentence) => {
  await ask(typed);
  expect(screen.getByText(sentence)).toBeDefined();
  expect(onReference).toHaveBeenCalledExactlyOnceWith(null);
  expect(document.activeElement).toBe(screen.getByLabelText('Reference number'));
});
