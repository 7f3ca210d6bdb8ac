import { expect, test } from 'vitest';
import { monthStatsOf, sharesIn } from './stats';

const place = { date: '2026-11-23', practitionerId: 'therapist', serviceId: 'individual-therapy' };

test('shares of one month and practitioner become one document, from which the shares can be read again', () => {
  const share = { ...place, figures: { completed: 1 } };
  const other = { ...share, practitionerId: 'other' };
  const documents = monthStatsOf([share, share, other, { ...share, date: '2026-12-01' }]);
  expect(documents.map(({ month, practitionerId }) => [month, practitionerId])).toEqual([
    ['2026-11', 'therapist'],
    ['2026-11', 'other'],
    ['2026-12', 'therapist'],
  ]);
  expect(documents[0]?.days).toEqual({ '23': { 'individual-therapy': { completed: 2 } } });
  const back = documents.flatMap((each) => sharesIn(each, each.days));
  expect(monthStatsOf(back)).toEqual(documents);
});
