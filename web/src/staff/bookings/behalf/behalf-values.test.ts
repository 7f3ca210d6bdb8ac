import { expect, test } from 'vitest';
import { behalfBody, emptyBehalf } from './behalf-values';

test('what staff send names the partner only of a service for couples', () => {
  const typed = { ...emptyBehalf('en'), partnerName: ' Juma ' };
  expect(behalfBody(typed, true).partnerName).toBe('Juma');
  expect(behalfBody(typed, false).partnerName).toBe('');
});
