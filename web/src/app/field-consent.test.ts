import { expect, it } from 'vitest';
import { isVisitMeasured } from './field-consent';

it('one visit in four is measured', () => {
  expect(isVisitMeasured({}, 0)).toBe(true);
  expect(isVisitMeasured({ connection: { effectiveType: '3g' } }, 0.24)).toBe(true);
  expect(isVisitMeasured({}, 0.25)).toBe(false);
});

it.each([
  ['a machine', { webdriver: true }],
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['data saving', { connection: { saveData: true } }],
])('%s is not measured', (_, navigator) => {
  expect(isVisitMeasured(navigator, 0)).toBe(false);
});
