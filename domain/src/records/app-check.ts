import { defineRecord } from './record';

/** What a call proves about coming from the practice's own site: an App Check token, none, or one that is not valid. */
export type SiteProof = 'valid' | 'missing' | 'invalid';

/** `stats/appCheck_{YYYY-MM-DD}`: the calls of a day by their proof, counted while App Check is only watched. */
export interface AppCheckDay extends Record<SiteProof, number> {
  /** `YYYY-MM-DD`, practice time */
  date: string;
}

export const appCheckDays = defineRecord<AppCheckDay>({
  collection: 'stats',
  defaults: { valid: 0, missing: 0, invalid: 0 },
});
export const appCheckPath = (date: string) => `stats/appCheck_${date}`;
