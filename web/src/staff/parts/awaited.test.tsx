import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Awaited, KeptNote } from './awaited';

const firestore = vi.hoisted(() => ({ reconnect: vi.fn(() => Promise.resolve()) }));
vi.mock('../../platform/firebase/firestore', () => ({ reconnectFirestore: firestore.reconnect }));

it('a read shows its placeholder until it is overdue; then staff can reconnect to the database', async () => {
  const { rerender } = render(<Awaited of={[{ overdue: false }]}>coming</Awaited>);
  expect(screen.getByText('coming')).toBeTruthy();
  rerender(<Awaited of={[{ overdue: false }, { overdue: true }]}>coming</Awaited>);
  expect(screen.queryByText('coming')).toBeNull();
  expect(screen.getByText('The practice’s data has not answered yet')).toBeTruthy();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await Promise.resolve();
  });
  expect(firestore.reconnect).toHaveBeenCalledOnce();
});

it.each([
  ['answered', { status: 'ready', fromCache: false, overdue: false }, false],
  ['confirmed at this moment', { status: 'ready', fromCache: true, overdue: false }, false],
  ['kept from before', { status: 'ready', fromCache: true, overdue: true }, true],
  ['not known', { status: 'loading', fromCache: false, overdue: true }, false],
] as const)('the note about kept answers, for a read that is %s', (_, read, isSaid) => {
  render(<KeptNote of={[read]} />);
  expect(screen.queryByText(/as it was|how it was/) !== null).toBe(isSaid);
});
