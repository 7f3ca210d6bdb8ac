import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ProofForm, type Proof } from './proof-form';

const texts = {
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  empty: 'Please type it',
  wrong: 'Not the password',
  failed: 'Try again',
};
const proof = (changes: Partial<Proof> = {}): Proof => ({
  byPassword: true,
  password: '',
  type: vi.fn(),
  problem: null,
  submit: vi.fn(() => Promise.resolve()),
  ...changes,
});

it('takes the password, is sent by a button elsewhere, and shows the error at the field', () => {
  const given = proof({ problem: 'wrong-password' });
  render(
    <>
      <ProofForm id="proof" proof={given} texts={texts} username="amina@example.com" />
      <button type="submit" form="proof">
        Confirm
      </button>
    </>,
  );
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'maji' } });
  expect(given.type).toHaveBeenCalledWith('maji');
  expect(screen.getByText('Not the password')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(given.submit).toHaveBeenCalledOnce();
});

it('asks for no password where there is none, and still shows the error', () => {
  const given = proof({ byPassword: false, problem: 'failed' });
  render(<ProofForm id="proof" proof={given} texts={texts} username="amina@example.com" />);
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Try again');
});
