import { expect, test } from 'vitest';
import { bookingCopy } from '../../../copy/booking/booking';
import { emptyValues } from './booking-values';
import { formMessages, serverMessages } from './form-problems';

const t = bookingCopy.en;

test('an empty form gives the messages of the specification in its order', () => {
  expect(formMessages(emptyValues, t).map(({ message }) => message)).toEqual([
    'Full name is required',
    'Email is required',
    'Phone number is required',
    'Service selection is required',
    'Please select a date',
    'Please select a time',
    'Please review and agree to the Privacy Policy before proceeding with the booking',
    'Please review and consent to the Consent Agreement before proceeding with the booking',
    'Please select the age of the client',
  ]);
});

test('a child is sent to the practice, a filled honeypot is spam', () => {
  const messages = formMessages({ ...emptyValues, ageBand: 'child', honeypot: 'x' }, t);
  expect(messages).toContainEqual({
    field: 'ageBand',
    message: 'Children under 12 must contact the practice.',
  });
  expect(messages).toContainEqual({ field: 'honeypot', message: 'Spam detected' });
});

test('the server’s reasons find their fields', () => {
  expect(
    serverMessages(
      {
        email: 'email-invalid',
        'guardian.phone': 'guardian-phone-required',
        serviceId: 'odd',
        x: 'y',
      },
      t,
    ),
  ).toEqual([
    { field: 'email', message: 'Please enter a valid email address' },
    { field: 'guardianPhone', message: t.reasons['guardian-phone-required'] },
    { field: 'service', message: t.fieldWrong },
  ]);
});
