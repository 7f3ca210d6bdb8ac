import { handOverBooking } from '@tulia/domain/calls/bookings/decide-booking';
import type { Booking } from '@tulia/domain/booking/booking';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { Refusal } from '@tulia/domain/refusal';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { toInstant } from '@tulia/domain/time/practice-time';
import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { currentToast } from '../../../ui/toast-store';
import { BoardHarness } from '../board/testing/board-harness';
import { HandOverDialog } from './hand-over-dialog';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../board/mails/follow-mails', () => ({ followMails: () => Promise.resolve('sent') }));
const given = vi.hoisted((): { people: object[]; busy: Record<string, string[]> } => ({
  people: [],
  busy: {},
}));
vi.mock('../../../shared/practice/practitioners', () => ({
  usePractitioners: () => given.people,
  useAreSeveral: () => given.people.length > 1,
}));
vi.mock('../../../shared/bookings/use-availability-months', () => ({
  useAvailabilityMonths: (ids: string[]) => useState(() => monthsOf(ids))[0],
}));
const monthsOf = (ids: string[]) => ({
  data: {
    list: ids.map((practitionerId) => ({
      practitionerId,
      month: '2026-11',
      days: { '2026-11-23': { busy: given.busy[practitionerId] ?? [], timeSlots: [] } },
    })),
    unanswered: false,
  },
});

const openDialog = vi.fn();
const show = (booking: Booking = aConfirmed()) => {
  const onClose = vi.fn();
  render(
    <BoardHarness board={{ openDialog, now: booking.startsAt - 1 }}>
      <HandOverDialog booking={booking} onClose={onClose} />
    </BoardHarness>,
  );
  return onClose;
};
const colleague = (name: RegExp) => screen.getByRole('radio', { name });
const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Hand over' }));
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => {
  vi.useFakeTimers({ now: toInstant('2026-11-20', '09:00'), toFake: ['Date'] });
  const named = (id: string, name: string, change: object = {}) => ({
    ...defaultPractitioner,
    id,
    name,
    ...change,
  });
  given.people = [
    defaultPractitioner,
    named('baraka', 'Baraka Odhiambo'),
    named('cheptoo', 'Cheptoo Ruto'),
    named('other', 'Of Another Service', { services: [] }),
  ];
  given.busy = { cheptoo: ['14:30'] };
  vi.mocked(call).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the colleagues who offer the service are there, with who of them is free', async () => {
  show();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(colleague(/Baraka Odhiambo is free/)).toBeTruthy();
  expect(colleague(/Cheptoo Ruto is not free/)).toBeTruthy();
  expect(screen.queryByText(/No colleague is free/)).toBeNull();
  await send();
  expect(screen.getByText('Please choose a colleague.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('one choice hands the session over, and a toast names client and colleague', async () => {
  const done = { status: 'confirmed', version: 4, meeting: 'ready', problem: null };
  vi.mocked(call).mockResolvedValue(done);
  const onClose = show();
  fireEvent.click(colleague(/Baraka/));
  await send();
  const { id: bookingId, version } = aConfirmed();
  const input = { bookingId, version, practitionerId: 'baraka' };
  expect(call).toHaveBeenCalledExactlyOnceWith(handOverBooking, input);
  expect(onClose).toHaveBeenCalledOnce();
  expect(currentToast()).toMatchObject({ title: 'Handed over' });
  expect(currentToast()?.description).toContain('Amina Otieno is with Baraka Odhiambo now.');
});

test('a colleague who was booked meanwhile is named as not free, and the choice stays', async () => {
  vi.mocked(call).mockRejectedValue(new Refusal('slot-taken', { freeTimes: [] }));
  show();
  fireEvent.click(colleague(/Baraka/));
  await send();
  expect(screen.getByText(/Baraka Odhiambo is not free at this time. Choose/)).toBeTruthy();
  expect((colleague(/Baraka/) as HTMLInputElement).checked).toBe(true);
});

test('where no colleague is free, the session can be moved first', () => {
  given.busy = { baraka: ['14:00'], cheptoo: ['14:30'] };
  show();
  expect(screen.getByText(/No colleague is free at this time/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Move session' }));
  expect(openDialog).toHaveBeenCalledExactlyOnceWith('move', aConfirmed());
});
