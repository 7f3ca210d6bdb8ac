import { nothingPaid } from '@tulia/domain/money/summary';
import { expect, it } from 'vitest';
import { aBooking } from '@tulia/domain/testing/booking';
import { bookingLine, headLine } from './export-bookings';

it('an exported file shows a booking as the list does, without a formula', () => {
  const booking = aBooking({
    clientName: '=cmd|"x"!A1',
    payment: {
      ...nothingPaid(3000),
      state: 'refund-due',
      paid: 3000,
      refunded: 500,
      balance: -2500,
      methods: ['mobile-money', 'cash'],
      codes: ['QWE123', 'QWE124'],
    },
  });
  expect(bookingLine(booking, 'en')).toBe(
    '7QF2-M0XC-9KTR-4B1V,Pending,"\'=cmd|""x""!A1",amina@example.com,\'+254 700 000 001,' +
      'Individual Therapy,Njeri Mwangi,2026-11-23,14:00,50,3000,Refund due,3000,500,Mobile money + Cash,QWE123 QWE124,2026-11-20\r\n',
  );
});

it.each(['en', 'sw'] as const)('an exported file has as many heads as cells in %s', (lang) => {
  const cells = (line: string) => line.split(',').length;
  expect(cells(headLine(lang))).toBe(cells(bookingLine(aBooking(), lang)));
});
