import { saveSettings } from '@tulia/domain/calls/manage-practice';
import { defaultPracticeSettings } from '@tulia/domain/records/practice-settings';
import { expect, it } from 'vitest';
import { fieldOf, GROUPS, valuesOf, withField, type SettingsField } from './settings-values';

const values = valuesOf(defaultPracticeSettings);

it('begins with something the call takes', () => {
  expect(saveSettings.input.isValidSync(values, { strict: true })).toBe(true);
});

it('has a field for every setting', () => {
  const shown: string[] = Object.values(GROUPS).flat();
  const { payment, ...rest } = values;
  const plain = Object.keys(rest).filter((each) => each !== 'allowGuestBooking');
  const all = [...plain, ...Object.keys(payment).map((each) => `payment.${each}`)];
  expect(shown.sort()).toEqual(all.sort());
});

it.each(Object.values(GROUPS).flat())('reads and writes %s', (field: SettingsField) => {
  const other = typeof fieldOf(values, field) === 'number' ? 42 : 'other';
  const changed = withField(values, field, other);
  expect(fieldOf(changed, field)).toBe(other);
  expect(fieldOf(values, field)).not.toBe(other);
});
