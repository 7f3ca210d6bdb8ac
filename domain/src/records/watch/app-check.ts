/**
 * How a call proves that it comes from the practice's own site: an App Check token that is valid, missing or
 * invalid.
 */
export type SiteProof = 'valid' | 'missing' | 'invalid';

/**
 * `stats/appCheck_{YYYY-MM-DD}`, a day of practice time: its calls by proof, counted while App Check is only
 * watched. It has no field `date`, because the dashboard finds the days of bookings by that field.
 */
export type AppCheckDay = Record<SiteProof, number>;

export const appCheckPath = (date: string) => `stats/appCheck_${date}`;
