import { catalogue } from '../../../platform/language/catalogue';

/** The step between form and request when the practice asks for the account last. */
export const bookingEntryTexts = catalogue({
  en: {
    title: 'One last step: your account',
    text: 'What you filled in is kept in this tab for an hour. With an account your request can be sent, and nobody but you and the practice sees it.',
    notHeld: 'The time is held for you once your request is sent.',
    known: 'I have an account',
  },
  sw: {
    title: 'Hatua moja ya mwisho: akaunti yako',
    text: 'Uliyojaza yamehifadhiwa kwenye kichupo hiki kwa saa moja. Ukiwa na akaunti ombi lako linaweza kutumwa, na huonwa na wewe na kliniki pekee.',
    notHeld: 'Saa hiyo itashikiliwa kwa ajili yako ombi lako likitumwa.',
    known: 'Nina akaunti',
  },
});
