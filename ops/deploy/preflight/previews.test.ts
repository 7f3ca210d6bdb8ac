import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { expect, test } from 'vitest';
import { previewFindings } from './previews';

const wanjiru = { ...defaultPractitioner, id: 'wanjiru', name: 'Wanjiru Kamau' };
const words = { practice: 'Tulia', person: 'Wanjiru Kamau' };

test('cards with the live names are left alone', () => {
  expect(previewFindings('Tulia', [wanjiru], words)).toEqual([]);
});

test.each([
  ['Amani', [wanjiru], words],
  ['Tulia', [{ ...wanjiru, name: 'Wanjiru Otieno' }], words],
  ['Tulia', [{ ...wanjiru, takesBookings: false }], words],
  ['Tulia', [wanjiru], { ...words, person: null }],
])('cards that say something else are noted: %s', (practice, people, said) => {
  expect(previewFindings(practice, people, said)).toMatchObject([{ kind: 'note' }]);
});
