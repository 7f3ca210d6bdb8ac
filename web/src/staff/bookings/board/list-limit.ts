/** The longest list of bookings that the rules allow (design section 4). */
export const LIST_LIMIT = 100;
