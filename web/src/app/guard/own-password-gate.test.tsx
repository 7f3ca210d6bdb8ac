import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import OwnPasswordGate from './own-password-gate';

const given = vi.hoisted((): { answer: object } => ({ answer: {} }));
vi.mock('../../platform/live/use-document', () => ({ useDocument: () => given.answer }));
vi.mock('../../client/account/own-password/own-password', () => ({
  default: () => <input aria-label="own password" />,
}));

const answered = (mustChangePassword: boolean) => ({
  data: { mustChangePassword },
  fromCache: false,
});
const notAnswered = { data: undefined, fromCache: false };

const gate = () => (
  <OwnPasswordGate uid="u">
    <p>secret</p>
  </OwnPasswordGate>
);

test('the form and its fields stay while the own staff document is read again', () => {
  given.answer = answered(true);
  const { rerender } = render(gate());
  fireEvent.change(screen.getByLabelText('own password'), { target: { value: 'maji' } });
  for (const again of [notAnswered, { ...answered(false), fromCache: true }, answered(true)]) {
    given.answer = again;
    rerender(gate());
    expect(screen.getByLabelText('own password')).toHaveProperty('value', 'maji');
    expect(screen.queryByText('secret')).toBeNull();
  }
  given.answer = answered(false);
  rerender(gate());
  expect(screen.getByText('secret')).toBeTruthy();
});
