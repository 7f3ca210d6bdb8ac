import { defineRecord } from '../record';

/** What a call proves about coming from the practice's own site: an App Check token, none, or one that is not valid. */
export type SiteProof = 'valid' | 'missing' | 'invalid';

/**
 * `stats/appCheck_{YYYY-MM-DD}`, a day of practice time: its calls by their proof, counted while App Check is only watched.
 * Without a field `date`, by which the dashboard finds the days of bookings.
 */
export type AppCheckDay = Record<SiteProof, number>;

export const appCheckDays = defineRecord<AppCheckDay>({
  collection: 'stats',
  defaults: { valid: 0, missing: 0, invalid: 0 },
});
export const appCheckPath = (date: string) => `stats/appCheck_${date}`;
