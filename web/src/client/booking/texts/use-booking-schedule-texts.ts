import { useTexts } from '../../../platform/language/use-texts';
import { bookingScheduleTexts } from './booking-schedule';

/** Apart from its texts, because the island reads them without React. */
export const useBookingScheduleTexts = () => useTexts(bookingScheduleTexts);
