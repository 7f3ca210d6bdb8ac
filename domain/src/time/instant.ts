/** Epoch milliseconds. Firestore stores a Timestamp (`records/record.ts`). */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
