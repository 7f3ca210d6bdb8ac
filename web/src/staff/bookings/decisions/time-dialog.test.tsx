import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import type { MeetingState } from '@tulia/domain/booking/booking';
import { Refusal } from '@tulia/domain/refusal';
import { toInstant } from '@tulia/domain/time/practice-time';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { moveSeries } from '../../../platform/live/call-names';
import { useAvailabilityMonths } from '../../../shared/bookings/use-availability-months';
import { currentToast, dismissToast } from '../../../ui/toast-store';
import { aBooking } from '@tulia/domain/testing/booking';
import { followMails } from '../board/mails/follow-mails';
import type { MailFate } from '../board/mails/mail-fate';
import { TimeDialog } from './time-dialog';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../board/mails/follow-mails', () => ({ followMails: vi.fn() }));
vi.mock('../../../shared/bookings/use-availability-months', () => ({
  useAvailabilityMonths: vi.fn(),
}));
const stored = vi.hoisted((): { bookings: object[] } => ({ bookings: [] }));
vi.mock('../../../platform/live/use-list', () => ({
  useList: (key: string | null) => ({ data: key === null ? undefined : stored.bookings }),
}));
const WEEK = 7 * 24 * 3_600_000;
const therapist = vi.hoisted(() => ({ id: 'therapist', openingHours: {} }));
vi.mock('../../../shared/practice/practitioners', () => ({ usePractitioners: () => [therapist] }));
const sent = vi.mocked(call);
const followed = vi.mocked(followMails);
/** Reports the state of the emails and the meeting; returns true when nothing more is awaited. */
let hear: (fate: MailFate, meeting: MeetingState) => boolean;

/** The public month, with these steps of 23 November taken and blocked. */
const known = (busy: string[] = [], timeSlots: string[] = []) =>
  vi.mocked(useAvailabilityMonths).mockReturnValue({
    data: {
      list: [
        {
          practitionerId: 'therapist',
          month: '2026-11',
          days: { '2026-11-23': { busy, timeSlots, isAvailable: true } },
        },
      ],
      unanswered: false,
    },
  } as unknown as ReturnType<typeof useAvailabilityMonths>);

beforeEach(() => {
  known();
  followed.mockImplementation((_, tell) => {
    hear = (fate, state) => tell({ fate, meeting: { state, problem: null } });
    return Promise.resolve();
  });
  therapist.openingHours = { 1: { first: '08:00', last: '18:00' } };
  sent.mockReset();
  sent.mockResolvedValue({ status: 'confirmed', version: 4, meeting: 'ready', problem: null });
  vi.useFakeTimers({ now: toInstant('2026-11-20', '09:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const radios = (group: RegExp) =>
  within(screen.getByRole('radiogroup', { name: group })).getAllByRole<HTMLInputElement>('radio');
const days = () => radios(/date/i);
const hours = () => radios(/^Time/);
const chosen = (all: HTMLInputElement[]) => all.find(({ checked }) => checked)?.value;
const values = (all = hours()) => all.map(({ value }) => value);
const texts = () => hours().map(({ labels }) => labels?.[0]?.textContent);
const choose = (all: HTMLInputElement[], value: string) => {
  const chip = all.find((each) => each.value === value);
  if (chip === undefined) throw new Error(`no ${value}`);
  fireEvent.click(chip);
};
const typeDay = (value: string) => {
  press('Another day');
  fireEvent.change(screen.getByLabelText('Another day'), { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Presses the button, and waits until the dialog has changed. */
const send = (name: string) =>
  act(async () => {
    press(name);
    await new Promise((resolve) => setTimeout(resolve));
  });

function open(props: Partial<Parameters<typeof TimeDialog>[0]> = {}) {
  const onClose = vi.fn();
  render(<TimeDialog booking={aBooking()} mode="confirm" onClose={onClose} {...props} />);
  return { onClose };
}

test('the dialog offers the requested time, the eleven hours, and no day before today', () => {
  open();
  expect(chosen(days())).toBe('2026-11-23');
  expect(values(days())[0]).toBe('2026-11-20');
  expect(chosen(hours())).toBe('14:00');
  expect(values().join(' ')).toBe(
    '08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00 18:00',
  );
  cleanup();
  therapist.openingHours = { 1: { first: '08:00', last: '20:00' } };
  open({ booking: aBooking({ preferredTimeSlot: '20:00' }) });
  expect(chosen(hours())).toBe('20:00');
});

test('the dialog marks taken and blocked times, but not the booking’s own time while it is held', () => {
  known(['09:30', '14:00', '14:30'], ['16:00']);
  open({ booking: aBooking({ holdExpiresAt: toInstant('2026-11-20', '09:10') }) });
  expect(texts()).toEqual(expect.arrayContaining(['09:00 (taken)', '14:00', '16:00 (blocked)']));
  choose(days(), '2026-11-20');
  // At 09:00 the hours until then are past.
  expect(texts()[0]).toBe('10:00');
  cleanup();
  open({ booking: aBooking({ holdExpiresAt: null }) });
  expect(texts()).toContain('14:00 (taken)');
});

test('a day further away is chosen by the date field, and then stands among the days', () => {
  open();
  typeDay('2027-03-15');
  expect(chosen(days())).toBe('2027-03-15');
  expect(values(days())).toContain('2026-11-20');
});

test('hours are not marked as taken by the move that is being sent', async () => {
  sent.mockReturnValue(new Promise(() => undefined));
  const { rerender } = render(
    <TimeDialog booking={aBooking()} mode="confirm" onClose={() => undefined} />,
  );
  press('Confirm booking');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  known(['14:00', '14:30']);
  rerender(<TimeDialog booking={aBooking()} mode="confirm" onClose={() => undefined} />);
  expect(texts()).toContain('14:00');
});

test('the toast says how far meeting and mails are, and the specified words when they are true', async () => {
  sent.mockResolvedValue({ status: 'confirmed', version: 4, meeting: 'wanted', problem: null });
  open();
  press('Confirm booking');
  await waitFor(() => expect(currentToast()?.title).toBe('Booking confirmed!'));
  const change = { bookingId: 'booking-1', version: 4 };
  expect(followed).toHaveBeenLastCalledWith(change, expect.anything());
  const said = () => currentToast()?.description;
  expect(said()).toBe('The meeting link follows by itself.');
  // The first emails leave without the link, so the link gets an email of its own.
  expect(hear('sent', 'wanted')).toBe(false);
  expect(said()).toBe('The meeting link follows by itself. The client is informed.');
  expect(hear('waiting', 'ready')).toBe(false);
  expect(said()).toBe('Google Meet created automatically. The mails are on their way.');
  dismissToast(currentToast()?.id ?? -1);
  expect([hear('unclear', 'ready'), currentToast()]).toEqual([false, null]);
  expect(hear('sent', 'ready')).toBe(true);
  expect(currentToast()).toMatchObject({
    title: 'Booking confirmed!',
    description: 'Google Meet created automatically and invitations sent.',
  });
});

test('the dialog sends the chosen time and closes', async () => {
  const { onClose } = open();
  choose(hours(), '16:00');
  press('Confirm booking');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledExactlyOnceWith(confirmBooking, {
    bookingId: 'booking-1',
    version: 3,
    date: '2026-11-23',
    time: '16:00',
  });
});

test('the dialog of a dragged session shows its new time, and says when the practice is closed then', () => {
  open({ mode: 'move', target: { date: '2026-11-24', time: '21:00' } });
  expect([chosen(days()), chosen(hours()), texts()[0]]).toEqual([
    '2026-11-24',
    '21:00',
    '21:00 (closed)',
  ]);
});

test('the later sessions of a series move with it by one call, which says which time cannot be had', async () => {
  const series = { seriesId: 'booking-1', status: 'confirmed' } as const;
  const { startsAt, endsAt } = aBooking();
  stored.bookings = [
    {
      ...aBooking({ ...series, startsAt: startsAt + WEEK, endsAt: endsAt + WEEK }),
      id: 'b2',
      version: 1,
    },
  ];
  const clash = { date: '2026-12-01', time: '14:00', reason: 'taken' };
  sent.mockRejectedValueOnce(new Refusal('times-unavailable', { clashes: [clash] }));
  const { onClose } = open({ mode: 'move', booking: aBooking(series) });
  choose(days(), '2026-11-24');
  fireEvent.click(screen.getByLabelText(/^The later session of this series, too/));
  await send('Move session');
  const sessions = [
    { bookingId: 'booking-1', version: 3 },
    { bookingId: 'b2', version: 1 },
  ];
  const input = { sessions, date: '2026-11-24', time: '14:00' };
  expect(sent).toHaveBeenLastCalledWith(moveSeries, input);
  expect(screen.getByText('1 Dec 2026, 14:00: taken')).toBeTruthy();
  sent.mockResolvedValueOnce({});
  await send('Move session');
  expect(onClose).toHaveBeenCalledOnce();
  expect(currentToast()?.description).toContain('2 sessions have moved');
});

test('a missing date is refused with the specification’s text, and nothing is sent', async () => {
  open();
  typeDay('');
  await send('Confirm booking');
  expect(sent).not.toHaveBeenCalled();
  const group = screen.getByRole('radiogroup', { name: /date/i });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(days()[0]);
  expect(currentToast()).toMatchObject({
    variant: 'destructive',
    title: 'Missing Information',
    description: 'Please select both date and time for the session.',
  });
});

test('a conflict keeps the dialog open and offers free times, and one press takes a free time', async () => {
  const free = { date: '2026-11-24', time: '10:00', startsAt: toInstant('2026-11-24', '10:00') };
  sent.mockRejectedValue(new Refusal('slot-taken', { freeTimes: [free] }));
  const { onClose } = open();
  press('Confirm booking');
  await screen.findByRole('alert');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('This time is taken.');
  expect(currentToast()?.description).not.toContain('taken');
  fireEvent.click(screen.getByRole('button', { name: /24 Nov 2026, 10:00/ }));
  expect([chosen(days()), chosen(hours())]).toEqual(['2026-11-24', '10:00']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['internal', 'Failed to confirm booking'],
  ['offline', 'You are offline. Nothing was sent; please try again when you are connected.'],
] as const)('a confirmation that failed with %s says "%s"', async (code, description) => {
  sent.mockRejectedValueOnce(new Refusal(code));
  open();
  await send('Confirm booking');
  expect(currentToast()).toMatchObject({ title: 'Error', description });
});
