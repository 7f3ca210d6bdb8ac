import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { expect, it } from 'vitest';
import { openingHoursText } from './opening-hours-text';

const day = { first: '08:00', last: '18:00' };

it('the seeded practitioner has the opening hours of the specification', () => {
  const { openingHours } = defaultPractitioner;
  expect(openingHoursText(openingHours, 'en')).toBe('Mon-Fri 8AM-6PM EAT');
  expect(openingHoursText(openingHours, 'sw')).toBe(
    'Jumatatu hadi Ijumaa, saa 2 asubuhi (08:00) hadi saa 12 jioni (18:00) EAT',
  );
});

it('days with other hours stand apart and closed ones are left out', () => {
  const saturday = { first: '09:30', last: '12:00' };
  expect(openingHoursText({ 1: day, 3: day, 6: saturday }, 'en')).toBe(
    'Mon 8AM-6PM, Wed 8AM-6PM, Sat 9:30AM-12PM EAT',
  );
  expect(openingHoursText({}, 'en')).toBe('');
});
