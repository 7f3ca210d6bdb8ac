import type { Booking } from '@tulia/domain/booking/booking';
import { nothingPaid } from '@tulia/domain/money/summary';
import { Refusal } from '@tulia/domain/refusal';
import { HOUR } from '@tulia/domain/time/instant';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import {
  cancelBooking,
  completeBooking,
  failLine,
  markNoShow,
  reopenBooking,
  undoCancel,
} from '../../../platform/live/call-names';
import { actOnToast, currentToast, dismissToast, toast } from '../../../ui/toast-store';
import { BookingActions } from './booking-actions';
import type { Board } from '../board/board-context';
import { BoardHarness } from '../board/testing/board-harness';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { UNDO_MS } from '../board/waiting/pending-actions';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../board/mails/follow-mails', () => ({ followMails: () => Promise.resolve() }));
const sent = vi.mocked(call);
const { startsAt } = aConfirmed();

beforeEach(() => {
  vi.useFakeTimers({ now: startsAt - HOUR });
  sent.mockReset();
  sent.mockResolvedValue({ status: 'cancelled', version: 4, refund: 0, kept: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const seen = { bookingId: 'booking-1', version: 3 };
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
  ['admin', 'confirmed', 0, ['Mark Complete', 'No-show', 'Line failed', 'Move', 'Cancel']],
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

test('a session that has not begun is asked about before it is marked complete', () => {
  const openDialog = vi.fn();
  show(aConfirmed(), { now: startsAt - 1, openDialog });
  press('Mark Complete');
  expect(openDialog).toHaveBeenCalledExactlyOnceWith('complete', aConfirmed());
});

describe('a session whose line failed', () => {
  const therapist = { role: 'therapist' } as const;
  const done = { status: 'cancelled', version: 4, refund: 3000, kept: 0 };
  const failsNow = async () => {
    sent.mockResolvedValue(done);
    show(aConfirmed(), therapist);
    press('Line failed');
    await later(0);
  };

  test('is concluded at once, and its toast says the money and offers Undo alone', async () => {
    await failsNow();
    expect(sent.mock.calls).toEqual([[failLine, { ...seen, undoable: true }]]);
    expect(currentToast()).toMatchObject({ title: 'Concluded: the line failed' });
    expect(currentToast()?.description).toMatch(/KES 3,000 is to go back.*is told unless/);
    expect(currentToast()?.also).toBeUndefined();
    expect(names()).toEqual(['Undo']);
  });

  test('is told to its client by the same call, unless it is undone', async () => {
    await failsNow();
    dismissToast(currentToast()?.id ?? -1);
    await later(10_000);
    expect(sent).toHaveBeenLastCalledWith(failLine, { ...seen, version: 4 });
  });
});

test('a client who has said to be late is marked as missing only after a question', async () => {
  const openDialog = vi.fn();
  const said = aConfirmed({ lineWord: { lateAt: startsAt, callAt: null } });
  show(said, { openDialog });
  press('No-show');
  expect(openDialog).toHaveBeenCalledExactlyOnceWith('no-show', said);
  await later(UNDO_MS);
  expect(sent).not.toHaveBeenCalled();
});

describe('cancelling', () => {
  const cancelled = { ...seen, version: 4 };
  const begin = async (booking = aConfirmed()) => {
    const shown = show(booking);
    press('Cancel');
    await later(0);
    return shown;
  };
  const payment = { ...nothingPaid(3000), state: 'paid', paid: 3000, balance: 0 } as const;
  const calls = () => sent.mock.calls;
  const DONE = [cancelBooking, { ...seen, undoable: true }];

  test('of a session of a series asks first, since the later ones may go with it', () => {
    const openDialog = vi.fn();
    const booking = aConfirmed({ seriesId: 'first' });
    show(booking, { openDialog });
    press('Cancel');
    expect(openDialog).toHaveBeenCalledExactlyOnceWith('cancel', booking);
  });

  test.each([aConfirmed(), aBooking()])('of a $status one that was paid asks first', (booking) => {
    const openDialog = vi.fn();
    show({ ...booking, payment }, { openDialog });
    press('Cancel');
    expect(openDialog).toHaveBeenCalledExactlyOnceWith('cancel', { ...booking, payment });
    expect(sent).not.toHaveBeenCalled();
  });

  test('of one that was not paid is done at once, and its mails go after ten seconds', async () => {
    await begin();
    press('Undo', 2);
    expect(calls()).toEqual([DONE]);
    expect(currentToast()).toMatchObject({
      title: 'Booking cancelled',
      description: expect.stringContaining('The client is told unless you undo this.') as string,
      duration: 10_000,
    });
    // Another toast replaces this one; Undo stays in the row.
    toast({ title: 'Another' });
    await later(9999);
    expect(names()).toEqual(['Undo']);
    expect(calls()).toHaveLength(1);
    await later(1);
    expect(calls()).toEqual([DONE, [cancelBooking, cancelled]]);
    expect(names()).toContain('Cancel');
  });

  test('waits while staff hold its toast, and continues when staff leave the list', async () => {
    const { unmount } = await begin();
    unmount();
    await later(60_000);
    expect(calls()).toEqual([DONE]);
    dismissToast(currentToast()?.id ?? -1);
    await later(0);
    expect(calls()).toHaveLength(2);
  });

  test.each([
    ['in the toast', () => act(() => actOnToast(currentToast()?.id ?? -1))],
    ['in the row', () => press('Undo')],
  ])('is undone %s, once', async (_, undo) => {
    await begin();
    undo();
    await later(60_000);
    expect(calls()).toEqual([DONE, [undoCancel, cancelled]]);
    expect(currentToast()).toMatchObject({ title: 'Booking kept' });
    expect(names()).toContain('Cancel');
  });

  test('cannot be undone when another client has the time by now; the toast names free times', async () => {
    await begin();
    const free = { date: '2026-11-24', time: '10:00', startsAt: startsAt + 20 * HOUR };
    sent.mockRejectedValueOnce(new Refusal('slot-taken', { freeTimes: [free] }));
    press('Undo');
    await later(0);
    expect(currentToast()).toMatchObject({ title: 'The booking stays cancelled' });
    expect(currentToast()?.description).toMatch(/Somebody else has this time now.*24 Nov.*10:00/);
    expect(calls().at(-1)).toEqual([cancelBooking, cancelled]);
  });

  test('sends no emails when Undo gets no answer, and says so', async () => {
    await begin();
    sent.mockRejectedValueOnce(new Refusal('timeout'));
    press('Undo');
    await later(60_000);
    expect(calls().at(-1)?.[0]).toBe(undoCancel);
    expect(currentToast()?.title).toBe('No answer came');
  });

  test('can be marked as the client’s wish, and can still be undone', async () => {
    await begin();
    sent.mockResolvedValue({ status: 'cancelled', version: 5, refund: 0, kept: 0 });
    act(() => actOnToast(currentToast()?.id ?? -1, 'also'));
    await later(0);
    expect(calls().at(-1)).toEqual([cancelBooking, { ...cancelled, askedBy: 'client' }]);
    expect(currentToast()?.description).toContain('The client asked for it.');
    press('Undo');
    await later(0);
    expect(calls().at(-1)).toEqual([undoCancel, { ...seen, version: 5 }]);
  });

  test('a refusal brings the buttons back and names the reason', async () => {
    sent.mockRejectedValue(new Refusal('version-conflict', { version: 5, status: 'completed' }));
    await begin();
    expect(names()).toContain('Cancel');
    expect(currentToast()).toMatchObject({
      variant: 'destructive',
      title: 'Booking not cancelled',
      description: 'Somebody changed this booking in the meantime. It is now: Completed.',
    });
  });
});
