/** The practice's own zone: fixed +03:00, no daylight saving. No setting (decision 070). */
export const PRACTICE_ZONE = 'Africa/Nairobi';
