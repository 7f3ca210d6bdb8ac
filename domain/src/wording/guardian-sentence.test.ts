import { expect, test } from 'vitest';
import type { Booking } from '../booking/booking';
import { LANGUAGES } from '../person/language';
import { aBooking } from '../testing/booking';
import { aGuardianConsent } from '../testing/consent';
import { guardianSentence } from './guardian-sentence';

const guardian = { name: 'Rose Wafula', phone: '', email: 'rose@example.com', consents: true };
const young = (part: Partial<Booking> = {}) =>
  aBooking({ ageBand: 'adolescent', guardian, ...part });
const answers: Partial<Booking>[] = [
  {},
  { guardianDeclinedAt: 1 },
  { guardianConsent: aGuardianConsent() },
  { guardianConsent: aGuardianConsent({ withdrawnAt: 2 }) },
];

test.each(LANGUAGES)(
  'each answer has its own sentence, for the client and for the parent who booked (%s)',
  (language) => {
    const toClient = answers.map((each) => guardianSentence(young(each), language));
    const parent = { clientEmail: 'rose@example.com' };
    const toParent = answers.map((each) =>
      guardianSentence(young({ ...each, ...parent }), language),
    );
    for (const sentence of toClient) expect(sentence).toContain('Rose Wafula');
    for (const sentence of toParent) expect(sentence).not.toContain('Rose');
    expect(new Set([...toClient, ...toParent]).size).toBe(8);
    for (const sentence of [...toClient, ...toParent]) expect(sentence).toMatch(/^[A-Z][^;]+\.$/);
  },
);

test.each<[string, Booking]>([
  ['an adult', aBooking()],
  ['nobody named', young({ guardian: null })],
  ['a session that is off', young({ status: 'cancelled' })],
  ['a session that was held', young({ status: 'completed' })],
  [
    'a session that is confirmed as agreed',
    young({ status: 'confirmed', guardianConsent: aGuardianConsent() }),
  ],
])('nothing is said with %s', (_, booking) => {
  expect(guardianSentence(booking, 'en')).toBeNull();
});

test('a confirmed session says when the guardian has withdrawn', () => {
  const withdrawn = { guardianConsent: aGuardianConsent({ withdrawnAt: 2 }) };
  expect(guardianSentence(young({ status: 'confirmed', ...withdrawn }), 'en')).toContain(
    'has taken the consent back',
  );
});
