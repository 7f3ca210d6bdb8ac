/**
 * The pages that a `redirect` parameter may open (threats row 30): routes of this origin. Account pages would lead in
 * circles. Pages that a mailed link opens are refused, too: the author of the link would choose what the person sees
 * after logging in. Every other address is replaced by the default.
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
 * The path and query to open, without language prefix and hash.
 * @param raw the parameter, or null
 * @param fallback the page when `raw` is missing or refused
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

/** The validated `redirect` parameter of the page; null when it is missing or refused. */
export function useAskedTarget(): string | null {
  const [parameters] = useSearchParams();
  const asked = parameters.get('redirect');
  const target = asked === null ? '' : redirectTarget(asked, '');
  return target === '' ? null : target;
}
