/**
 * The one table of pages, data only (specification section 2, route table; `/reset-password` and `/staff` are
 * decided in design sections 7 and 8). Routes, addresses, the built files of a page, prerendered files and lists
 * of pages in tests follow from it. A page's module lies in the folder `pages` of its readers (`src/public`,
 * `src/client`, `src/staff`) under its id with hyphens, its title in `app/texts/titles.ts`.
 */

/**
 * `public`: prerendered, for every visitor. `account`: signing in and up. `client`: booking, and the client's
 * sessions. `staff`: staff's work on bookings. `office`: the other pages of staff. Pages of one kind share built
 * files.
 */
export type PageKind = 'public' | 'account' | 'client' | 'staff' | 'office';

/**
 * `none`: every visitor. `login`: signed in, else to `/login` with the way back. `booking-entry`: the same, unless
 * the practice asks for the account last or for none (`bookingEntry` of its settings). `staff` and `admin`: by
 * role; others go to `/`.
 */
export type Guard = 'none' | 'login' | 'booking-entry' | 'staff' | 'admin';

interface PageRow {
  /** without language: the router's basename adds `/sw` */
  path: string;
  kind: PageKind;
  /** the readers it is open to; every visitor when missing */
  guard?: Guard;
  /** its first data is public and read without Firestore's SDK, so that the page's scripts get the connection */
  prefetchesData?: true;
  /** each item it lists has a page below it, by its slug: `/articles/{slug}` */
  hasPagesBelow?: true;
}

const PAGES = {
  home: { path: '/', kind: 'public' },
  about: { path: '/about', kind: 'public' },
  services: { path: '/services', kind: 'public' },
  testimonials: { path: '/testimonials', kind: 'public' },
  contact: { path: '/contact', kind: 'public' },
  privacy: { path: '/privacy', kind: 'public' },
  agreement: { path: '/privacy/agreement', kind: 'public' },
  articles: { path: '/articles', kind: 'public', hasPagesBelow: true },
  bookingStatus: { path: '/booking-status', kind: 'public' },
  login: { path: '/login', kind: 'account' },
  signup: { path: '/signup', kind: 'account' },
  clientLogin: { path: '/client-login', kind: 'account' },
  authCallback: { path: '/auth/callback', kind: 'account' },
  resetPassword: { path: '/reset-password', kind: 'account' },
  booking: { path: '/booking', kind: 'client', guard: 'booking-entry', prefetchesData: true },
  mySessions: { path: '/my-sessions', kind: 'client' },
  pay: { path: '/pay', kind: 'client' },
  manage: { path: '/manage', kind: 'client' },
  guardian: { path: '/guardian', kind: 'client' },
  receipt: { path: '/receipt', kind: 'client', guard: 'login' },
  profile: { path: '/profile', kind: 'client', guard: 'login' },
  admin: { path: '/admin', kind: 'staff', guard: 'admin' },
  adminProfile: { path: '/admin/profile', kind: 'office', guard: 'admin' },
  adminRegister: { path: '/admin/register', kind: 'office', guard: 'admin' },
  adminBookings: { path: '/admin/bookings', kind: 'staff', guard: 'admin' },
  adminClients: { path: '/admin/clients', kind: 'office', guard: 'admin' },
  adminClient: { path: '/admin/clients/:id', kind: 'staff', guard: 'admin' },
  adminSchedule: { path: '/admin/schedule', kind: 'staff', guard: 'admin' },
  adminTime: { path: '/admin/time', kind: 'staff', guard: 'admin' },
  adminServices: { path: '/admin/services', kind: 'office', guard: 'admin' },
  adminPractitioners: { path: '/admin/practitioners', kind: 'office', guard: 'admin' },
  adminArticles: { path: '/admin/articles', kind: 'office', guard: 'admin' },
  adminStories: { path: '/admin/stories', kind: 'office', guard: 'admin' },
  adminMessages: { path: '/admin/messages', kind: 'office', guard: 'admin' },
  adminMoney: { path: '/admin/money', kind: 'office', guard: 'admin' },
  adminReports: { path: '/admin/reports', kind: 'office', guard: 'admin' },
  adminPrivacy: { path: '/admin/privacy', kind: 'office', guard: 'admin' },
  adminHealth: { path: '/admin/health', kind: 'office', guard: 'admin' },
  adminSettings: { path: '/admin/settings', kind: 'office', guard: 'admin' },
  adminStaff: { path: '/admin/staff', kind: 'office', guard: 'admin' },
  staff: { path: '/staff', kind: 'staff', guard: 'staff' },
} as const satisfies Record<string, PageRow>;

type Pages = typeof PAGES;
export type RouteId = keyof Pages;
export type PublicPageId = {
  [Id in RouteId]: Pages[Id]['kind'] extends 'public' ? Id : never;
}[RouteId];
export type AppPageId = Exclude<RouteId, PublicPageId>;

export const pageRows = /* @__PURE__ */ Object.entries(PAGES) as readonly (readonly [
  RouteId,
  PageRow,
])[];

const FOLDERS: Record<PageKind, string> = {
  public: 'public',
  account: 'client',
  client: 'client',
  staff: 'staff',
  office: 'staff',
};

/** The file in `src` that draws a page: `bookingStatus` is `public/pages/booking-status.tsx`. */
export function pageFile(id: RouteId): string {
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${FOLDERS[PAGES[id].kind]}/pages/${name}.tsx`;
}
