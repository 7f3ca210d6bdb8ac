import { catalogue } from '../../platform/language/catalogue.ts';

/** For the installed app. The build reads it, so this file imports nothing that needs a browser. */
export const webManifestTexts = catalogue({
  en: {
    name: 'Tulia Counselling',
    description: 'Book counselling sessions and keep your session times and join links at hand.',
    book: 'Book a session',
    sessions: 'My sessions',
    home: 'The home page',
    services: 'The services',
  },
  sw: {
    name: 'Tulia Ushauri Nasaha',
    description: 'Weka miadi ya ushauri nasaha na uwe na saa na viungo vya vikao vyako karibu.',
    book: 'Weka miadi',
    sessions: 'Vikao vyangu',
    home: 'Ukurasa wa nyumbani',
    services: 'Huduma',
  },
});
