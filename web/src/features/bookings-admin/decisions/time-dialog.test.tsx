import { Refusal } from '@tulia/domain/refusal';
import { toInstant } from '@tulia/domain/time/practice-time';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpeningHours } from '@tulia/domain/slot/opening-hours';
import { useAvailabilityMonths } from '../../../data/use-availability-months';
import { currentToast } from '../../../ui/toast-store';
import { aBooking, aConfirmed } from '../booking-maker';
import { TimeDialog } from './time-dialog';

vi.mock('../../../data/use-availability-months', () => ({ useAvailabilityMonths: vi.fn() }));
const practice = vi.hoisted(() => ({
  openingHours: {} as OpeningHours,
  timeZone: 'Africa/Nairobi',
}));
vi.mock('../../../data/practice', () => ({ usePractice: () => practice }));

/** The public month, with these steps of 23 November taken and blocked. */
const known = (busy: string[] = [], timeSlots: string[] = []) =>
  vi.mocked(useAvailabilityMonths).mockReturnValue({
    data: {
      list: [
        {
          ...{ serviceId: 'individual-therapy', month: '2026-11' },
          days: { '2026-11-23': { busy, timeSlots, isAvailable: true } },
        },
      ],
      unanswered: false,
    },
  } as unknown as ReturnType<typeof useAvailabilityMonths>);

beforeEach(() => {
  known();
  practice.openingHours = { 1: { first: '08:00', last: '18:00' } };
  vi.useFakeTimers({ now: toInstant('2026-11-20', '09:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const date = () => screen.getByLabelText<HTMLInputElement>(/date/i);
const time = () => screen.getByLabelText<HTMLSelectElement>('Time');
const send = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

function open(props: Partial<Parameters<typeof TimeDialog>[0]> = {}) {
  const decide = vi.fn<Parameters<typeof TimeDialog>[0]['decide']>(() => Promise.resolve(null));
  const onClose = vi.fn();
  render(
    <TimeDialog booking={aBooking()} mode="confirm" onClose={onClose} decide={decide} {...props} />,
  );
  return { decide, onClose };
}

test('offers the time asked for, the eleven hours, and no day before today', () => {
  open();
  expect(date().value).toBe('2026-11-23');
  expect(date().min).toBe('2026-11-20');
  expect(time().value).toBe('14:00');
  expect([...time().options].map(({ value }) => value)).toEqual([
    '08:00',
    '09:00',
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
    '18:00',
  ]);
});

test('offers what the practice is open for besides, and begins with what the client asked for', () => {
  practice.openingHours = { 1: { first: '07:00', last: '20:00' } };
  open({ booking: aBooking({ preferredTimeSlot: '20:00' }) });
  expect(time().value).toBe('20:00');
  expect([...time().options].map(({ value }) => value)).toContain('07:00');
});

test('says before the click what is taken and what is blocked; its own time is not', () => {
  known(['09:30', '14:00', '14:30'], ['16:00']);
  const holdExpiresAt = toInstant('2026-11-20', '09:10');
  const { onClose } = open({ booking: aBooking({ holdExpiresAt }) });
  const texts = [...time().options].map(({ text }) => text);
  expect(texts).toContain('09:00 (taken)');
  expect(texts).toContain('14:00');
  expect(texts).toContain('16:00 (blocked)');
  fireEvent.change(date(), { target: { value: '2026-11-20' } });
  expect([...time().options][0]?.text).toBe('08:00 (past)');
  expect(onClose).not.toHaveBeenCalled();
});

test('a time whose hold has lapsed is not its own any more', () => {
  known(['14:00', '14:30']);
  open({ booking: aBooking({ holdExpiresAt: null }) });
  expect([...time().options].map(({ text }) => text)).toContain('14:00 (taken)');
});

test('sends what is chosen and closes', async () => {
  const { decide, onClose } = open();
  fireEvent.change(time(), { target: { value: '16:00' } });
  await send('Confirm booking');
  expect(decide).toHaveBeenCalledExactlyOnceWith({ date: '2026-11-23', time: '16:00' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('a double tap decides once', async () => {
  const { decide } = open({ booking: aConfirmed(), mode: 'move' });
  const button = screen.getByRole('button', { name: 'Move session' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
    await Promise.resolve();
  });
  expect(decide).toHaveBeenCalledOnce();
});

test('without a date nothing is sent, in the words of the specification', async () => {
  const { decide } = open();
  fireEvent.change(date(), { target: { value: '' } });
  await send('Confirm booking');
  expect(decide).not.toHaveBeenCalled();
  expect(currentToast()).toMatchObject({
    variant: 'destructive',
    title: 'Missing Information',
    description: 'Please select both date and time for the session.',
  });
});

test('a time that has passed is not sent', async () => {
  const { decide } = open();
  fireEvent.change(date(), { target: { value: '2026-11-20' } });
  fireEvent.change(time(), { target: { value: '08:00' } });
  await send('Confirm booking');
  expect(decide).not.toHaveBeenCalled();
  expect(date().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This time is already past. Please choose a later one.')).toBeTruthy();
});

test('a conflict keeps the dialog and offers the free times, one press takes one', async () => {
  const refusal = new Refusal('slot-taken', {
    freeTimes: [
      { date: '2026-11-24', time: '10:00', startsAt: toInstant('2026-11-24', '10:00') },
      { date: '2026-11-24', time: '22:00', startsAt: toInstant('2026-11-24', '22:00') },
    ],
  });
  const { onClose } = open({ decide: () => Promise.resolve(refusal) });
  await send('Confirm booking');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('This time is taken.');
  expect(screen.getByRole('button', { name: /22:00/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /24 Nov 2026, 10:00/ }));
  expect([date().value, time().value]).toEqual(['2026-11-24', '10:00']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a change by somebody else is named', async () => {
  const refusal = new Refusal('version-conflict', { version: 9, status: 'cancelled' });
  open({ decide: () => Promise.resolve(refusal) });
  await send('Confirm booking');
  expect(screen.getByRole('alert').textContent).toContain('It is now: Cancelled');
});
