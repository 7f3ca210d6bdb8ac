/**
 * Every address of the site, in one place (specification section 2, route table; `/reset-password` and `/staff` are
 * settled in design sections 7 and 8). Paths carry no language: the router's basename adds `/sw`.
 */
export const PUBLIC_PATHS = {
  home: '/',
  about: '/about',
  services: '/services',
  testimonials: '/testimonials',
  contact: '/contact',
  privacy: '/privacy',
  articles: '/articles',
  bookingStatus: '/booking-status',
} as const;

export const APP_PATHS = {
  login: '/login',
  signup: '/signup',
  clientLogin: '/client-login',
  authCallback: '/auth/callback',
  resetPassword: '/reset-password',
  booking: '/booking',
  mySessions: '/my-sessions',
  receipt: '/receipt',
  pay: '/pay',
  profile: '/profile',
  admin: '/admin',
  adminProfile: '/admin/profile',
  adminRegister: '/admin/register',
  adminBookings: '/admin/bookings',
  adminClients: '/admin/clients',
  adminSchedule: '/admin/schedule',
  adminTime: '/admin/time',
  adminServices: '/admin/services',
  adminPractitioners: '/admin/practitioners',
  adminArticles: '/admin/articles',
  adminMessages: '/admin/messages',
  adminSettings: '/admin/settings',
  adminStaff: '/admin/staff',
  staff: '/staff',
} as const;

export const paths = { ...PUBLIC_PATHS, ...APP_PATHS } as const;

export type PublicPageId = keyof typeof PUBLIC_PATHS;
export type AppPageId = keyof typeof APP_PATHS;
export type RouteId = PublicPageId | AppPageId;

/** The booking page, with a service already chosen when one is given. */
export function bookingPath(serviceSlug?: string): string {
  return serviceSlug === undefined
    ? paths.booking
    : `${paths.booking}?service=${encodeURIComponent(serviceSlug)}`;
}

/** `page` with a redirect parameter that leads back to `target` (path and query). */
export function withRedirect(page: string, target: string): string {
  return `${page}?redirect=${encodeURIComponent(target)}`;
}

/** The id of the route an address without language prefix belongs to; null for a path that is no page. */
export function routeOfPath(pathname: string): RouteId | null {
  const clean = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const found = Object.entries(paths).find(([, path]) => path === clean);
  return found ? (found[0] as RouteId) : null;
}
