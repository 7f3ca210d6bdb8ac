import { describe, expect, it } from 'vitest';
import { defaultPractitioner, type AtWork } from '../../practice/practitioner';
import { openingHoursOfAll } from '../../practice/opening-hours-of-all';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import type { DayLookup } from '../../slot/free-slots';
import { openMonths } from '../../testing/decision';
import { codeOf, refusalOf } from '../../testing/refusal';
import { toInstant } from '../../time/practice-time';
import { TimeRefusal } from '../time-refusal';
import { candidatesFor, inOrderOfTrying } from './choose-practitioner';

const DATE = '2026-11-24';
const now = toInstant('2026-11-20', '08:00');
const person = (id: string, order: number, part: Partial<AtWork> = {}): AtWork => ({
  ...defaultPractitioner,
  id,
  name: id,
  order,
  ...part,
});
const anna = person('anna', 2);
const ben = person('ben', 1);
const cleo = person('cleo', 3, { services: ['consultation'] });
const dan = person('dan', 0, { takesBookings: false });
const eve = person('eve', 0, { isActive: false });
const people = [anna, ben, cleo, dan, eve];

const idsFor = (practitionerId: string | null, serviceId: string) =>
  candidatesFor({ practitionerId, serviceId }, people).map(({ id }) => id);

describe('the practitioners for a session', () => {
  it('are all who take bookings of the service, in their order', () => {
    expect(idsFor(null, 'consultation')).toEqual(['ben', 'anna', 'cleo']);
    expect(idsFor(null, 'couples-therapy')).toEqual(['ben', 'anna']);
  });

  it('are only the requested one', () => {
    expect(idsFor('anna', 'consultation')).toEqual(['anna']);
    for (const id of ['dan', 'eve', 'nobody'])
      expect(codeOf(() => idsFor(id, 'consultation'))).toBe('practitioner-unavailable');
    expect(codeOf(() => idsFor('cleo', 'couples-therapy'))).toBe('practitioner-unavailable');
  });

  it('are refused when none offers the service', () => {
    const asked = { practitionerId: null, serviceId: 'couples-therapy' };
    expect(codeOf(() => candidatesFor(asked, [cleo, dan, eve]))).toBe('service-unavailable');
  });
});

describe('the practitioner who is tried first', () => {
  const open: DayLookup = openMonths;
  const taken: DayLookup = () => ({ ...openMonths(), busy: ['10:00'] });
  const blocked: DayLookup = () => ({ ...openMonths(), timeSlots: ['10:00'] });
  const order = (months: Record<string, DayLookup>, time = '10:00', date = DATE) =>
    inOrderOfTrying(
      Object.entries(months).map(([id, lookup]) => ({
        practitioner: id === 'ben' ? ben : anna,
        months: lookup,
      })),
      { serviceId: 'consultation', date, time, minutes: 30 },
      settings,
      now,
    ).map(({ practitioner }) => practitioner.id);

  it('is the first who is free', () => {
    expect(order({ ben: open, anna: open })).toEqual(['ben', 'anna']);
  });

  it('comes before those whose time is taken, maybe by a lapsed hold', () => {
    expect(order({ ben: taken, anna: open })).toEqual(['anna', 'ben']);
    expect(order({ ben: taken, anna: taken })).toEqual(['ben', 'anna']);
  });

  it('is never one for whom the rules forbid the time', () => {
    expect(order({ ben: blocked, anna: taken })).toEqual(['anna']);
    const none = refusalOf(() => order({ ben: blocked, anna: blocked }));
    expect(none).toBeInstanceOf(TimeRefusal);
    expect(none).toMatchObject({
      code: 'slot-unavailable',
      details: { reason: 'blocked' },
      wanted: { practitionerIds: ['ben', 'anna'], near: toInstant(DATE, '10:00'), minutes: 30 },
    });
    const sunday = refusalOf(() => order({ ben: open, anna: open }, '10:00', '2026-11-22'));
    expect(sunday?.details).toMatchObject({ reason: 'closed' });
  });
});

it('the hours of all practitioners go from the earliest start to the latest', () => {
  const hours = (day: 1 | 6, first: string, last: string) => ({
    openingHours: { [day]: { first, last } },
  });
  expect(
    openingHoursOfAll([
      hours(1, '09:00', '12:00'),
      hours(1, '11:00', '18:00'),
      hours(6, '10:00', '11:00'),
    ]),
  ).toEqual({ 1: { first: '09:00', last: '18:00' }, 6: { first: '10:00', last: '11:00' } });
  expect(openingHoursOfAll([defaultPractitioner])).toEqual(defaultPractitioner.openingHours);
  expect(openingHoursOfAll([])).toEqual({});
});
