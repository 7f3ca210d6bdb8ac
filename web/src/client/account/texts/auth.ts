import { catalogue } from '../../../platform/language/catalogue';

/**
 * What signing in, signing up and resetting a password say besides the dialog's own texts (specification section 8).
 */
export const authTexts = catalogue({
  en: {
    googleBusy: 'Opening Google...',
    problems: {
      unexpected: 'An unexpected error occurred',
      credentials: 'The email or the password is not right.',
      'too-many-attempts':
        'Too many attempts. Please wait a few minutes, or reset your password, and try again.',
      'too-many-emails':
        'We have sent several emails already. Please look for them in your inbox and your spam folder. You can ask again in an hour.',
      network: 'We could not reach the server. Check your connection and try again.',
      'weak-password': 'Please choose a stronger password.',
      'invalid-email': 'Please enter a valid email address',
      'other-method':
        'This address already has an account with a password. Log in with it instead.',
      'link-expired': 'This link has expired or was already used.',
      'recent-login': 'Please log in again to do this.',
      'invalid-token': 'Your login is no longer valid. Please log in again.',
      'no-session': 'Auth session missing! Please log in again.',
      storage: 'This browser could not keep your login. Load the page again, then try once more.',
      'own-password-unconfirmed':
        'Your new password is set, but your pages are not open yet. Check your connection and press the button again.',
    },
    provide: 'You must provide either an email or phone number and a password',
    wrongGiven: 'This is not the password you logged in with.',
    samePassword: 'Please choose another one than the one you were given.',
    unusable: 'Please make this shorter and leave out unusual characters.',
    mailSent: {
      signup: (email: string) =>
        `We sent a confirmation link to ${email}. Open it, and your account is ready.`,
      reset: (email: string) =>
        `If there is an account for ${email}, a link to set a new password is on its way.`,
      spam: 'It usually takes a minute. If you see nothing, look into your spam folder.',
      again: 'Send again',
      againIn: (seconds: number) => `Send again in ${seconds} s`,
      another: 'Use another address',
      thenSignIn: 'Already confirmed? Log in here.',
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
      'too-many-emails':
        'Tayari tumetuma barua pepe kadhaa. Tafadhali zitafute kwenye kikasha chako na kwenye folda ya barua taka. Unaweza kuomba tena baada ya saa moja.',
      network: 'Hatukuweza kufikia seva. Angalia intaneti yako kisha ujaribu tena.',
      'weak-password': 'Tafadhali chagua nenosiri imara zaidi.',
      'invalid-email': 'Tafadhali weka anwani sahihi ya barua pepe',
      'other-method':
        'Anwani hii tayari ina akaunti yenye nenosiri. Tafadhali ingia kwa nenosiri hilo.',
      'link-expired': 'Kiungo hiki kimeisha muda wake au kimeshatumika.',
      'recent-login': 'Tafadhali ingia tena ili kufanya hivi.',
      'invalid-token': 'Kuingia kwako hakutambuliki tena. Tafadhali ingia tena.',
      'no-session': 'Hakuna kipindi cha kuingia! Tafadhali ingia tena.',
      storage:
        'Kivinjari hiki hakikuweza kuhifadhi kuingia kwako. Pakia ukurasa tena, kisha ujaribu tena.',
      'own-password-unconfirmed':
        'Nenosiri lako jipya limewekwa, lakini kurasa zako bado hazijafunguka. Angalia mtandao wako kisha ubonyeze kitufe tena.',
    },
    provide: 'Lazima uweke barua pepe au nambari ya simu, pamoja na nenosiri',
    wrongGiven: 'Hili si nenosiri uliloingia nalo.',
    samePassword: 'Tafadhali chagua tofauti na lile ulilopewa.',
    unusable: 'Tafadhali fupisha na uondoe herufi zisizo za kawaida.',
    mailSent: {
      signup: (email) =>
        `Tumetuma kiungo cha uthibitisho kwa ${email}. Kifungue, na akaunti yako itakuwa tayari.`,
      reset: (email) =>
        `Ikiwa kuna akaunti ya ${email}, kiungo cha kuweka nenosiri jipya kiko njiani.`,
      spam: 'Kwa kawaida huchukua dakika moja. Usipokiona, angalia folda ya barua taka.',
      again: 'Tuma tena',
      againIn: (seconds) => `Tuma tena baada ya sekunde ${seconds}`,
      another: 'Tumia anwani nyingine',
      thenSignIn: 'Umeshathibitisha? Ingia hapa.',
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
