/**
 * Where a `redirect` parameter may lead (threats row 30): an address of this origin that is one of our routes. None of
 * the account pages themselves, which would go round in circles, and none of those that a mailed link opens by what
 * stands behind its `#`: whoever chose that would choose what the person sees after logging in. Anything else is the
 * default.
 */
import { useSearchParams } from 'react-router-dom';
import { splitPath } from '../../platform/language/language';
import { cleanPath, paths, routeOfPath, type RouteId } from '../../paths';

const NOT_A_TARGET: ReadonlySet<RouteId> = new Set<RouteId>([
  'login',
  'signup',
  'clientLogin',
  'authCallback',
  'resetPassword',
  'pay',
  'manage',
  'guardian',
]);

/** Defaults of specification section 9, "Redirects". */
export const REDIRECT_DEFAULTS = {
  login: paths.profile,
  signup: paths.booking,
  callback: paths.booking,
  dialog: paths.booking,
  clientLogin: paths.mySessions,
} as const;

/**
 * The path and query to go to, without language prefix and hash.
 * @param raw the parameter as it came, or null
 * @param fallback where to go when it is missing or not allowed
 */
export function redirectTarget(
  raw: string | null,
  fallback: string,
  origin: string = window.location.origin,
): string {
  if (raw === null || !raw.startsWith('/')) return fallback;
  let url: URL;
  try {
    url = new URL(raw, origin);
  } catch {
    return fallback;
  }
  if (url.origin !== origin || url.username !== '' || url.password !== '') return fallback;
  const { path } = splitPath(url.pathname);
  const route = routeOfPath(path);
  if (route === null || NOT_A_TARGET.has(route)) return fallback;
  return `${cleanPath(path)}${url.search}`;
}

/** The validated `redirect` parameter of the page; null when there is none, or none of ours. */
export function useAskedTarget(): string | null {
  const [parameters] = useSearchParams();
  const asked = parameters.get('redirect');
  const target = asked === null ? '' : redirectTarget(asked, '');
  return target === '' ? null : target;
}
