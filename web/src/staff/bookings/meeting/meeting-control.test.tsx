import { noMeeting, type Booking } from '@tulia/domain/booking/booking';
import { Refusal } from '@tulia/domain/refusal';
import { DAY } from '@tulia/domain/time/instant';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { cancelMeeting, createMeeting } from '../../../platform/live/call-names';
import { currentToast } from '../../../ui/toast-store';
import type { Board } from '../board/board-context';
import { BoardHarness, following } from '../board/testing/board-harness';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { followMails } from '../board/mails/follow-mails';
import { UNDO_MS } from '../board/waiting/pending-actions';
import { MeetingControl } from './meeting-control';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../board/mails/follow-mails', () => ({ followMails: vi.fn() }));
const sent = vi.mocked(call);
const followed = vi.mocked(followMails);
beforeEach(() => {
  sent.mockReset();
  followed.mockReset();
  followed.mockImplementation(following('sent'));
});

const show = (booking: Booking, board: Partial<Board> = {}) =>
  render(
    <BoardHarness board={board}>
      <MeetingControl booking={booking} />
    </BoardHarness>,
  );
const button = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: RegExp) =>
  act(async () => {
    fireEvent.click(button(name));
    await Promise.resolve();
  });
const ready = {
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  googleCalendarLink: 'https://calendar.google.com/event?eid=1',
  meeting: { ...noMeeting, state: 'ready' as const },
};

test.each([
  ['pending', 'Confirm booking first'],
  ['completed', 'Session completed'],
  ['cancelled', 'No meeting needed'],
  ['rejected', 'No meeting needed'],
  ['no_show', 'No meeting needed'],
] as const)('the meeting state %s says "%s"', (status, words) => {
  show(aBooking({ status }));
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a ready meeting can be joined, opened and cancelled; a past one cannot be cancelled', () => {
  show(aConfirmed(ready));
  expect(screen.getByRole('link', { name: /^Join/ }).getAttribute('rel')).toContain('noopener');
  expect(screen.getByRole('link', { name: /^Calendar/ })).toBeTruthy();
  expect(button(/^Cancel Meeting/)).toBeTruthy();
  for (const status of ['completed', 'no_show'] as const) {
    cleanup();
    show(aConfirmed({ ...ready, status }));
    expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: /^Calendar/ })]);
    expect(screen.queryByRole('button')).toBeNull();
  }
  cleanup();
  const weeksAgo = aConfirmed(ready);
  show(weeksAgo, { now: weeksAgo.endsAt + 28 * DAY });
  expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
});

test('a receptionist sees the links and no buttons', () => {
  show(aConfirmed(ready), { role: 'receptionist' });
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show(aConfirmed(), { role: 'receptionist' });
  expect(screen.getByText('No meeting yet')).toBeTruthy();
});

test.each([
  ['sent', undefined, 'Meeting created and email invitations sent to client and therapist.'],
  [
    'trouble',
    'destructive',
    'Meeting created. A mail was not delivered: please see under Details.',
  ],
] as const)('creating a meeting shows the specification’s toasts: mails %s', async (...each) => {
  const [fate, variant, description] = each;
  followed.mockImplementation(following(fate));
  sent.mockResolvedValue({ status: 'confirmed', version: 4, meeting: 'ready', problem: null });
  show(aConfirmed());
  await press(/^Create Meeting/);
  expect(sent).toHaveBeenCalledExactlyOnceWith(createMeeting, { bookingId: 'booking-1' });
  const title = 'Google Meet created successfully!';
  expect(currentToast()).toMatchObject({ title, description });
  expect(currentToast()?.variant).toBe(variant);
});

describe('cancelling the meeting', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('a cancellation that failed says so', async () => {
    sent.mockRejectedValue(new Refusal('internal'));
    show(aConfirmed(ready));
    await press(/^Cancel Meeting/);
    await later(UNDO_MS);
    const title = 'Error cancelling meeting';
    expect(currentToast()).toMatchObject({ variant: 'destructive', title });
  });

  test.each([
    ['removed', 'sent', 'Google Meet has been cancelled and notifications sent.'],
    ['removed', 'none', 'Google Meet has been cancelled. Nobody was written to.'],
    [
      'unwanted',
      'sent',
      'The link is no longer in use; Google Meet is still being cancelled. The client is informed.',
    ],
  ] as const)('%s with mails %s says "%s"', async (meeting, fate, description) => {
    followed.mockImplementation(following(fate));
    sent.mockResolvedValue({ status: 'confirmed', version: 4, meeting, problem: null });
    show(aConfirmed(ready));
    await press(/^Cancel Meeting/);
    expect(currentToast()?.title).toBe('Meeting will be cancelled');
    await later(UNDO_MS - 1);
    expect(sent).not.toHaveBeenCalled();
    await later(1);
    const seen = { bookingId: 'booking-1', version: 3 };
    expect(sent).toHaveBeenCalledExactlyOnceWith(cancelMeeting, seen);
    expect(currentToast()).toMatchObject({ title: 'Meeting cancelled', description });
  });
});

test('a booking without a confirmed date gets no meeting, and nothing is sent', async () => {
  show(aConfirmed({ confirmedDate: null }));
  await press(/^Create Meeting/);
  expect(sent).not.toHaveBeenCalled();
  expect(currentToast()).toMatchObject({
    title: 'Cannot create meeting',
    description: 'Booking must have a confirmed date',
  });
});

test('a problem is explained, with a retry and a link to paste', async () => {
  sent.mockRejectedValue(new Refusal('internal'));
  const openDialog = vi.fn();
  const meeting = { ...noMeeting, state: 'failed', problem: 'not-connected' } as const;
  const booking = aConfirmed({ meeting });
  show(booking, { openDialog });
  expect(screen.getByText(/Google Calendar is not connected/)).toBeTruthy();
  await press(/^Retry/);
  expect(currentToast()).toMatchObject({
    variant: 'destructive',
    title: 'Error creating meeting',
    description: 'Failed to create Google Meet',
  });
  await press(/^Paste a link/);
  expect(openDialog).toHaveBeenCalledExactlyOnceWith('paste-link', booking);
});
