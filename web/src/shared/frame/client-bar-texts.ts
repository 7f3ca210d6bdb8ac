import { catalogue } from '../../platform/language/catalogue';

export const clientBarCopy = catalogue({
  en: {
    navigation: 'Your pages',
    book: 'Book',
    sessions: 'My sessions',
    profile: 'Profile',
    contact: 'Contact',
  },
  sw: {
    navigation: 'Kurasa zako',
    book: 'Weka miadi',
    sessions: 'Vikao vyangu',
    profile: 'Wasifu',
    contact: 'Mawasiliano',
  },
});
