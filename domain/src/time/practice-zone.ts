/** Always +03:00, without daylight saving. It is no setting (decision 070). */
export const PRACTICE_ZONE = 'Africa/Nairobi';
