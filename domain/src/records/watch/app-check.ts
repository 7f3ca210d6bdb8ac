/** The App Check token by which a call proves that it comes from our site. */
export type SiteProof = 'valid' | 'missing' | 'invalid';

/**
 * `stats/appCheck_{YYYY-MM-DD}` (practice time): calls by proof, counted while App Check only watches. It has no field
 * `date`, by which the dashboard finds its documents.
 */
export const appCheckPath = (date: string) => `stats/appCheck_${date}`;
