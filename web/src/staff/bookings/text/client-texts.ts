import { catalogue } from '../../../platform/language/catalogue';

/** Text messages that staff send to the phone of a client without an email address, in the client's language. */
export const clientTextsTexts = catalogue({
  en: {
    hello: (practice: string) => `Hello, this is ${practice}.`,
    booked: 'Booked for you (Nairobi time):',
    asked: 'Asked for you, and not confirmed yet (Nairobi time):',
    over: 'This appointment will not take place:',
    givenUp: 'As you asked, this appointment is cancelled:',
    line: (when: string, reference: string) => `${when} (reference ${reference})`,
    look: (page: string) => `How it stands: ${page}`,
    call: (phone: string) => `To change something, call ${phone}.`,
    join: (link: string) => `To join: ${link}`,
  },
  sw: {
    hello: (practice) => `Habari, hapa ni ${practice}.`,
    booked: 'Umewekewa miadi (saa za Nairobi):',
    asked: 'Umeombewa miadi, bado haijathibitishwa (saa za Nairobi):',
    over: 'Miadi hii haitafanyika:',
    givenUp: 'Kama ulivyoomba, miadi hii imeghairiwa:',
    line: (when, reference) => `${when} (kumbukumbu ${reference})`,
    look: (page) => `Hali ilivyo: ${page}`,
    call: (phone) => `Kubadilisha chochote, piga simu ${phone}.`,
    join: (link) => `Kujiunga: ${link}`,
  },
});
