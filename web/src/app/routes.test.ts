import { expect, it } from 'vitest';
import { titlesTexts } from './texts/titles';
import { routes, type Guard } from './routes';

/** Specification section 2, route table, and the routes that design sections 7 and 8 and decisions 043 and 037 add. */
const TABLE: Record<Guard, string> = {
  none: `/ /about /services /testimonials /contact /privacy /privacy/agreement /articles/:slug? /booking-status
    /login /signup /client-login /auth/callback /reset-password /my-sessions /pay /manage /guardian`,
  'booking-entry': '/booking',
  login: '/receipt /profile',
  admin: `/admin /admin/profile /admin/register /admin/reports /admin/bookings /admin/services
    /admin/practitioners /admin/articles /admin/stories /admin/clients /admin/clients/:id /admin/messages
    /admin/money /admin/privacy /admin/health /admin/settings /admin/staff /admin/schedule /admin/time`,
  staff: '/staff',
};

it('guards every path as specified', () => {
  const wanted = Object.entries(TABLE).flatMap(([guard, paths]) =>
    paths.split(/\s+/).map((path) => `${path} ${guard}`),
  );
  expect(routes.map(({ path, guard }) => `${path} ${guard}`).sort()).toEqual(wanted.sort());
});

it('every route has a title of its own', () => {
  const titles = routes.map(({ id }) => titlesTexts.en[id].title);
  expect(new Set(titles).size).toBe(titles.length);
});
