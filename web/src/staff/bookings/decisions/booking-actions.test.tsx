import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import { Refusal } from '@tulia/domain/refusal';
import { act, fireEvent, render, screen } from '@testing-library/react';
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
import { BoardHarness } from '../board/board-harness';
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
  followed.mockResolvedValue('sent');
});
afterEach(() => {
  vi.useRealTimers();
});

const names = () => screen.getAllByRole('button').map((button) => button.textContent);
const button = (name: RegExp) => screen.getByRole('button', { name });
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const seen = { bookingId: 'booking-1', version: 3 };

describe('the actions of a booking', () => {
  test.each([
    ['admin', 'pending', ['Confirm', 'Reject', 'Cancel']],
    ['admin', 'confirmed', ['Mark Complete', 'No-show', 'Move', 'Cancel']],
    ['super_admin', 'completed', ['Reopen', 'Cancel']],
    ['admin', 'no_show', ['Reopen', 'Cancel']],
    ['admin', 'cancelled', ['Reopen']],
    ['therapist', 'completed', []],
    ['receptionist', 'pending', ['Confirm', 'Reject', 'Cancel']],
    ['receptionist', 'confirmed', ['Move', 'Cancel']],
    ['therapist', 'confirmed', ['Mark Complete', 'No-show']],
  ] as const)('role %s, booking %s', (role, status, expected) => {
    render(
      <BoardHarness board={{ role, now: aConfirmed().startsAt }}>
        <BookingActions booking={aConfirmed({ status })} />
      </BoardHarness>,
    );
    expect(screen.queryAllByRole('button').map((each) => each.textContent)).toEqual(expected);
  });

  test('staff cannot record the outcome of a session before it has begun', () => {
    render(
      <BoardHarness board={{ now: aConfirmed().startsAt - 1 }}>
        <BookingActions booking={aConfirmed()} />
      </BoardHarness>,
    );
    expect(names()).toEqual(['Move', 'Cancel']);
  });

  test('a cancelled request has no actions', () => {
    render(
      <BoardHarness>
        <BookingActions booking={aBooking({ status: 'cancelled' })} />
      </BoardHarness>,
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('a therapist cannot decide a request, nor a receptionist change a booking that is over', () => {
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
        <BookingActions booking={aConfirmed({ status: 'completed' })} />
      </BoardHarness>,
    );

  test('a pending or confirmed booking opens the dialog that asks who cancels', () => {
    const openDialog = vi.fn();
    for (const booking of [aConfirmed(), aBooking()]) {
      const { unmount } = render(
        <BoardHarness board={{ openDialog }}>
          <BookingActions booking={booking} />
        </BoardHarness>,
      );
      fireEvent.click(button(/^Cancel/));
      expect(openDialog).toHaveBeenLastCalledWith('cancel', booking);
      expect(screen.queryByText('Cancelling…')).toBeNull();
      unmount();
    }
  });

  test('a booking that is over is cancelled after five seconds, with no question and the version seen', async () => {
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

  test('Undo in the toast stops the cancellation', async () => {
    show();
    fireEvent.click(button(/^Cancel/));
    const shown = currentToast();
    expect(shown?.action?.label).toBe('Undo');
    act(() => actOnToast(shown?.id ?? -1));
    expect(names()).toContain('Cancel');
    await later(UNDO_MS * 2);
    expect(sent).not.toHaveBeenCalled();
  });

  test('Undo in the row stops the cancellation, the second tap of a double tap does not', async () => {
    show();
    fireEvent.click(button(/^Cancel/));
    fireEvent.click(button(/^Undo/), { detail: 2 });
    expect(screen.getByText('Cancelling…')).toBeTruthy();
    fireEvent.click(button(/^Undo/), { detail: 1 });
    expect(screen.queryByText('Cancelling…')).toBeNull();
    await later(UNDO_MS * 2);
    expect(sent).not.toHaveBeenCalled();
  });

  test('a refusal brings the buttons back and names the reason', async () => {
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

  test('a cancellation is sent after five seconds although the list was left', async () => {
    const { unmount } = show();
    fireEvent.click(button(/^Cancel/));
    await later(1000);
    unmount();
    expect(sent).not.toHaveBeenCalled();
    expect(currentToast()?.action?.label).toBe('Undo');
    await later(UNDO_MS);
    expect(sent).toHaveBeenCalledExactlyOnceWith(cancelBooking, seen);
  });

  test.each<[MailFate, object, string, string | undefined]>([
    ['sent', {}, 'The client is informed.', undefined],
    ['waiting', {}, 'The mails are on their way.', undefined],
    ['none', {}, 'Nobody was written to.', undefined],
    ['unclear', {}, '', undefined],
    ['trouble', {}, 'A mail was not delivered: please see under Details.', 'destructive'],
    [
      'none',
      { kept: 3000 },
      'Nobody was written to. KES 3,000 that was paid stays with the practice.',
      undefined,
    ],
    [
      'sent',
      { refund: 3000 },
      'The client is informed. KES 3,000 is to go back to the client.',
      undefined,
    ],
  ])('the toast for mails %s and money %j is "%s"', async (fate, money, description, variant) => {
    followed.mockResolvedValue(fate);
    sent.mockResolvedValue({ status: 'cancelled', version: 4, refund: 0, kept: 0, ...money });
    show();
    fireEvent.click(button(/^Cancel/));
    await later(UNDO_MS);
    expect(followed).toHaveBeenCalledExactlyOnceWith('booking-1', 4);
    expect(currentToast()).toMatchObject({ title: 'Booking cancelled', description });
    expect(currentToast()?.variant).toBe(variant);
  });
});

describe.each([
  ['Mark Complete', 'confirmed', completeBooking],
  ['No-show', 'confirmed', markNoShow],
  ['Reopen', 'completed', reopenBooking],
] as const)('%s', (name, status, contract) => {
  const show = () =>
    render(
      <BoardHarness board={{ now: aConfirmed().startsAt }}>
        <BookingActions booking={aConfirmed({ status })} />
      </BoardHarness>,
    );

  test('the action waits five seconds, and a double tap sends it once', async () => {
    show();
    fireEvent.click(button(new RegExp(`^${name}`)));
    fireEvent.click(button(/^Undo/), { detail: 2 });
    await later(UNDO_MS - 1);
    expect(sent).not.toHaveBeenCalled();
    await later(1);
    expect(sent).toHaveBeenCalledExactlyOnceWith(contract, seen);
  });
});
