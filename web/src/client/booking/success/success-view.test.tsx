import type { Booking } from '@tulia/domain/booking/booking';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { nothingPaid } from '@tulia/domain/money/summary';
import { seedServices } from '@tulia/domain/practice/service';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { aBooking } from '@tulia/domain/testing/booking';
import { aGuardianConsent } from '@tulia/domain/testing/consent';
import { emptyValues } from '../values/booking-values';
import SuccessView from './success-view';
import { adoptPractice } from '../../../shared/practice/practice';

const live = vi.hoisted((): { booking: Partial<Booking> | undefined; list: Booking[] } => ({
  booking: undefined,
  list: [],
}));
vi.mock('../../../shared/bookings/use-my-bookings', () => ({
  useMyBookings: () => ({ list: live.list }),
}));
vi.mock('../../../platform/live/use-document', () => ({
  useDocument: () => ({ data: live.booking }),
}));
vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));

const { payment } = defaultPracticeSettings;
adoptPractice({ ...defaultPracticeSettings, payment: { ...payment, promptsOn: true } });
// The date is fixed, because sessions and holds depend on it and London changes its clock with the season.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 9) });
const startsAt = Date.UTC(2026, 10, 24, 7);
const booked = {
  answer: {
    bookingId: 'b1',
    referenceNumber: '7QF2-M0XC-9KTR-4B1V',
    status: 'pending' as const,
    startsAt,
    endsAt: startsAt + 50 * 60_000,
    practitioner: { id: 'therapist', name: 'Your Therapist' },
    holdExpiresAt: Date.now() + 15 * 60_000,
  },
  values: {
    ...emptyValues,
    fullName: 'Amina Wanjiru',
    email: 'amina@example.com',
    phone: '+254 700 111 222',
    timezone: 'Europe/London',
    message: 'Camera off, please',
  },
  service: seedServices[0]!,
};

/** A request for a client aged 12 to 17. */
const youngBooked = {
  ...booked,
  values: {
    ...booked.values,
    ageBand: 'adolescent',
    guardianName: 'Mary Wafula',
    guardianEmail: 'mary@example.com',
  },
};
const guardian = { name: 'Mary Wafula', phone: '', email: 'mary@example.com', consents: true };
const young = (part: Partial<Booking> = {}) =>
  aBooking({
    status: 'pending',
    startsAt,
    ageBand: 'adolescent',
    guardian,
    holdExpiresAt: Date.now() + 60_000,
    ...part,
  });

function open(of: typeof booked = booked, signedIn = true) {
  window.scrollTo = vi.fn();
  return render(<SuccessView booked={of} signedIn={signedIn} onAnother={() => undefined} />, {
    wrapper: MemoryRouter,
  });
}

afterEach(() => {
  live.booking = undefined;
  live.list = [];
  vi.mocked(call).mockReset();
});

test('the view shows the request, both clocks, the hold and how to pay', () => {
  open();
  for (const text of [
    'Booking Submitted Successfully!',
    '7QF2-M0XC-9KTR-4B1V',
    'Pending',
    'Individual Therapy',
    'Amina Wanjiru',
    'amina@example.com',
    '+254 700 111 222',
    'Tuesday, 24 November 2026',
    '10:00 Nairobi · 07:00 London',
    'Camera off, please',
    'Please pay KES 3,000 in one of these ways:',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download calendar file' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Booking Submitted Successfully!');
  expect(screen.getByRole('link', { name: /Add to Google Calendar/ }).getAttribute('rel')).toBe(
    'noopener noreferrer',
  );
});

test('a guest reads what all sessions of a series cost', () => {
  const { bookingId } = booked.answer;
  const sessions = [1, 2, 3].map((week) => ({ bookingId, referenceNumber: `${week}`, startsAt }));
  open({ ...booked, answer: { ...booked.answer, sessions } } as typeof booked, false);
  expect(screen.getByText('Please pay KES 9,000 in one of these ways:')).toBeTruthy();
});

test('a series is paid at once, or its first session alone', async () => {
  const session = (id: string) => aBooking({ id, seriesId: 'b1', startsAt });
  live.booking = session('b1');
  live.list = [session('b2'), session('b1')];
  open();
  expect(await screen.findByLabelText('This session: KES 3,000')).toBeTruthy();
  expect(screen.getByLabelText('All 2 open sessions: KES 6,000')).toBeTruthy();
});

test('a confirmation shows by itself, and ends the hold', () => {
  live.booking = aBooking({ status: 'confirmed', startsAt, holdExpiresAt: null });
  open();
  expect(screen.getByText('Confirmed')).toBeTruthy();
  expect(screen.queryByText('Your slot is held for you')).toBeNull();
});

test.each([
  ['before the booking can be read', undefined, /^We wait for Mary Wafula’s answer/, 0],
  ['as the booking says', young(), /^We wait for Mary Wafula’s answer/, 0],
  ['a yes', young({ guardianConsent: aGuardianConsent() }), /^Mary Wafula has agreed/, 1],
])('the page waits for a guardian, and names our hours once that has agreed: %s', (...row) => {
  const [, booking, said, hours] = row;
  live.booking = booking;
  open(youngBooked);
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryAllByText(/We confirm within/)).toHaveLength(hours);
  expect(screen.getByText('Your slot is held for you')).toBeTruthy();
});

test('after a guardian’s no the view asks for no money and promises no time', () => {
  live.booking = young({ guardianDeclinedAt: 1 });
  open(youngBooked);
  expect(screen.getByText(/^Mary Wafula has said no/)).toBeTruthy();
  for (const asks of [/to pay$/, /^We (no longer )?hold this time/, 'Your slot is held for you'])
    expect(screen.queryByText(asks)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Choose another time' })).toBeNull();
});

test('a lapsed hold says that the request stays', () => {
  live.booking = aBooking({ status: 'pending', startsAt, holdExpiresAt: Date.now() - 1 });
  open();
  expect(screen.getByText(/^We no longer hold this time for you/)).toBeTruthy();
  expect(screen.queryByText('Your slot is held for you')).toBeNull();
});

test('a payment ends the hold by itself, and is shown first', () => {
  const payment = { ...nothingPaid(3000), state: 'paid' as const, paid: 3000, balance: 0 };
  live.booking = aBooking({ status: 'pending', startsAt, paidTime: 'kept', payment });
  open();
  expect(screen.getByText('Received')).toBeTruthy();
  expect(screen.getByText(/Your time is kept for you until we confirm it/)).toBeTruthy();
  expect(screen.queryByText(/^We no longer hold this time for you/)).toBeNull();
});

test('a guest is told which email changes the contact details, and whom to call about the address', () => {
  open(booked, false);
  const way = screen.getByText(
    /name or phone number, open the link “Move, cancel or change details”/,
  );
  expect(way.nextElementSibling?.tagName).toBe('A');
});

test('contact details are checked, then changed', async () => {
  vi.mocked(call).mockResolvedValue({ version: 2 });
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Change contact details' }));
  const phone = await screen.findByLabelText('Phone');
  expect(screen.getByText(/Emails about it go to the address you log in with/)).toBeTruthy();
  fireEvent.change(phone, { target: { value: 'none' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  fireEvent.change(phone, { target: { value: '0722 000 111' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = { bookingId: 'b1', phone: '0722 000 111' };
  expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject(input);
  expect(screen.getByText('0722 000 111')).toBeTruthy();
});
