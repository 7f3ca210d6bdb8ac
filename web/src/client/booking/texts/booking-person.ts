import { catalogue } from '../../../platform/language/catalogue';

/** The choice among practitioners. */
export const bookingPersonTexts = catalogue({
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
