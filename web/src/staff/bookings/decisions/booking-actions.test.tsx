import type { Booking } from '@tulia/domain/booking/booking';
import { Refusal } from '@tulia/domain/refusal';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import {
  cancelBooking,
  completeBooking,
  markNoShow,
  reopenBooking,
} from '../../../platform/live/call-names';
import { actOnToast, currentToast } from '../../../ui/toast-store';
import { BookingActions } from './booking-actions';
import { CompleteQuestion } from './complete-question';
import type { Board } from '../board/board-context';
import { BoardHarness, following } from '../board/board-harness';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { followMails } from '../board/mails/follow-mails';
import type { MailFate } from '../board/mails/mail-fate';
import { UNDO_MS } from '../board/waiting/action-desk';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../board/mails/follow-mails', () => ({ followMails: vi.fn() }));
const sent = vi.mocked(call);
const followed = vi.mocked(followMails);

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset();
  sent.mockResolvedValue({ status: 'cancelled', version: 4, refund: 0, kept: 0 });
  followed.mockReset();
  followed.mockImplementation(following('sent'));
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const seen = { bookingId: 'booking-1', version: 3 };
const { startsAt } = aConfirmed();
const show = (booking: Booking, board: Partial<Board> = {}) =>
  render(
    <BoardHarness board={{ now: startsAt, ...board }}>
      <BookingActions booking={booking} />
    </BoardHarness>,
  );
const names = () => screen.queryAllByRole('button').map((button) => button.textContent);
const press = (name: string, detail = 1) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }), { detail });

test.each([
  ['admin', 'pending', 0, ['Confirm', 'Reject', 'Cancel']],
  ['admin', 'confirmed', 0, ['Mark Complete', 'No-show', 'Move', 'Cancel']],
  ['admin', 'confirmed', -1, ['Mark Complete', 'Move', 'Cancel']],
  ['super_admin', 'completed', 0, ['Reopen', 'Cancel']],
  ['receptionist', 'confirmed', 0, ['Move', 'Cancel']],
  ['therapist', 'pending', 0, []],
] as const)('role %s, booking %s, %i ms after the start: %j', (role, status, after, offered) => {
  show(aConfirmed({ status }), { role, now: startsAt + after });
  expect(names()).toEqual(offered);
});

test.each([
  ['Mark Complete', 'confirmed', completeBooking],
  ['No-show', 'confirmed', markNoShow],
  ['Reopen', 'completed', reopenBooking],
  ['Cancel', 'completed', cancelBooking],
] as const)(
  '%s waits five seconds, asks nothing, and a double tap sends it once',
  async (...each) => {
    const [name, status, contract] = each;
    show(aConfirmed({ status }));
    press(name);
    press('Undo', 2);
    await later(UNDO_MS - 1);
    expect(sent).not.toHaveBeenCalled();
    await later(1);
    expect(sent).toHaveBeenCalledExactlyOnceWith(contract, seen);
  },
);

test('a session that has not begun is asked about before it is marked complete', async () => {
  const openDialog = vi.fn();
  const board = { now: startsAt - 1, openDialog };
  show(aConfirmed(), board);
  press('Mark Complete');
  expect(openDialog).toHaveBeenCalledExactlyOnceWith('complete', aConfirmed());
  cleanup();
  render(
    <BoardHarness board={board}>
      <CompleteQuestion booking={aConfirmed()} onClose={() => undefined} />
    </BoardHarness>,
  );
  expect(screen.getByRole('alertdialog').textContent).toContain('has not begun');
  press('Mark Complete');
  await later(UNDO_MS);
  expect(sent).toHaveBeenCalledExactlyOnceWith(completeBooking, seen);
});

describe('cancelling', () => {
  const begin = () => {
    const shown = show(aConfirmed({ status: 'completed' }));
    press('Cancel');
    return shown;
  };

  test.each([aConfirmed(), aBooking()])('a booking that is $status is asked about', (booking) => {
    const openDialog = vi.fn();
    show(booking, { openDialog });
    press('Cancel');
    expect(openDialog).toHaveBeenCalledExactlyOnceWith('cancel', booking);
    expect(screen.queryByText('Cancelling…')).toBeNull();
  });

  test.each([
    ['in the toast', () => act(() => actOnToast(currentToast()?.id ?? -1))],
    ['in the row', () => press('Undo')],
  ])('Undo %s stops the cancellation', async (_, undo) => {
    begin();
    expect(currentToast()?.action?.label).toBe('Undo');
    undo();
    expect(names()).toContain('Cancel');
    await later(UNDO_MS * 2);
    expect(sent).not.toHaveBeenCalled();
  });

  test('a refusal brings the buttons back and names the reason', async () => {
    sent.mockRejectedValue(new Refusal('version-conflict', { version: 5, status: 'completed' }));
    begin();
    await later(UNDO_MS);
    expect(names()).toContain('Cancel');
    expect(currentToast()).toMatchObject({
      variant: 'destructive',
      title: 'Booking not cancelled',
      description: 'Somebody changed this booking in the meantime. It is now: Completed.',
    });
  });

  test('a cancellation is sent after five seconds although the list was left', async () => {
    const { unmount } = begin();
    await later(1000);
    unmount();
    expect(sent).not.toHaveBeenCalled();
    expect(currentToast()?.action?.label).toBe('Undo');
    await later(UNDO_MS);
    expect(sent).toHaveBeenCalledExactlyOnceWith(cancelBooking, seen);
  });

  test.each<[MailFate, object, string]>([
    ['sent', {}, 'The client is informed.'],
    ['unclear', {}, ''],
    ['trouble', {}, 'A mail was not delivered: please see under Details.'],
    [
      'none',
      { kept: 3000 },
      'Nobody was written to. KES 3,000 that was paid stays with the practice.',
    ],
    ['sent', { refund: 3000 }, 'The client is informed. KES 3,000 is to go back to the client.'],
  ])('the toast for mails %s and money %j is "%s"', async (fate, money, description) => {
    followed.mockImplementation(following(fate));
    sent.mockResolvedValue({ status: 'cancelled', version: 4, refund: 0, kept: 0, ...money });
    begin();
    await later(UNDO_MS);
    expect(followed.mock.calls[0]?.[0]).toEqual({ bookingId: 'booking-1', version: 4 });
    expect(currentToast()).toMatchObject({ title: 'Booking cancelled', description });
    expect(currentToast()?.variant).toBe(fate === 'trouble' ? 'destructive' : undefined);
  });
});
