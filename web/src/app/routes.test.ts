import { expect, it } from 'vitest';
import { titlesCopy } from './texts/titles';
import { routes } from './routes';

/** Specification section 2, route table, and the routes that design sections 7 and 8 and decision 093 add. */
const TABLE = {
  '/': 'none',
  '/about': 'none',
  '/services': 'none',
  '/testimonials': 'none',
  '/contact': 'none',
  '/privacy': 'none',
  '/privacy/agreement': 'none',
  '/articles/:slug?': 'none',
  '/booking-status': 'none',
  '/login': 'none',
  '/signup': 'none',
  '/client-login': 'none',
  '/auth/callback': 'none',
  '/reset-password': 'none',
  '/booking': 'booking-entry',
  '/my-sessions': 'none',
  '/receipt': 'login',
  '/pay': 'none',
  '/manage': 'none',
  '/guardian': 'none',
  '/profile': 'login',
  '/admin': 'admin',
  '/admin/profile': 'admin',
  '/admin/register': 'admin',
  '/admin/reports': 'admin',
  '/admin/bookings': 'admin',
  '/admin/services': 'admin',
  '/admin/practitioners': 'admin',
  '/admin/articles': 'admin',
  '/admin/stories': 'admin',
  '/admin/clients': 'admin',
  '/admin/clients/:id': 'admin',
  '/admin/messages': 'admin',
  '/admin/money': 'admin',
  '/admin/privacy': 'admin',
  '/admin/health': 'admin',
  '/admin/settings': 'admin',
  '/admin/staff': 'admin',
  '/admin/schedule': 'admin',
  '/admin/time': 'admin',
  '/staff': 'staff',
};

it('guards every path as specified', () => {
  expect(Object.fromEntries(routes.map(({ path, guard }) => [path, guard]))).toEqual(TABLE);
});

it('titles every route differently', () => {
  const titles = routes.map(({ id }) => titlesCopy.en[id].title);
  expect(new Set(titles).size).toBe(titles.length);
});
