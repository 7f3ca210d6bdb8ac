import { useTexts } from '../../../platform/language/use-texts';
import { bookingScheduleTexts } from './booking-schedule';

/** Apart from its texts, which the island reads without React. */
export const useBookingScheduleTexts = () => useTexts(bookingScheduleTexts);
