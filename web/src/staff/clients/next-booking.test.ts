import type { Client } from '@tulia/domain/booking/clients/client';
import { aBooking } from '@tulia/domain/testing/booking';
import { expect, test } from 'vitest';
import { knownOf, whatsAppLink } from './next-booking';

const AT = Date.UTC(2026, 10, 26, 13);
const reached = { email: 'amina@example.com', phone: '0712 345 678', language: 'sw' } as const;
const amina = { id: 'c1', name: 'Amina Hassan', ...reached } as Client & { id: string };
const textOf = (link: string | null) => new URL(link ?? '').searchParams.get('text') ?? '';

test('the text message is in the client’s language and names neither practitioner nor subject', () => {
  const link = whatsAppLink(amina, 'Tulia', AT);
  expect(link).toMatch(/^https:\/\/wa\.me\/254712345678\?text=/);
  expect(textOf(link)).toContain('Habari, hapa ni Tulia.');
  expect(textOf(link)).toContain('16:00');
  expect(textOf(link)).not.toContain('Amina');
  const withoutSession = whatsAppLink({ ...amina, language: 'en' }, 'Tulia', null);
  expect(textOf(withoutSession)).toContain('find a time');
});

test.each([
  ['+44 20 7946 0958', '442079460958'],
  ['00254712345678', '254712345678'],
  ['', undefined],
  ['12345', undefined],
  ['020 7946 0958', undefined],
])('a text message to "%s" goes to %s', (phone, number) => {
  const link = whatsAppLink({ ...amina, phone }, 'Tulia', null);
  expect(link?.match(/wa\.me\/(\d+)\?/)?.[1]).toBe(number);
});

test('the booking form begins with the client, and the last session if there is one', () => {
  const known = { clientId: 'c1', fullName: 'Amina Hassan', ...reached };
  expect(knownOf(amina, undefined)).toEqual(known);
  const { serviceId, practitionerId, ageBand } = aBooking();
  const ofLast = { serviceId, practitionerId, ageBand };
  expect(knownOf(amina, aBooking())).toEqual({ ...known, ...ofLast });
});
