import { catalogue } from '../../../platform/language/catalogue';

export const farewellTexts = catalogue({
  en: {
    'access-ended': {
      title: 'Your access to the practice has ended',
      text: 'You were logged out, and nothing of the practice is kept on this device. If you think this is a mistake, please talk to the practice.',
    },
    'access-changed': {
      title: 'Your access to the practice has changed',
      text: 'You were logged out. Please log in again to go on with your new access.',
    },
    'account-deleted': {
      title: 'Your account is deleted',
      text: 'We have sent you a last email that says what goes and what must be kept. Thank you for the time you spent with us. We wish you well.',
    },
  },
  sw: {
    'access-ended': {
      title: 'Ruhusa yako ya kutumia mfumo wa kliniki imeisha',
      text: 'Umetolewa, na hakuna chochote cha kliniki kilichobaki kwenye kifaa hiki. Ukidhani ni makosa, tafadhali zungumza na kliniki.',
    },
    'access-changed': {
      title: 'Ruhusa yako kwenye mfumo wa kliniki imebadilika',
      text: 'Umetolewa. Tafadhali ingia tena ili uendelee kwa ruhusa yako mpya.',
    },
    'account-deleted': {
      title: 'Akaunti yako imefutwa',
      text: 'Tumekutumia barua pepe ya mwisho inayoeleza kinachoondoka na kinachopaswa kuhifadhiwa. Asante kwa muda uliokuwa nasi. Tunakutakia kila la heri.',
    },
  },
});
