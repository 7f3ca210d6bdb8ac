/** The practice's own zone: fixed +03:00, no daylight saving. */
export const PRACTICE_ZONE = 'Africa/Nairobi';
