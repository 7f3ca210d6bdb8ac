import { catalogue } from '../../platform/language/catalogue';

/** Headings of the booking and account pages, and the ways to book without a form. They show before any script runs. */
export const framesCopy = catalogue({
  en: {
    booking: 'Book Your Session',
    bookingLead: 'It takes about a minute. You choose a time, we hold it for you and confirm.',
    login: 'Log in',
    signup: 'Sign up',
    clientLogin: 'Client login',
    needsScript:
      'The form on this page needs JavaScript, which is switched off or could not be loaded. You can book all the same:',
    talk: 'Would you rather talk or write?',
    call: (phone: string) => `Call ${phone}`,
    message: 'Write on WhatsApp',
    loading: 'Loading the form…',
  },
  sw: {
    booking: 'Weka Miadi ya Kikao Chako',
    bookingLead: 'Inachukua takriban dakika moja. Unachagua saa, tunakuhifadhia na kuthibitisha.',
    login: 'Ingia',
    signup: 'Jisajili',
    clientLogin: 'Wateja waingie hapa',
    needsScript:
      'Fomu ya ukurasa huu inahitaji JavaScript, ambayo imezimwa au haikupakuliwa. Bado unaweza kuweka miadi:',
    talk: 'Ungependa kuzungumza au kuandika?',
    call: (phone) => `Piga simu ${phone}`,
    message: 'Andika kwa WhatsApp',
    loading: 'Inapakia fomu…',
  },
});
