/**
 * What the list is narrowed to, kept in the address: status, service, days of the session, and a search. The search
 * itself is not: names, addresses and numbers of clients stay out of histories (threats row 36).
 */
import { isHit, type Search } from '@tulia/domain/booking/search-terms';
import type { Booking } from '@tulia/domain/records/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, isDate, toInstant } from '@tulia/domain/time/practice-time';
import { filterOf, withFilter, type StatusFilter } from './status-filter';

export interface BookingFilters {
  status: StatusFilter;
  /** slug; empty for all */
  service: string;
  /** first and last day of the session, `YYYY-MM-DD` practice time, both included; empty for open */
  from: string;
  to: string;
  search: Search | null;
}

/** What of it lives in the address. */
export type AddressFilters = Omit<BookingFilters, 'search'>;

export function filtersOf(address: URLSearchParams): AddressFilters {
  const day = (name: string) => {
    const value = address.get(name) ?? '';
    return isDate(value) ? value : '';
  };
  const service = address.get('service') ?? '';
  return {
    status: filterOf(address),
    service: /^[a-z0-9-]{1,60}$/.test(service) ? service : '',
    from: day('from'),
    to: day('to'),
  };
}

/** The same address with some filters changed; the others and other parameters stay. */
export function withFilters(
  address: URLSearchParams,
  part: Partial<AddressFilters>,
): URLSearchParams {
  const filters = { ...filtersOf(address), ...part };
  const next = withFilter(address, filters.status);
  for (const name of ['service', 'from', 'to'] as const) {
    if (filters[name] === '') next.delete(name);
    else next.set(name, filters[name]);
  }
  return next;
}

export const isNarrowed = ({ status, service, from, to, search }: BookingFilters): boolean =>
  status !== 'all' || service !== '' || from !== '' || to !== '' || search !== null;

/** Names the filters, for the live reads behind them. */
export const filtersKey = ({ search, ...rest }: BookingFilters): string =>
  JSON.stringify([rest, search?.terms]);

/** By which instant the list is ordered, newest first: a range of days orders by session, everything else by arrival. */
export function orderOf(filters: BookingFilters): 'createdAt' | 'startsAt' {
  const ranged = filters.from !== '' || filters.to !== '';
  return ranged && filters.search === null ? 'startsAt' : 'createdAt';
}

/** What the database is asked; the rest of a search is sifted afterwards, so that no index is needed for every mixture. */
export function conditionsOf(
  filters: BookingFilters,
): [field: string, operator: '==' | 'array-contains', value: string][] {
  const { status, service, search } = filters;
  const conditions: ReturnType<typeof conditionsOf> = [];
  if (status !== 'all') conditions.push(['status', '==', status]);
  if (search !== null) conditions.push(['searchTerms', 'array-contains', search.term]);
  else if (service !== '') conditions.push(['serviceId', '==', service]);
  return conditions;
}

/** The days as instants: from the first one's beginning, to before the end of the last one; null for open. */
export function rangeOf({ from, to }: BookingFilters): {
  from: Instant | null;
  to: Instant | null;
} {
  return {
    from: from === '' ? null : toInstant(from, '00:00'),
    to: to === '' ? null : toInstant(addDays(to, 1), '00:00'),
  };
}

/** Whether a booking that the database gave belongs to the list. */
export function passes(filters: BookingFilters, booking: Booking): boolean {
  const { search, service } = filters;
  if (search === null) return true;
  const range = rangeOf(filters);
  return (
    isHit(search, booking) &&
    (service === '' || booking.serviceId === service) &&
    (range.from === null || booking.startsAt >= range.from) &&
    (range.to === null || booking.startsAt < range.to)
  );
}
