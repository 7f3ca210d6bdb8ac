import { moveBooking } from '@tulia/domain/calls/bookings/decide-booking';
import type { Booking } from '@tulia/domain/booking/booking';
import { Refusal } from '@tulia/domain/refusal';
import { toInstant } from '@tulia/domain/time/practice-time';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { useDocument } from '../../../platform/live/use-document';
import { currentToast } from '../../../ui/toast-store';
import { BoardHarness } from '../board/testing/board-harness';
import OpenDialog from './board-dialogs';
import { aConfirmed } from '@tulia/domain/testing/booking';

vi.mock('../../../platform/live/use-list', () => ({ useList: () => ({ data: undefined }) }));
vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../../../platform/live/use-document', () => ({ useDocument: vi.fn() }));
vi.mock('../../../shared/bookings/use-availability-months', () => ({
  useAvailabilityMonths: () => ({ data: undefined }),
}));
vi.mock('../board/mails/follow-mails', () => ({ followMails: () => Promise.resolve('sent') }));

beforeEach(() => {
  vi.useFakeTimers({ now: toInstant('2026-11-20', '09:00'), toFake: ['Date'] });
  vi.mocked(call).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

const stands = (booking: Booking) =>
  vi.mocked(useDocument).mockReturnValue({ data: booking } as ReturnType<typeof useDocument>);
const dialog = () => <OpenDialog dialog="move" opened={aConfirmed()} onClose={() => undefined} />;
const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Move session' }));
    await Promise.resolve();
  });

test('a session that another staff member moves meanwhile is not moved back unseen', async () => {
  stands(aConfirmed());
  const { rerender } = render(dialog());
  const moved = toInstant('2026-11-23', '08:00');
  stands(aConfirmed({ version: 4, startsAt: moved, confirmedTimeSlot: '08:00' }));
  rerender(dialog());
  expect(screen.getByText(/was changed while you had it open.*08:00/)).toBeTruthy();
  const now = { version: 4, status: 'confirmed', by: 'Wanjiku', action: 'move' } as const;
  vi.mocked(call).mockRejectedValue(new Refusal('version-conflict', now));
  await send();
  expect(call).toHaveBeenLastCalledWith(moveBooking, expect.objectContaining({ version: 3 }));
  expect(currentToast()?.description).toBe(
    'Wanjiku changed this booking in the meantime (Moved). It is now: Confirmed.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Start from there' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^08:00/ }).checked).toBe(true);
  expect(screen.queryByText(/was changed while you had it open/)).toBeNull();
});

test('the question before a session is completed early says that it has not begun', () => {
  stands(aConfirmed());
  const begin = vi.fn();
  render(
    <BoardHarness board={{ begin }}>
      <OpenDialog dialog="complete" opened={aConfirmed()} onClose={() => undefined} />
    </BoardHarness>,
  );
  expect(screen.getByRole('alertdialog').textContent).toContain('has not begun');
  fireEvent.click(screen.getByRole('button', { name: 'Mark Complete' }));
  expect(begin).toHaveBeenCalledExactlyOnceWith('complete', aConfirmed());
});

test('the question before a client who has told something is marked as missing says what was told', () => {
  const { startsAt } = aConfirmed();
  const said = aConfirmed({ lineWord: { lateAt: startsAt, callAt: null } });
  stands(said);
  const begin = vi.fn();
  render(
    <BoardHarness board={{ begin }}>
      <OpenDialog dialog="no-show" opened={said} onClose={() => undefined} />
    </BoardHarness>,
  );
  expect(screen.getByRole('alertdialog').textContent).toContain('Late, said at 14:00');
  expect(begin).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'No-show' }));
  expect(begin).toHaveBeenCalledExactlyOnceWith('no-show', said);
});
