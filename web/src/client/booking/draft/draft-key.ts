/** Where the draft of the booking form is kept (`booking-draft.ts`). */
export const DRAFT_KEY = 'tulia.me.booking-draft';
