import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ConsentCard } from './consent-card';
import { CONSENT_READ_KEY, isConsentRead, rememberConsentRead } from './consent-read';

vi.mock('../../platform/firebase/public-read', () => ({
  readPublicDocument: () => Promise.resolve(null),
}));

async function open() {
  const user = userEvent.setup();
  render(<ConsentCard />, { wrapper: MemoryRouter });
  await user.click(screen.getByRole('button', { name: 'Read the Consent Agreement' }));
  return user;
}

const closers = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Close' });

it('cannot be closed until the box is ticked, then remembers it', async () => {
  const user = await open();
  expect(closers().map((each) => each.disabled)).toEqual([true, true]);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(isConsentRead()).toBe(false);
  expect(screen.getByRole('dialog').getAttribute('aria-describedby')).not.toBeNull();
  expect(screen.getByText('Tick the box at the end of the text to close.')).toBeDefined();

  await user.click(screen.getByRole('checkbox', { name: 'I have read and understood' }));
  expect(isConsentRead()).toBe(false);
  await user.click(closers()[0]!);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isConsentRead()).toBe(true);
});

it('the box is ticked already when the agreement was read before', async () => {
  rememberConsentRead();
  await open();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(closers()[0]!.disabled).toBe(false);
});

it('the dialog asks again when the text has a new version', () => {
  localStorage.setItem(CONSENT_READ_KEY, JSON.stringify('older/older'));
  expect(isConsentRead()).toBe(false);
});

it('shows the adult and the adolescent form', async () => {
  const user = await open();
  expect(screen.getByRole('tab', { name: 'Adult Client' }).ariaSelected).toBe('true');
  const numbers = /45–60 minutes.+at least 4.+grace period of 10 minutes.+After 15 minutes/;
  expect(screen.getByRole('tabpanel').textContent).toMatch(numbers);
  await user.click(screen.getByRole('tab', { name: 'Adolescent (Ages 12–17)' }));
  expect(screen.getByRole('tabpanel').textContent).toMatch(numbers);
  expect(screen.getByText(/^You attend at least one session/)).toBeTruthy();
});

it('the agreement has a page of its own too', () => {
  render(<ConsentCard />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: 'Both as a page to print' });
  expect(link.getAttribute('href')).toBe('/privacy/agreement');
});
