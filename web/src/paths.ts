/** Addresses made of the table of pages. Paths carry no language: the router's basename adds `/sw`. */
import { pageRows, type AppPageId, type PublicPageId, type RouteId } from './page-table.ts';

export type { AppPageId, PublicPageId, RouteId };

const pathsOf = <Id extends RouteId>(isOne: (kind: string) => boolean) =>
  Object.fromEntries(
    pageRows.filter(([, { kind }]) => isOne(kind)).map(([id, { path }]) => [id, path]),
  ) as Record<Id, string>;

export const PUBLIC_PATHS = /* @__PURE__ */ pathsOf<PublicPageId>((kind) => kind === 'public');
export const APP_PATHS = /* @__PURE__ */ pathsOf<AppPageId>((kind) => kind !== 'public');
export const paths = /* @__PURE__ */ Object.assign({}, PUBLIC_PATHS, APP_PATHS);

export function articleAddress(slug: string): string {
  return `${paths.articles}/${slug}`;
}

export function bookingPath(serviceSlug?: string): string {
  return serviceSlug === undefined
    ? paths.booking
    : `${paths.booking}?service=${encodeURIComponent(serviceSlug)}`;
}

/** The choices that an address of the booking page holds; they name no person. */
export interface BookingChoice {
  /** slug of the service */
  service: string;
  /** id of a practitioner */
  with: string;
  /** practice time, `YYYY-MM-DD` and `HH:MM` */
  day: string;
  time: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:00$/;

/** Each choice is empty where the address has none, or none that is valid. */
export function bookingChoiceOf(query: URLSearchParams): BookingChoice {
  const part = (name: keyof BookingChoice, shape = /./) => {
    const value = query.get(name) ?? '';
    return shape.test(value) ? value : '';
  };
  const named = part('day', DAY);
  const day = Number.isNaN(Date.parse(named)) ? '' : named;
  return {
    service: part('service'),
    with: part('with'),
    day,
    time: day === '' ? '' : part('time', TIME),
  };
}

/** The booking page with these choices, for the way back after logging in or signing up. */
export function bookingPathOf(choice: Partial<BookingChoice>): string {
  const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
  return query.size === 0 ? paths.booking : `${paths.booking}?${query.toString()}`;
}

/** The address that dials a phone number, written as people write it. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** `page` with a redirect parameter that leads back to `target` (path and query). */
export function withRedirect(page: string, target: string): string {
  return `${page}?redirect=${encodeURIComponent(target)}`;
}

/** One client's page: below `/admin` for staff who have those pages, else in the staff area. */
export function clientPagePath(inAdmin: boolean, clientId: string): string {
  return inAdmin
    ? paths.adminClient.replace(':id', clientId)
    : `${paths.staff}?tab=clients&client=${clientId}`;
}

/** Whether a path of the table of pages matches this one; `:name` stands for any one part. */
function isAt(path: string, pathname: string): boolean {
  if (!path.includes(':')) return path === pathname;
  const parts = path.split('/');
  const given = pathname.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

/** How the last part of an address below a page is written (`slug` of `domain/src/calls/fields.ts`). */
export const SLUG_IN_ADDRESS = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** An address without language prefix as the table of pages writes it: no slash at the end. */
export function cleanPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}

/** The page at an address without language prefix; null where there is none. */
export function routeOfPath(pathname: string): RouteId | null {
  const clean = cleanPath(pathname);
  const found = pageRows.find(
    ([, { path, hasPagesBelow = false }]) =>
      isAt(path, clean) ||
      (hasPagesBelow && new RegExp(`^${path}/${SLUG_IN_ADDRESS}$`).test(clean)),
  );
  return found ? found[0] : null;
}

/** Public pages that have pages below them. */
export const PATHS_WITH_PAGES_BELOW = /* @__PURE__ */ pageRows.flatMap(
  ([, { path, hasPagesBelow = false }]) => (hasPagesBelow ? [path] : []),
);
