import { accountCode } from '@tulia/domain/money/provider/account-code';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { expect, test } from 'vitest';
import { bookedText, textAbout } from './prepared-text';
import { writeTo } from './write-to';

const till = {
  ...defaultPracticeSettings.payment,
  mobileMoneyPaybill: '',
  mobileMoneyName: 'M-Pesa Buy Goods',
  mobileMoneyTill: '123456',
  bankName: '',
};
const sender = {
  practice: 'Tulia',
  phone: '+254 700 000 000',
  payment: till,
  origin: 'https://tulia.example',
};

const one = { ...aConfirmed(), due: 3000 };
const two = {
  ...one,
  referenceNumber: '7QF2-M0XC-9KTR-4B1W',
  startsAt: one.startsAt + 604_800_000,
};

test('the text message names each session’s own reference, and the page to look at', () => {
  const text = bookedText([one, two], true, 'en', sender);
  expect(text).toContain('Hello, this is Tulia.');
  expect(text).toContain('23 November 2026');
  expect(text).toContain('30 November 2026');
  for (const { referenceNumber } of [one, two]) expect(text).toContain(referenceNumber);
  expect(text).toContain('https://tulia.example/booking-status');
});

test('the text message is in the client’s language, and names neither person, practitioner nor subject', () => {
  const text = bookedText([one], true, 'sw', sender);
  expect(text).toContain('Umewekewa miadi');
  expect(text).toContain('https://tulia.example/sw/booking-status');
  for (const secret of ['Amina', 'Njeri', 'Tiba']) expect(text).not.toContain(secret);
});

test('the text message says what is to pay, how, and where the link to join will be', () => {
  const text = bookedText([one], true, 'en', sender);
  expect(text).toContain('To pay: KES 3,000.');
  expect(text).toContain('M-Pesa Buy Goods, till 123456. Then tell us the code');
  expect(text).toContain('We send the link to join to this phone');
  expect(text.length).toBeLessThan(600);
  const payment = { ...till, mobileMoneyPaybill: '400200', mobileMoneyName: 'M-Pesa' };
  const both = bookedText([one, two], true, 'en', { ...sender, payment });
  const accounts = [one, two].map(({ referenceNumber }) => accountCode(referenceNumber));
  expect(both).toContain('To pay for each: KES 3,000.');
  expect(both).toContain(`M-Pesa, PayBill 400200, account ${accounts.join(', ')}.`);
});

test('the text message asks for nothing where nothing is due, and invents no way to pay', () => {
  expect(bookedText([{ ...one, due: 0 }], true, 'en', sender)).not.toMatch(/pay|till/i);
  const payment = { ...till, mobileMoneyTill: '' };
  const text = bookedText([one], true, 'en', { ...sender, payment });
  expect(text).toContain('We will tell you how to pay.');
});

test('the text message does not call a request booked', () => {
  const asked = textAbout(aBooking(), sender) ?? '';
  expect(asked).toContain('not confirmed yet');
  expect(asked).not.toContain('Booked');
});

test('the text message has the meeting link once there is one, and only before the session', () => {
  const googleMeetLink = 'https://meet.google.com/abc-defg-hij';
  const withLink = (link: string) => textAbout(aConfirmed({ googleMeetLink: link }), sender);
  expect(withLink(googleMeetLink)).toContain(`To join: ${googleMeetLink}`);
  expect(withLink('javascript:alert(1)')).not.toContain('To join');
  const cancelled = textAbout(aBooking({ status: 'cancelled', googleMeetLink }), sender);
  expect(cancelled).toContain('will not take place');
  expect(cancelled).not.toContain(googleMeetLink);
  expect(textAbout(aBooking({ status: 'completed' }), sender)).toBeNull();
});

test('the text message says that the client asked for the cancellation, and gives no reason', () => {
  const over = { status: 'cancelled', cancelReason: 'You are travelling.' } as const;
  const asked = textAbout(aConfirmed({ ...over, cancelledBy: 'client' }), sender) ?? '';
  expect(asked).toContain('As you asked');
  expect(asked).not.toContain('travelling');
  expect(textAbout(aConfirmed({ ...over, cancelledBy: 'practice' }), sender)).toContain(
    'will not take place',
  );
});

test('the text message opens in WhatsApp and in the SMS app, with its line breaks', () => {
  expect(writeTo('0711 222 333', 'a\nb & c')).toEqual({
    whatsApp: 'https://wa.me/254711222333?text=a%0Ab%20%26%20c',
    sms: 'sms:+254711222333?body=a%0Ab%20%26%20c',
  });
  expect(writeTo('12345', 'a')).toBeNull();
});
