/**
 * The one table of routes (specification section 2): what each path shows, who may see it, and whether it is prerendered
 * (`public`) or drawn by the browser in the empty shell (`app`). Titles are in `copy/titles.ts`, by the same ids.
 */
import type { ComponentType } from 'react';
import { paths, type AppPageId, type PublicPageId, type RouteId } from '../paths';

/**
 * `none`: everyone. `login`: signed in, else to `/login` with the way back. `login-unless-guests`: the same, unless the
 * practice takes bookings from guests. `staff` and `admin`: by role; others go to `/`.
 */
export type Guard = 'none' | 'login' | 'login-unless-guests' | 'staff' | 'admin';

export interface PageModule {
  default: ComponentType;
  /** of a route with `prefetchesData`: asks for what the page shows first. @param search query of the address */
  prefetchData?: (search: string) => void;
}

export interface Route {
  id: RouteId;
  path: string;
  kind: 'public' | 'app';
  guard: Guard;
  load: () => Promise<PageModule>;
  /** its first data is public and does without Firestore's SDK, which then leaves the connection to the page's scripts */
  prefetchesData: boolean;
}

type Entry = Pick<Route, 'load'> & Partial<Pick<Route, 'guard' | 'prefetchesData'>>;

const publicPages: Record<PublicPageId, Entry> = {
  home: { load: () => import('../pages/home') },
  about: { load: () => import('../pages/about') },
  services: { load: () => import('../pages/services') },
  testimonials: { load: () => import('../pages/testimonials') },
  contact: { load: () => import('../pages/contact') },
  privacy: { load: () => import('../pages/privacy') },
  articles: { load: () => import('../pages/articles') },
  bookingStatus: { load: () => import('../pages/booking-status') },
};

const appPages: Record<AppPageId, Entry> = {
  login: { load: () => import('../pages/login') },
  signup: { load: () => import('../pages/signup') },
  clientLogin: { load: () => import('../pages/client-login') },
  authCallback: { load: () => import('../pages/auth-callback') },
  resetPassword: { load: () => import('../pages/reset-password') },
  booking: {
    load: () => import('../pages/booking'),
    guard: 'login-unless-guests',
    prefetchesData: true,
  },
  mySessions: { load: () => import('../pages/my-sessions') },
  pay: { load: () => import('../pages/pay') },
  receipt: { load: () => import('../pages/receipt'), guard: 'login' },
  profile: { load: () => import('../pages/profile'), guard: 'login' },
  admin: { load: () => import('../pages/staff/admin'), guard: 'admin' },
  adminProfile: { load: () => import('../pages/staff/admin-profile'), guard: 'admin' },
  adminRegister: { load: () => import('../pages/staff/admin-register'), guard: 'admin' },
  adminBookings: { load: () => import('../pages/staff/admin-bookings'), guard: 'admin' },
  adminClients: { load: () => import('../pages/staff/admin-clients'), guard: 'admin' },
  adminServices: { load: () => import('../pages/staff/admin-services'), guard: 'admin' },
  adminPractitioners: {
    load: () => import('../pages/staff/admin-practitioners'),
    guard: 'admin',
  },
  adminArticles: { load: () => import('../pages/staff/admin-articles'), guard: 'admin' },
  adminMessages: { load: () => import('../pages/staff/admin-messages'), guard: 'admin' },
  adminSettings: { load: () => import('../pages/staff/admin-settings'), guard: 'admin' },
  adminStaff: { load: () => import('../pages/staff/admin-staff'), guard: 'admin' },
  adminSchedule: { load: () => import('../pages/staff/admin-schedule'), guard: 'admin' },
  adminTime: { load: () => import('../pages/staff/admin-time'), guard: 'admin' },
  staff: { load: () => import('../pages/staff/staff'), guard: 'staff' },
};

function routesOf(entries: Record<string, Entry>, kind: Route['kind']): Route[] {
  return Object.entries(entries).map(([id, entry]) => ({
    id: id as RouteId,
    path: paths[id as RouteId],
    kind,
    guard: entry.guard ?? 'none',
    load: entry.load,
    prefetchesData: entry.prefetchesData ?? false,
  }));
}

export const routes: readonly Route[] = [
  ...routesOf(publicPages, 'public'),
  ...routesOf(appPages, 'app'),
];

export const loadNotFound = (): Promise<PageModule> => import('../pages/not-found');
