import { saveSettings } from '@tulia/domain/calls/practice/manage-practice';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { expect, it } from 'vitest';
import { GROUPS, isNumber, valuesOf } from './settings-values';

const values = valuesOf(defaultPracticeSettings);

it('the form’s first values are valid for the call', () => {
  expect(saveSettings.input.isValidSync(values, { strict: true })).toBe(true);
});

it('a field that only an older settings document has is not sent', () => {
  const stored = { ...defaultPracticeSettings, timeZone: 'Africa/Nairobi' };
  expect(valuesOf(stored)).toEqual(values);
  expect(Object.keys(values)).not.toContain('crisisNumbers');
});

it('the form has a field for every setting', () => {
  const shown: string[] = Object.values(GROUPS).flat();
  const { payment, ...rest } = values;
  const flags = ['receptionBlocksTime', 'confirmWhenPaid', 'payment.promptsOn'];
  const chosen = ['bookingEntry', 'lineFailureCosts', ...flags];
  const all = [...Object.keys(rest), ...Object.keys(payment).map((each) => `payment.${each}`)];
  expect([...shown, ...chosen].sort()).toEqual(all.sort());
});

it('settings that are numbers are recognised', () => {
  const numbers = Object.values(GROUPS)
    .flat()
    .filter((field) => isNumber(values, field));
  expect(numbers).toContain('holdMinutes');
  expect(numbers).not.toContain('name');
  expect(numbers).not.toContain('payment.mobileMoneyTill');
});
