import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ProofForm, type Proof } from './proof-form';

const texts = {
  password: 'Password',
  show: '',
  hide: '',
  empty: '',
  wrong: '',
  failed: 'Try again',
};
const failed: Proof = {
  byPassword: false,
  password: '',
  type: vi.fn(),
  problem: 'failed',
  submit: vi.fn(),
};

it('asks for no password where there is none, and still shows the error', () => {
  render(<ProofForm id="proof" proof={failed} texts={texts} username="amina@example.com" />);
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Try again');
});
