import { beforeEach, expect, it } from 'vitest';
import { clearLocalRecords, personalKey } from '../../../platform/device/local-record';
import { lastBooking, rememberLastBooking } from './last-booking';

const booking = {
  reference_number: '7QF2-M0XC-9KTR-4B1V',
  booking_id: 'b1',
  status: 'pending',
  submission_time: '2026-11-24T06:00:00.000Z',
};

beforeEach(() => localStorage.clear());

it('keeps the last booking with its four fields, until logging out', async () => {
  rememberLastBooking(booking);
  expect(lastBooking()).toEqual(booking);
  await clearLocalRecords();
  expect(lastBooking()).toBeNull();
});

it.each(['{', 'null', '"text"', '{"reference_number":"7QF2"}', '{"reference_number":7}'])(
  'a broken record of the last booking counts as none: %s',
  (kept) => {
    localStorage.setItem(personalKey('last-booking'), kept);
    expect(lastBooking()).toBeNull();
  },
);
