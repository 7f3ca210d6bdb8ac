import { catalogue } from '../../../platform/language/catalogue';

/** Asks staff to sign in again when their sign-in is too long ago; the page waits behind it. */
export const staffSessionTexts = catalogue({
  en: {
    title: 'Please log in again',
    text: (hours: number) =>
      `A staff login lasts ${hours} hours. Your page is kept as you left it; log in and go on.`,
    account: (email: string) => `Logged in as ${email}`,
    password: 'Your password',
    google: 'You log in with Google: choose the same account once more.',
    confirm: 'Log in',
    withGoogle: 'Continue with Google',
    busy: 'Signing in...',
    leave: 'Log out',
    empty: 'Please enter your password.',
    wrong: 'This password is not right. Please try again.',
    failed: 'That did not work. Check your connection and try again.',
  },
  sw: {
    title: 'Tafadhali ingia tena',
    text: (hours) =>
      `Mfanyakazi akiingia, hubaki ndani kwa saa ${hours}. Ukurasa wako umebaki kama ulivyouacha; ingia kisha uendelee.`,
    account: (email) => `Umeingia kama ${email}`,
    password: 'Nenosiri lako',
    google: 'Unaingia kwa Google: chagua akaunti ile ile mara moja tena.',
    confirm: 'Ingia',
    withGoogle: 'Endelea na Google',
    busy: 'Inaingia...',
    leave: 'Toka',
    empty: 'Tafadhali weka nenosiri lako.',
    wrong: 'Nenosiri hili si sahihi. Tafadhali jaribu tena.',
    failed: 'Haikufanikiwa. Angalia mtandao wako ujaribu tena.',
  },
});
