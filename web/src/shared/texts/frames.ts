import { catalogue } from '../../platform/language/catalogue';

/** For the frames of booking and account pages before any script. */
export const framesTexts = catalogue({
  en: {
    booking: 'Book Your Session',
    bookingLead: 'It takes about a minute. You choose a time, we hold it for you and confirm.',
    login: 'Log in',
    signup: 'Sign up',
    clientLogin: 'Client login',
    leads: {
      login: 'The way to your sessions, your profile and your bookings.',
      signup: 'It takes a minute. Nobody but you and the practice sees what you book.',
      clientLogin: 'Welcome back. Log in to see your sessions.',
    },
    needsScript:
      'The form on this page needs JavaScript, which is switched off or could not be loaded. You can book all the same:',
    needsScriptForAccount:
      'The form on this page needs JavaScript, which is switched off or could not be loaded. You can call or write to us without it:',
    talk: 'Would you rather talk or write?',
    call: (phone: string) => `Call ${phone}`,
    message: 'Write on WhatsApp',
    contactForm: 'Write to us on the contact page',
    loading: 'Loading the form…',
  },
  sw: {
    booking: 'Weka Miadi ya Kikao Chako',
    bookingLead: 'Inachukua takriban dakika moja. Unachagua saa, tunakuhifadhia na kuthibitisha.',
    login: 'Ingia',
    signup: 'Jisajili',
    clientLogin: 'Wateja waingie hapa',
    leads: {
      login: 'Njia ya kufikia vikao vyako, wasifu wako na miadi yako.',
      signup: 'Ni dakika moja tu. Ni wewe na kliniki pekee mnaoona miadi unayoweka.',
      clientLogin: 'Karibu tena. Ingia uone vikao vyako.',
    },
    needsScript:
      'Fomu ya ukurasa huu inahitaji JavaScript, ambayo imezimwa au haikupakuliwa. Bado unaweza kuweka miadi:',
    needsScriptForAccount:
      'Fomu ya ukurasa huu inahitaji JavaScript, ambayo imezimwa au haikupakuliwa. Bado unaweza kutupigia simu au kutuandikia:',
    talk: 'Ungependa kuzungumza au kuandika?',
    call: (phone) => `Piga simu ${phone}`,
    message: 'Andika kwa WhatsApp',
    contactForm: 'Tuandikie kwenye ukurasa wa mawasiliano',
    loading: 'Inapakia fomu…',
  },
});
