/** The practice's own zone: fixed +03:00, no daylight saving. Apart from `practice-time.ts`, whose Temporal pages that only name it need not load. */
export const PRACTICE_ZONE = 'Africa/Nairobi';
