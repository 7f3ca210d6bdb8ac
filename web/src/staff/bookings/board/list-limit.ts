/** The rules allow no longer list of bookings (design section 4). */
export const LIST_LIMIT = 100;
