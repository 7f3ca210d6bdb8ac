/** The prerendered pages, as their files in `src/pages` are called. */
export const PUBLIC_NAMES = [
  'home',
  'about',
  'services',
  'testimonials',
  'contact',
  'privacy',
  'articles',
  'booking-status',
] as const;
