import { expect, it } from 'vitest';
import { aBooking } from '../booking-maker';
import { bookingLine, headLine } from './export-bookings';

it('writes a booking with what the list shows, and no formula', () => {
  const booking = aBooking({
    clientName: '=cmd|"x"!A1',
    payment: { state: 'paid', received: 3000, method: 'mobile-money', code: 'QWE123' },
  });
  expect(bookingLine(booking, 'en')).toBe(
    '7QF2-M0XC-9KTR-4B1V,Pending,"\'=cmd|""x""!A1",amina@example.com,\'+254 700 000 001,' +
      'Individual Therapy,2026-11-23,14:00,50,3000,Paid,3000,Mobile money,QWE123,2026-11-20\r\n',
  );
});

it.each(['en', 'sw'] as const)('has as many names as cells in %s', (lang) => {
  const cells = (line: string) => line.split(',').length;
  expect(cells(headLine(lang))).toBe(cells(bookingLine(aBooking(), lang)));
});
