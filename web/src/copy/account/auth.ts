import { catalogue } from '../catalogue';

/** What signing in, signing up and resetting a password say besides the dialog's own texts (specification section 8). */
export const authCopy = catalogue({
  en: {
    googleBusy: 'Opening Google...',
    problems: {
      unexpected: 'An unexpected error occurred',
      credentials: 'The email or the password is not right.',
      'too-many-attempts':
        'Too many attempts. Please wait a few minutes, or reset your password, and try again.',
      network: 'We could not reach the server. Check your connection and try again.',
      'weak-password': 'Please choose a stronger password.',
      'invalid-email': 'Please enter a valid email address',
      'other-method':
        'This address already has an account with a password. Sign in with it instead.',
      'link-expired': 'This link has expired or was already used.',
      'recent-login': 'Please sign in again to do this.',
    },
    required: {
      email: 'Email is required',
      password: 'Password is required',
      fullName: 'Full name is required',
    },
    passwordNeeds: {
      intro: 'Your password:',
      length: 'has at least 8 characters',
      common: 'is not a very common one, such as 12345678',
      personal: 'holds no part of your name or email',
      met: 'done',
      unmet: 'still needed',
    },
  },
  sw: {
    googleBusy: 'Inafungua Google...',
    problems: {
      unexpected: 'Hitilafu isiyotarajiwa imetokea',
      credentials: 'Barua pepe au nenosiri si sahihi.',
      'too-many-attempts':
        'Umejaribu mara nyingi mno. Tafadhali subiri dakika chache, au weka nenosiri jipya, kisha ujaribu tena.',
      network: 'Hatukuweza kufikia seva. Angalia intaneti yako kisha ujaribu tena.',
      'weak-password': 'Tafadhali chagua nenosiri imara zaidi.',
      'invalid-email': 'Tafadhali weka anwani sahihi ya barua pepe',
      'other-method':
        'Anwani hii tayari ina akaunti yenye nenosiri. Tafadhali ingia kwa nenosiri hilo.',
      'link-expired': 'Kiungo hiki kimeisha muda wake au kimeshatumika.',
      'recent-login': 'Tafadhali ingia tena ili kufanya hivi.',
    },
    required: {
      email: 'Barua pepe inahitajika',
      password: 'Nenosiri linahitajika',
      fullName: 'Jina kamili linahitajika',
    },
    passwordNeeds: {
      intro: 'Nenosiri lako:',
      length: 'lina angalau herufi 8',
      common: 'si la kawaida sana, kama 12345678',
      personal: 'halina sehemu ya jina lako au barua pepe yako',
      met: 'tayari',
      unmet: 'bado',
    },
  },
});
