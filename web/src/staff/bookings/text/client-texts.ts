import { catalogue } from '../../../platform/language/catalogue';

/** Text messages that staff send to the phone of a client without an email address, in the client's language. */
export const clientTextsTexts = catalogue({
  en: {
    hello: (practice: string) => `Hello, this is ${practice}.`,
    booked: 'Booked for you (Nairobi time):',
    asked: 'Asked for you, and not confirmed yet (Nairobi time):',
    over: 'This appointment will not take place:',
    givenUp: 'As you asked, this appointment is cancelled:',
    lineFailed: 'We are sorry that the line failed. This appointment does not count as missed:',
    line: (when: string, reference: string) => `${when} (reference ${reference})`,
    look: (page: string) => `How it stands: ${page}`,
    call: (phone: string) => `To change something, call ${phone}.`,
    join: (link: string) => `To join: ${link}`,
    joinLater: 'We send the link to join to this phone before the session.',
    price: (sum: string, sessions: number) =>
      sessions > 1 ? `To pay for each: ${sum}.` : `To pay: ${sum}.`,
    paybill: (name: string, number: string, accounts: string) =>
      `${name}, PayBill ${number}, account ${accounts}.`,
    till: (name: string, number: string) =>
      `${name}, till ${number}. Then tell us the code of the M-Pesa message.`,
    bank: (bank: string, accounts: string) => `Bank: ${bank}, reference ${accounts}.`,
    noWay: 'We will tell you how to pay.',
  },
  sw: {
    hello: (practice) => `Habari, hapa ni ${practice}.`,
    booked: 'Umewekewa miadi (saa za Nairobi):',
    asked: 'Umeombewa miadi, bado haijathibitishwa (saa za Nairobi):',
    over: 'Miadi hii haitafanyika:',
    givenUp: 'Kama ulivyoomba, miadi hii imeghairiwa:',
    lineFailed: 'Samahani, laini ilikatika. Miadi hii haihesabiwi kuwa hukufika:',
    line: (when, reference) => `${when} (kumbukumbu ${reference})`,
    look: (page) => `Hali ilivyo: ${page}`,
    call: (phone) => `Kubadilisha chochote, piga simu ${phone}.`,
    join: (link) => `Kujiunga: ${link}`,
    joinLater: 'Tutatuma kiungo cha kujiunga kwa simu hii kabla ya kikao.',
    price: (sum, sessions) => (sessions > 1 ? `Malipo ya kila kikao: ${sum}.` : `Malipo: ${sum}.`),
    paybill: (name, number, accounts) => `${name}, PayBill ${number}, akaunti ${accounts}.`,
    till: (name, number) => `${name}, till ${number}. Kisha tuambie msimbo wa ujumbe wa M-Pesa.`,
    bank: (bank, accounts) => `Benki: ${bank}, kumbukumbu ${accounts}.`,
    noWay: 'Tutakuambia jinsi ya kulipa.',
  },
});
