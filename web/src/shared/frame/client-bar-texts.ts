import { catalogue } from '../../platform/language/catalogue';

export const clientBarTexts = catalogue({
  en: {
    navigation: 'Your pages',
    book: 'Book',
    profile: 'Profile',
    contact: 'Contact',
  },
  sw: {
    navigation: 'Kurasa zako',
    book: 'Weka miadi',
    profile: 'Wasifu',
    contact: 'Mawasiliano',
  },
});
