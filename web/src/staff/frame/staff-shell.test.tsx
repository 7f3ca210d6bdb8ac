import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { pendingActions } from '../bookings/board/waiting/pending-actions';
import StaffShell from './staff-shell';

vi.mock('./use-waiting-counts', () => ({ useWaitingCounts: () => ({}) }));
vi.mock('./arrivals', () => ({ Arrivals: () => null }));
vi.mock('./search-button', () => ({ SearchButton: () => null }));
vi.mock('../../shared/frame/account', () => ({ Account: () => null }));
vi.mock('../../platform/session/session', () => ({
  useSession: () => ({ signOut: () => Promise.resolve() }),
}));

const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => {
  vi.useRealTimers();
});

it('the browser asks before it closes a tab in which an action waits for its Undo', () => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <StaffShell role="admin">the page</StaffShell>
    </MemoryRouter>,
  );
  expect(leaves()).toBe(true);
  const asked = { action: 'complete', bookingId: 'one', version: 1, clientName: 'A' } as const;
  act(() => void pendingActions.begin(asked, () => Promise.resolve()));
  expect(leaves()).toBe(false);
  act(() => void pendingActions.undo('one'));
  expect(leaves()).toBe(true);
});
