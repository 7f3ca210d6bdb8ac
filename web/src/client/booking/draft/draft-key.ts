/** Storage key of the draft; apart from `booking-draft.ts`, so that the island stays small. */
export const DRAFT_KEY = 'tulia.me.booking-draft';
