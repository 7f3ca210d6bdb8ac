/**
 * The filters of the list, in the address. The search text stays out of the address: browser histories must not hold
 * names, addresses or numbers of clients (threats row 36).
 */
import { dueBefore } from '@tulia/domain/booking/payment';
import { ACTIVE_STATUSES, OWING_STATUSES, BOOKING_STATUSES } from '@tulia/domain/booking/status';
import { isHit, type Search } from '@tulia/domain/booking/search-terms';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, isDate, toInstant } from '@tulia/domain/time/practice-time';

/** Lists that the other filters cannot make. */
export const VIEWS = ['upcoming', 'unpaid', 'problems'] as const;
export type View = (typeof VIEWS)[number] | '';

/** The address leaves out `all`, the default. */
export const STATUS_FILTERS = ['all', ...BOOKING_STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** By session, soonest or latest first; empty for the list's own order. */
export type Sort = 'asc' | 'desc' | '';

export interface BookingFilters {
  view: View;
  status: StatusFilter;
  /** slug; empty: all */
  service: string;
  /** practice dates of the session, both included; empty: no limit */
  from: string;
  to: string;
  /** id of the client, id of the practitioner; empty: all */
  client: string;
  person: string;
  sort: Sort;
  search: Search | null;
}

export type AddressFilters = Omit<BookingFilters, 'search'>;

export const NO_FILTERS: AddressFilters = {
  view: '',
  status: 'all',
  service: '',
  from: '',
  to: '',
  client: '',
  person: '',
  sort: '',
};

export function filtersOf(address: URLSearchParams): AddressFilters {
  const day = (name: string) => {
    const value = address.get(name) ?? '';
    return isDate(value) ? value : '';
  };
  const service = address.get('service') ?? '';
  const client = address.get('client') ?? '';
  const person = address.get('person') ?? '';
  return {
    view: VIEWS.find((each) => each === address.get('view')) ?? '',
    status: STATUS_FILTERS.find((each) => each === address.get('status')) ?? 'all',
    service: /^[a-z0-9-]{1,60}$/.test(service) ? service : '',
    from: day('from'),
    to: day('to'),
    client: /^[\w-]{1,128}$/.test(client) ? client : '',
    person: /^[a-z0-9-]{1,60}$/.test(person) ? person : '',
    sort: (['asc', 'desc'] as const).find((each) => each === address.get('sort')) ?? '',
  };
}

export function withFilters(
  address: URLSearchParams,
  part: Partial<AddressFilters>,
): URLSearchParams {
  const filters = { ...filtersOf(address), ...part };
  const next = new URLSearchParams(address);
  for (const name of Object.keys(NO_FILTERS) as (keyof AddressFilters)[]) {
    if (filters[name] === NO_FILTERS[name]) next.delete(name);
    else next.set(name, filters[name]);
  }
  return next;
}

export const foldedFilters = ({ service, from, to }: BookingFilters): number =>
  [service, from, to].filter((each) => each !== '').length;

export const isNarrowed = (filters: BookingFilters): boolean =>
  foldedFilters(filters) > 0 ||
  filters.status !== 'all' ||
  filters.view !== '' ||
  filters.client !== '' ||
  filters.person !== '' ||
  filters.search !== null;

export const filtersKey = ({ search, ...rest }: BookingFilters): string =>
  JSON.stringify([rest, search?.terms]);

interface Order {
  field: 'createdAt' | 'startsAt';
  direction: 'asc' | 'desc';
}

/** The lists of one client, of unpaid bookings, of problems and of a search have one order only. */
export const isSortable = ({ search, client, view }: BookingFilters): boolean =>
  search === null && client === '' && (view === '' || view === 'upcoming');

/**
 * A range of days and the coming sessions are ordered by session: the soonest first from today on, the latest first for
 * past days. What is due begins with the oldest. Other lists are ordered by arrival, newest first.
 * @param today practice date
 */
export function orderOf(filters: BookingFilters, today: string): Order {
  const { from, to, search, client, view, sort } = filters;
  if (search !== null) return { field: 'createdAt', direction: 'desc' };
  if (client !== '') return { field: 'startsAt', direction: 'desc' };
  if (view === 'unpaid') return { field: 'startsAt', direction: 'asc' };
  if (sort !== '') return { field: 'startsAt', direction: sort };
  if (view === 'upcoming') return { field: 'startsAt', direction: 'asc' };
  if (from === '' && to === '') return { field: 'createdAt', direction: 'desc' };
  return { field: 'startsAt', direction: from >= today ? 'asc' : 'desc' };
}

type Condition =
  | [field: string, operator: '==', value: string]
  | [field: string, operator: 'in' | 'array-contains-any', values: string[]];

/** The browser applies the other filters, so that not every combination needs an index. */
export function conditionsOf(filters: BookingFilters): Condition[] {
  const { status, service, search, client, person, view } = filters;
  const byStatus: Condition[] = status === 'all' ? [] : [['status', '==', status]];
  if (search !== null)
    return [...byStatus, ['searchTerms', 'array-contains-any', [...search.term]]];
  if (client !== '') return [['clientId', '==', client], ...byStatus];
  const narrow = byPersonOrService(person, service);
  if (view === 'unpaid')
    return [
      ...(person === '' ? [] : narrow),
      ['payment.state', 'in', ['unpaid', 'partly']],
      ['status', 'in', [...OWING_STATUSES]],
    ];
  if (view === 'upcoming' && status === 'all')
    return [['status', 'in', [...ACTIVE_STATUSES]], ...narrow];
  return [...byStatus, ...narrow];
}

function byPersonOrService(person: string, service: string): Condition[] {
  if (person !== '') return [['practitionerId', '==', person]];
  return service === '' ? [] : [['serviceId', '==', service]];
}

/**
 * From the start of the first day to the end of the last day (excluded); null: no limit.
 * @param today practice date
 */
export function rangeOf(
  { from, to, view }: Pick<BookingFilters, 'from' | 'to' | 'view'>,
  today: string,
): { from: Instant | null; to: Instant | null } {
  const first = view === 'upcoming' && from < today ? today : from;
  const end = to === '' ? null : toInstant(addDays(to, 1), '00:00');
  return {
    from: first === '' ? null : toInstant(first, '00:00'),
    to: view === 'unpaid' ? Math.min(end ?? Infinity, dueBefore(today)) : end,
  };
}

export function passes(filters: BookingFilters, booking: Booking, today: string): boolean {
  const { search, service, status, client, person } = filters;
  const range = rangeOf(filters, today);
  return (
    (search === null || isHit(search, booking)) &&
    (status === 'all' || booking.status === status) &&
    (client === '' || booking.clientId === client) &&
    (person === '' || booking.practitionerId === person) &&
    (service === '' || booking.serviceId === service) &&
    (range.from === null || booking.startsAt >= range.from) &&
    (range.to === null || booking.startsAt < range.to)
  );
}
