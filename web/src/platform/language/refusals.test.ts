import { Refusal, REFUSAL_CODES, refusalFromWire } from '@tulia/domain/refusal';
import { expect, it } from 'vitest';
import { refusalSentence } from './refusals';

const DETAILS = {
  limit: 2,
  cutoffHours: 6,
  retryAfterSeconds: 90,
  bookings: [{ bookingId: 'a', date: '2026-01-01', time: '08:00' }],
  freeTimes: [],
  clashes: [{ date: '2026-01-01', time: '08:00', reason: 'taken' }],
  fields: {},
  amount: 91_500,
  due: 3000,
  paid: 1000,
  code: 'QWE123',
  by: 'Njeri',
  count: 2,
  referenceNumber: '7QF2-M0XC-9KTR-4B1V',
};

it.each(REFUSAL_CODES)('%s has a sentence in both languages', (code) => {
  const refusal = refusalFromWire(code, DETAILS);
  const [en, sw] = [refusalSentence(refusal, 'en'), refusalSentence(refusal, 'sw')];
  for (const sentence of [en, sw]) {
    expect(sentence.length).toBeGreaterThan(5);
    expect(sentence).not.toMatch(/undefined|NaN|null/);
  }
  expect(sw).not.toBe(en);
});

it('the details of a refusal are filled into its sentence', () => {
  expect(
    refusalSentence(new Refusal('code-already-used', { code: 'X', referenceNumber: null }), 'sw'),
  ).not.toContain('null');
  const above = new Refusal('amount-above-due', { amount: 91_500, due: 3000 });
  expect(refusalSentence(above, 'en')).toContain('KES 91,500 is more than the KES 3,000');
});

it.each([
  ['signed-out', 'Auth session missing!'],
  ['internal', 'An unexpected error occurred'],
] as const)('%s begins as the specification has it: %s', (code, beginning) => {
  expect(refusalSentence(refusalFromWire(code, DETAILS), 'en').startsWith(beginning)).toBe(true);
});
