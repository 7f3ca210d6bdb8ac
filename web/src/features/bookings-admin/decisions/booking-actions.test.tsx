import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import { cancelBooking, completeBooking } from '@tulia/domain/calls/decide-booking';
import { Refusal } from '@tulia/domain/refusal';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../../../live/call';
import { actOnToast, currentToast } from '../../../ui/toast-store';
import { BookingActions } from './booking-actions';
import { BoardHarness } from '../board-harness';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { UNDO_MS } from '../cancelling/cancellation-desk';

vi.mock('../../../live/call', () => ({ call: vi.fn() }));
const sent = vi.mocked(call);

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset();
  sent.mockResolvedValue({ status: 'cancelled', version: 4, refundDue: false });
});
afterEach(() => {
  vi.useRealTimers();
});

const names = () => screen.getAllByRole('button').map((button) => button.textContent);
const button = (name: RegExp) => screen.getByRole('button', { name });
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const seen = { bookingId: 'booking-1', version: 3 };

describe('what is offered', () => {
  test.each([
    ['admin', 'pending', ['Confirm', 'Reject', 'Cancel']],
    ['admin', 'confirmed', ['Mark Complete', 'No-show', 'Move', 'Cancel']],
    ['super_admin', 'completed', ['Cancel']],
    ['receptionist', 'pending', ['Confirm', 'Reject', 'Cancel']],
    ['receptionist', 'confirmed', ['Move', 'Cancel']],
    ['therapist', 'confirmed', ['Mark Complete', 'No-show']],
  ] as const)('%s on %s', (role, status, expected) => {
    render(
      <BoardHarness board={{ role }}>
        <BookingActions booking={aBooking({ status })} />
      </BoardHarness>,
    );
    expect(names()).toEqual(expected);
  });

  test('a therapist decides no request, and a receptionist nothing that is over', () => {
    for (const status of BOOKING_STATUSES) {
      const { unmount } = render(
        <BoardHarness board={{ role: status === 'pending' ? 'therapist' : 'receptionist' }}>
          <BookingActions booking={aBooking({ status })} />
        </BoardHarness>,
      );
      if (status !== 'confirmed') expect(screen.queryAllByRole('button')).toEqual([]);
      unmount();
    }
  });
});

describe('cancelling', () => {
  const show = () =>
    render(
      <BoardHarness>
        <BookingActions booking={aConfirmed()} />
      </BoardHarness>,
    );

  test('asks nothing, sends nothing for five seconds, then sends the version seen', async () => {
    show();
    fireEvent.click(button(/^Cancel/));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Cancelling…')).toBeTruthy();
    await later(UNDO_MS - 1);
    expect(sent).not.toHaveBeenCalled();
    await later(1);
    expect(sent).toHaveBeenCalledExactlyOnceWith(cancelBooking, seen);
    expect(currentToast()?.title).toBe('Booking cancelled');
  });

  test('Undo in the toast puts everything back', async () => {
    show();
    fireEvent.click(button(/^Cancel/));
    const shown = currentToast();
    expect(shown?.action?.label).toBe('Undo');
    act(() => actOnToast(shown?.id ?? -1));
    expect(names()).toContain('Cancel');
    await later(UNDO_MS * 2);
    expect(sent).not.toHaveBeenCalled();
  });

  test('Undo in the row does too, but the second tap of a double tap does not', async () => {
    show();
    fireEvent.click(button(/^Cancel/));
    fireEvent.click(button(/^Undo/), { detail: 2 });
    expect(screen.getByText('Cancelling…')).toBeTruthy();
    fireEvent.click(button(/^Undo/), { detail: 1 });
    expect(screen.queryByText('Cancelling…')).toBeNull();
    await later(UNDO_MS * 2);
    expect(sent).not.toHaveBeenCalled();
  });

  test('a refusal puts the booking back and says why', async () => {
    sent.mockRejectedValue(new Refusal('version-conflict', { version: 5, status: 'completed' }));
    show();
    fireEvent.click(button(/^Cancel/));
    await later(UNDO_MS);
    expect(names()).toContain('Cancel');
    expect(currentToast()).toMatchObject({
      variant: 'destructive',
      title: 'Booking not cancelled',
      description: 'Somebody changed this booking in the meantime. It is now: Completed.',
    });
  });

  test.each([
    ['the list', () => undefined],
    ['the page', () => window.dispatchEvent(new Event('pagehide'))],
  ])('leaving %s sends at once what still waits, and once only', async (_what, leave) => {
    const { unmount } = show();
    fireEvent.click(button(/^Cancel/));
    act(() => void leave());
    unmount();
    await later(UNDO_MS * 2);
    expect(sent).toHaveBeenCalledExactlyOnceWith(cancelBooking, seen);
  });
});

test('a double tap on Mark Complete sends it once', async () => {
  render(
    <BoardHarness>
      <BookingActions booking={aConfirmed()} />
    </BoardHarness>,
  );
  fireEvent.click(button(/^Mark Complete/));
  fireEvent.click(screen.getByRole('button', { name: 'Working…' }));
  await later(0);
  expect(sent).toHaveBeenCalledExactlyOnceWith(completeBooking, seen);
});
