import type { Client } from '@tulia/domain/booking/clients/client';
import { aBooking } from '@tulia/domain/testing/booking';
import { expect, test } from 'vitest';
import { knownOf, whatsAppLink } from './next-booking';

const AT = Date.UTC(2026, 10, 26, 13);
const amina = {
  id: 'c1',
  name: 'Amina Hassan',
  email: 'amina@example.com',
  phone: '0712 345 678',
  language: 'sw',
} as Client & { id: string };
const textOf = (link: string | null) => new URL(link ?? '').searchParams.get('text') ?? '';

test('the text message is in the client’s language and names neither person nor subject', () => {
  const link = whatsAppLink(amina, 'Tulia', AT);
  expect(link).toMatch(/^https:\/\/wa\.me\/254712345678\?text=/);
  expect(textOf(link)).toContain('Habari, hapa ni Tulia.');
  expect(textOf(link)).toContain('16:00');
  expect(textOf(link)).not.toContain('Amina');
  expect(textOf(whatsAppLink({ ...amina, language: 'en' }, 'Tulia', null))).toContain(
    'find a time',
  );
});

test.each([
  ['+44 20 7946 0958', '442079460958'],
  ['00254712345678', '254712345678'],
])('a text message to %s goes to %s', (phone, number) => {
  expect(whatsAppLink({ ...amina, phone }, 'Tulia', null)).toContain(`wa.me/${number}?`);
});

test.each(['', '12345', '020 7946 0958'])('the number "%s" gets no text message', (phone) => {
  expect(whatsAppLink({ ...amina, phone }, 'Tulia', null)).toBeNull();
});

test('the form knows the client, and the last session if there was one', () => {
  expect(knownOf(amina, undefined)).toEqual({
    clientId: 'c1',
    fullName: 'Amina Hassan',
    email: 'amina@example.com',
    phone: '0712 345 678',
    language: 'sw',
  });
  const last = aBooking({ ageBand: 'adult', guardian: null });
  expect(knownOf(amina, last)).toMatchObject({
    serviceId: last.serviceId,
    practitionerId: last.practitionerId,
    ageBand: 'adult',
  });
});
