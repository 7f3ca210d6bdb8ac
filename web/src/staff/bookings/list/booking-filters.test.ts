import { parseSearch } from '@tulia/domain/booking/search-terms';
import { addDays, toInstant } from '@tulia/domain/time/practice-time';
import { expect, it } from 'vitest';
import { aBooking } from '@tulia/domain/testing/booking';
import {
  conditionsOf,
  filtersOf,
  foldedFilters,
  isNarrowed,
  isSortable,
  NO_FILTERS,
  orderOf,
  passes,
  rangeOf,
  withFilters,
  type BookingFilters,
} from './booking-filters';

const TODAY = '2026-11-24';
const open: BookingFilters = { ...NO_FILTERS, search: null };

it('filters come back from the address unchanged', () => {
  const filters = {
    view: 'upcoming',
    status: 'pending',
    service: 'couples-therapy',
    from: '2026-11-01',
    to: '2026-11-30',
    client: 'abc_D-1',
    person: 'njeri',
    sort: 'desc',
  } as const;
  const address = withFilters(new URLSearchParams('other=1'), filters);
  expect(filtersOf(address)).toEqual(filters);
  expect(address.get('other')).toBe('1');
  expect([...withFilters(address, NO_FILTERS).keys()]).toEqual(['other']);
});

it('nonsense in the address sets no filter', () => {
  const nonsense =
    'status=x&service=<b>&from=2026-02-30&to=tomorrow&view=all&sort=up&client=a/b&person=Nj/eri';
  expect(filtersOf(new URLSearchParams(nonsense))).toEqual(NO_FILTERS);
});

it('days are ordered by session, a search by arrival', () => {
  const november = { ...open, from: '2026-11-01', to: '2026-11-30' };
  expect(orderOf(open, TODAY)).toEqual({ field: 'createdAt', direction: 'desc' });
  expect(orderOf(november, TODAY)).toEqual({ field: 'startsAt', direction: 'desc' });
  expect(orderOf({ ...november, search: parseSearch('amina') }, TODAY).field).toBe('createdAt');
  expect(rangeOf(november, TODAY)).toEqual({
    from: toInstant('2026-11-01', '00:00'),
    to: toInstant('2026-12-01', '00:00'),
  });
});

it('future sessions are ordered soonest first, unless staff reversed the order', () => {
  const soonest = { field: 'startsAt', direction: 'asc' };
  expect(orderOf({ ...open, from: TODAY }, TODAY)).toEqual(soonest);
  expect(orderOf({ ...open, from: TODAY, to: TODAY }, TODAY)).toEqual(soonest);
  expect(orderOf({ ...open, view: 'upcoming' }, TODAY)).toEqual(soonest);
  expect(orderOf({ ...open, view: 'upcoming', sort: 'desc' }, TODAY).direction).toBe('desc');
  expect(orderOf({ ...open, sort: 'asc' }, TODAY)).toEqual(soonest);
  expect(isSortable({ ...open, view: 'unpaid' })).toBe(false);
});

it('the view of upcoming bookings begins today, and the view of unpaid ones asks for owed money', () => {
  const upcoming = { ...open, view: 'upcoming' as const };
  expect(conditionsOf(upcoming)).toEqual([['status', 'in', ['pending', 'confirmed']]]);
  expect(rangeOf(upcoming, TODAY).from).toBe(toInstant(TODAY, '00:00'));
  expect(conditionsOf({ ...upcoming, status: 'pending' })).toEqual([['status', '==', 'pending']]);
  expect(conditionsOf({ ...open, view: 'unpaid' })).toEqual([
    ['payment.state', 'in', ['unpaid', 'partly']],
    ['status', 'in', ['confirmed', 'completed', 'no_show']],
  ]);
});

it('unpaid are the sessions up to the end of today, the oldest first, whatever day is asked', () => {
  const unpaid = { ...open, view: 'unpaid' as const };
  const tomorrow = toInstant(addDays(TODAY, 1), '00:00');
  expect(orderOf(unpaid, TODAY)).toEqual({ field: 'startsAt', direction: 'asc' });
  expect(rangeOf(unpaid, TODAY)).toEqual({ from: null, to: tomorrow });
  expect(rangeOf({ ...unpaid, to: addDays(TODAY, 9) }, TODAY).to).toBe(tomorrow);
  expect(rangeOf({ ...unpaid, to: addDays(TODAY, -9) }, TODAY).to).toBe(
    toInstant(addDays(TODAY, -8), '00:00'),
  );
});

it('the database is asked for one term, and the browser sifts the rest', () => {
  const search = parseSearch('amina otieno');
  const filters = { ...open, status: 'pending' as const, service: 'individual-therapy', search };
  expect(conditionsOf(filters)).toEqual([
    ['status', '==', 'pending'],
    ['searchTerms', 'array-contains-any', ['ami otieno']],
  ]);
  const found = aBooking({ searchTerms: ['ami otieno', 'amina', 'otieno'] });
  expect(passes(filters, found, TODAY)).toBe(true);
  expect(passes(filters, aBooking({ searchTerms: ['otieno'] }), TODAY)).toBe(false);
  expect(passes({ ...filters, service: 'couples-therapy' }, found, TODAY)).toBe(false);
  expect(passes({ ...filters, from: '2026-11-24' }, found, TODAY)).toBe(false);
  expect(passes({ ...filters, from: '2026-11-23', to: '2026-11-23' }, found, TODAY)).toBe(true);
});

it('the list of one client has only the client’s bookings, and counts as narrowed', () => {
  const ofOne = { ...open, client: 'amina-client', service: 'couples-therapy' };
  expect(conditionsOf(ofOne)).toEqual([['clientId', '==', 'amina-client']]);
  expect(passes(ofOne, aBooking(), TODAY)).toBe(false);
  expect(passes({ ...ofOne, service: '' }, aBooking(), TODAY)).toBe(true);
  expect([isNarrowed(ofOne), isNarrowed(open)]).toEqual([true, false]);
  expect(isNarrowed({ ...open, status: 'pending' })).toBe(true);
  expect(foldedFilters({ ...ofOne, status: 'pending', from: TODAY })).toBe(2);
});

it('the list of one practitioner is asked of the database, and the browser sifts the service', () => {
  const ofOne = { ...open, person: 'njeri', service: 'couples-therapy' };
  const asked = ['practitionerId', '==', 'njeri'];
  expect(conditionsOf(ofOne)).toEqual([asked]);
  expect(conditionsOf({ ...ofOne, view: 'upcoming' })).toContainEqual(asked);
  expect(conditionsOf({ ...ofOne, view: 'unpaid' })).toContainEqual(asked);
  expect(conditionsOf({ ...ofOne, status: 'pending' })).toEqual([
    ['status', '==', 'pending'],
    asked,
  ]);
  const found = aBooking({ practitionerId: 'njeri', serviceId: 'couples-therapy' });
  expect(passes(ofOne, found, TODAY)).toBe(true);
  expect(passes(ofOne, { ...found, practitionerId: 'baraka' }, TODAY)).toBe(false);
  expect(isNarrowed({ ...open, person: 'njeri' })).toBe(true);
});
