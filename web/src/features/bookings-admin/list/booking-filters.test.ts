import { parseSearch } from '@tulia/domain/booking/search-terms';
import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, it } from 'vitest';
import { aBooking } from '@tulia/domain/testing/booking';
import {
  conditionsOf,
  filtersOf,
  orderOf,
  passes,
  rangeOf,
  withFilters,
  type BookingFilters,
} from './booking-filters';

const open: BookingFilters = { status: 'all', service: '', from: '', to: '', search: null };

it('comes back from the address as it went', () => {
  const filters = {
    status: 'pending',
    service: 'couples-therapy',
    from: '2026-11-01',
    to: '2026-11-30',
  } as const;
  const address = withFilters(new URLSearchParams('other=1'), filters);
  expect(filtersOf(address)).toEqual(filters);
  expect(address.get('other')).toBe('1');
  expect([...withFilters(address, open).keys()]).toEqual(['other']);
});

it('takes nothing from the address that makes no sense', () => {
  const address = new URLSearchParams('status=x&service=<b>&from=2026-02-30&to=tomorrow');
  expect(filtersOf(address)).toEqual({ status: 'all', service: '', from: '', to: '' });
});

it('asks for days by the session, for a search by arrival', () => {
  const november = { ...open, from: '2026-11-01', to: '2026-11-30' };
  expect(orderOf(open)).toBe('createdAt');
  expect(orderOf(november)).toBe('startsAt');
  expect(orderOf({ ...november, search: parseSearch('amina') })).toBe('createdAt');
  expect(rangeOf(november)).toEqual({
    from: toInstant('2026-11-01', '00:00'),
    to: toInstant('2026-12-01', '00:00'),
  });
});

it('asks the database for one term, and sifts the rest', () => {
  const search = parseSearch('amina otieno');
  const filters = { ...open, status: 'pending' as const, service: 'individual-therapy', search };
  expect(conditionsOf(filters)).toEqual([
    ['status', '==', 'pending'],
    ['searchTerms', 'array-contains', 'otieno'],
  ]);
  const found = aBooking({ searchTerms: ['amina', 'otieno'] });
  expect(passes(filters, found)).toBe(true);
  expect(passes(filters, aBooking({ searchTerms: ['otieno'] }))).toBe(false);
  expect(passes({ ...filters, service: 'couples-therapy' }, found)).toBe(false);
  expect(passes({ ...filters, from: '2026-11-24' }, found)).toBe(false);
  expect(passes({ ...filters, from: '2026-11-23', to: '2026-11-23' }, found)).toBe(true);
});
