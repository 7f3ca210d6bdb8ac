import { expect, test } from 'vitest';
import { behalfBody, emptyBehalf } from './behalf-values';

test('the call’s input names a partner only for a service for couples', () => {
  const typed = { ...emptyBehalf('en'), partnerName: ' Juma ' };
  expect(behalfBody(typed, true).partnerName).toBe('Juma');
  expect(behalfBody(typed, false).partnerName).toBe('');
});
