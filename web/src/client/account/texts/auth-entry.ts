import { catalogue } from '../../../platform/language/catalogue';

/** /login and /signup on the way to a booking: why an account is needed, and what was chosen so far. */
export const authEntryCopy = catalogue({
  en: {
    heading: 'Sign up to book',
    why: 'An account keeps your sessions private: only you and the practice see them.',
    how: 'Fill in three fields, confirm your email, and carry on with your booking.',
    signIn: 'Log in, and your booking goes on from where you are.',
    chosen: 'You have chosen',
    day: (day: string, time: string) => `${day}, ${time} in Nairobi`,
    notHeld: 'We remember your choice. We hold the time as soon as you send your request.',
    known: 'I have an account',
  },
  sw: {
    heading: 'Jisajili ili uweke miadi',
    why: 'Akaunti huweka vikao vyako faragha: wewe na kliniki pekee ndio mnaoviona.',
    how: 'Jaza sehemu tatu, thibitisha barua pepe yako, kisha uendelee na miadi yako.',
    signIn: 'Ingia, kisha miadi yako inaendelea ulipoishia.',
    chosen: 'Umechagua',
    day: (day, time) => `${day}, saa ${time} Nairobi`,
    notHeld: 'Tunakumbuka chaguo lako. Tutakuhifadhia saa hiyo ukishatuma ombi.',
    known: 'Nina akaunti',
  },
});
