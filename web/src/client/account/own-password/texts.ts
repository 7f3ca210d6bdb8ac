import { catalogue } from '../../../platform/language/catalogue';

export const ownPasswordTexts = catalogue({
  en: {
    heading: 'Choose your own password',
    lead: 'Your account was made for you. Choose a password that nobody else knows; after that everything opens.',
    account: (email: string) => `Logged in as ${email}`,
    given: 'The password you were given',
    own: 'Your own password',
    google: 'You log in with Google: choose the same account once more when you are asked.',
    looking: 'Looking at your account...',
    submit: 'Save my password',
    done: 'Your password is saved. Welcome!',
  },
  sw: {
    heading: 'Chagua nenosiri lako mwenyewe',
    lead: 'Akaunti yako ilifunguliwa kwa niaba yako. Chagua nenosiri ambalo hakuna mwingine anayelijua; baada ya hapo kila kitu kitafunguka.',
    account: (email) => `Umeingia kama ${email}`,
    given: 'Nenosiri ulilopewa',
    own: 'Nenosiri lako mwenyewe',
    google: 'Unaingia kwa Google: chagua akaunti ile ile mara moja tena utakapoulizwa.',
    looking: 'Tunaangalia akaunti yako...',
    submit: 'Hifadhi nenosiri langu',
    done: 'Nenosiri lako limehifadhiwa. Karibu!',
  },
});
