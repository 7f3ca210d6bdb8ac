import { HOUR, MINUTE } from '../time/instant';
import { expect, it } from 'vitest';
import { hoursLeft, incidentClock, tellBy } from './incident';

const NOTICED = Date.UTC(2026, 10, 23, 6);
const open = { noticedAt: NOTICED, commissionerToldOn: '', closing: '' };

it('the Commissioner is to be told within 72 hours after an incident became known', () => {
  expect(tellBy(open)).toBe(Date.UTC(2026, 10, 26, 6));
  expect(hoursLeft(open, NOTICED)).toBe(72);
  expect(hoursLeft(open, NOTICED + MINUTE)).toBe(71);
  expect(hoursLeft(open, NOTICED + 72 * HOUR)).toBe(0);
  expect(hoursLeft(open, NOTICED + 72 * HOUR + MINUTE)).toBe(-1);
});

it.each([
  ['due', open, 72 * HOUR],
  ['overdue', open, 72 * HOUR + 1],
  ['told', { ...open, commissionerToldOn: '2026-11-24' }, 100 * HOUR],
  ['closed', { ...open, closing: 'a false alarm' }, 100 * HOUR],
])('the clock of an incident is %s', (state, incident, later) => {
  expect(incidentClock(incident, NOTICED + later)).toBe(state);
});
