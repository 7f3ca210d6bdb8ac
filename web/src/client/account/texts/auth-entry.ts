import { catalogue } from '../../../platform/language/catalogue';

/** /login and /signup on the way to a booking or the profile. */
export const authEntryTexts = catalogue({
  en: {
    why: 'An account keeps your sessions private: only you and the practice see them.',
    how: 'Fill in three fields, confirm your email, and carry on with your booking.',
    leads: {
      booking: 'Log in, and your booking goes on from where you are.',
      profile: 'Please log in to view your profile',
    },
    newHere: 'New here?',
    chosen: 'You have chosen',
    day: (day: string, time: string) => `${day}, ${time} in Nairobi`,
    notHeld: 'We remember your choice. We hold the time as soon as you send your request.',
  },
  sw: {
    why: 'Akaunti huweka vikao vyako faragha: wewe na kliniki pekee ndio mnaoviona.',
    how: 'Jaza sehemu tatu, thibitisha barua pepe yako, kisha uendelee na miadi yako.',
    leads: {
      booking: 'Ingia, kisha miadi yako inaendelea ulipoishia.',
      profile: 'Tafadhali ingia ili uone wasifu wako',
    },
    newHere: 'Mara ya kwanza hapa?',
    chosen: 'Umechagua',
    day: (day, time) => `${day}, saa ${time} Nairobi`,
    notHeld: 'Tunakumbuka chaguo lako. Tutakuhifadhia saa hiyo ukishatuma ombi.',
  },
});
