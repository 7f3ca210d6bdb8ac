/** How fast the site is for its visitors: closed lists of what a visit reports, without personal data. */

/**
 * `lcp`, `inp` and `cls` as web.dev/articles/vitals defines them; `pickable` and `firstPick` are our own: from the
 * start of the visit until a day could be picked on the booking page, and until one was picked.
 */
export const FIELD_FIGURES = ['lcp', 'inp', 'cls', 'pickable', 'firstPick'] as const;
export type FieldFigure = (typeof FIELD_FIGURES)[number];

/** The highest value that is reported: two minutes. A larger one is reported as this. */
export const FIGURE_MAX = 120_000;

/** The page on which a visit began. */
export const FIELD_PAGES = [
  'home',
  'services',
  'booking',
  'login',
  'mySessions',
  'staff',
  'other',
] as const satisfies string[];
export const FIELD_DEVICES = ['phone', 'laptop'] as const;
/** As the browser estimates it; `unknown` where it does not say. */
export const FIELD_CONNECTIONS = ['3g', '4g', 'unknown'] as const;
export type FieldPage = (typeof FIELD_PAGES)[number];
export type FieldDevice = (typeof FIELD_DEVICES)[number];
export type FieldConnection = (typeof FIELD_CONNECTIONS)[number];
