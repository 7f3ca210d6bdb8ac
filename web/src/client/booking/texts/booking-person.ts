import { catalogue } from '../../../platform/language/catalogue';
import { useTexts } from '../../../platform/language/use-texts';

/** The choice among practitioners. */
const bookingPersonTexts = catalogue({
  en: {
    heading: 'Whom would you like to see?',
    anyone: 'Whoever is free first',
    with: 'With',
  },
  sw: {
    heading: 'Ungependa kumwona nani?',
    anyone: 'Yeyote aliye huru kwanza',
    with: 'Pamoja na',
  },
});

export const useBookingPersonTexts = () => useTexts(bookingPersonTexts);
