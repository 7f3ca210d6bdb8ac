import { catalogue } from '../../platform/language/catalogue';

export const reauthenticateTexts = catalogue({
  en: {
    title: 'Please confirm that it is you',
    text: 'Enter your own password.',
    googleText: 'Choose your Google account once more.',
    google: 'Continue with Google',
    empty: 'Please enter your password.',
    password: 'Your password',
    confirm: 'Confirm',
    busy: 'Checking...',
    wrong: 'This password is not right. Please try again.',
    failed: 'That did not work. Check your connection and try again.',
  },
  sw: {
    title: 'Tafadhali thibitisha kuwa ni wewe',
    text: 'Weka nenosiri lako.',
    googleText: 'Chagua akaunti yako ya Google mara moja tena.',
    google: 'Endelea na Google',
    empty: 'Tafadhali weka nenosiri lako.',
    password: 'Nenosiri lako',
    confirm: 'Thibitisha',
    busy: 'Inaangalia...',
    wrong: 'Nenosiri hili si sahihi. Tafadhali jaribu tena.',
    failed: 'Haikufanikiwa. Angalia mtandao wako ujaribu tena.',
  },
});
