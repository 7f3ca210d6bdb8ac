/** The public pages in English; the Swahili ones stand under `/sw`. */
export const PUBLIC = [
  '/',
  '/about',
  '/services',
  '/testimonials',
  '/contact',
  '/privacy',
  '/articles',
  '/booking-status',
];

export const SWAHILI = PUBLIC.map((path) => `/sw${path === '/' ? '' : path}`);
