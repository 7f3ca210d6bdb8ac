import { catalogue } from '../../../platform/language/catalogue';

/** Says why no session can be booked at all. */
export const notBookableTexts = catalogue({
  en: {
    title: {
      practitioner: 'No session can be booked: nobody takes bookings yet.',
      hours: 'No session can be booked: nobody has opening hours.',
      service: 'No session can be booked: no service is offered.',
    },
    mend: {
      practitioner: 'Add a practitioner',
      hours: 'Set opening hours',
      service: 'Offer a service',
    },
    askOwner: 'An owner or admin of the practice can change that. Please ask them.',
  },
  sw: {
    title: {
      practitioner: 'Hakuna kikao kinachoweza kuwekwa: bado hakuna anayepokea miadi.',
      hours: 'Hakuna kikao kinachoweza kuwekwa: hakuna aliye na saa za kazi.',
      service: 'Hakuna kikao kinachoweza kuwekwa: hakuna huduma inayotolewa.',
    },
    mend: {
      practitioner: 'Ongeza mtaalamu',
      hours: 'Weka saa za kazi',
      service: 'Toa huduma',
    },
    askOwner: 'Mwenye kliniki au msimamizi anaweza kubadilisha hilo. Tafadhali mwulize.',
  },
});
