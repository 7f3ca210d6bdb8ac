import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clearLocalRecords } from '../platform/device/local-record';
import { showBadge } from '../platform/offline/app-badge';
import PendingBadge from './pending-badge';

const live = vi.hoisted(() => ({ data: undefined as object | null | undefined }));
vi.mock('../platform/live/use-document', () => ({ useDocument: () => live }));
vi.mock('../platform/offline/app-badge', () => ({ showBadge: vi.fn() }));

it('the icon keeps its number until a new one is known', () => {
  const { rerender } = render(<PendingBadge />);
  expect(showBadge).not.toHaveBeenCalled();
  live.data = { created: 9, statuses: { pending: 3 } };
  rerender(<PendingBadge />);
  expect(showBadge).toHaveBeenLastCalledWith(3);
  live.data = null;
  rerender(<PendingBadge />);
  expect(showBadge).toHaveBeenLastCalledWith(0);
});

it('the icon loses its number when the person signs out', async () => {
  live.data = { created: 9, statuses: { pending: 3 } };
  render(<PendingBadge />);
  await clearLocalRecords();
  expect(showBadge).toHaveBeenLastCalledWith(0);
});
