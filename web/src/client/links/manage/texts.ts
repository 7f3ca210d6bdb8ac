import { catalogue } from '../../../platform/language/catalogue';

/** The page of the client's link; it does not say what the session is about. */
export const manageTexts = catalogue({
  en: {
    heading: 'Your appointment',
    lead: (practice: string) =>
      `With ${practice}. Here you can move it, cancel it or change your contact details without logging in.`,
    overText:
      'The appointment may be over, or a part of the link is missing. If you want to move or cancel, please call or write to us.',
    /** the state of the session in one line, which also confirms a change */
    stands: {
      pending: (moment: string) => `Requested for ${moment}`,
      confirmed: (moment: string) => `Confirmed for ${moment}`,
      cancelled: (moment: string) => `Cancelled. It was on ${moment}`,
      lineFailed: (moment: string) => `The line failed. It was on ${moment}`,
      rejected: (moment: string) => `Declined. It was requested for ${moment}`,
      completed: (moment: string) => `It took place on ${moment}`,
      no_show: (moment: string) => `It was missed on ${moment}`,
    },
    refundUntil: (moment: string) =>
      `If you cancel by ${moment}, everything that you have paid for it goes back to you.`,
    noRefund: 'If you cancel now, there is no refund.',
    contact: {
      open: 'Change contact details',
      title: 'Your contact details',
      text: 'For this appointment. We do not show here what we have, because somebody else may open the link.',
      phone: 'New phone number',
      nameStays: 'Leave it empty if your name stays.',
      email: 'Our emails go on to the same email address. For another one, please talk to us:',
      saved: 'Contact details saved',
      savedText: 'We also write this to your email address.',
      failed: 'The contact details were not saved',
    },
    stranger: 'Was this email not meant for you? Then please change nothing and tell us:',
  },
  sw: {
    heading: 'Miadi yako',
    lead: (practice) =>
      `Na ${practice}. Hapa unaweza kubadilisha saa, kughairi au kubadilisha mawasiliano yako bila kuingia.`,
    overText:
      'Huenda miadi imekwisha, au sehemu ya kiungo haipo. Ukitaka kubadilisha saa au kughairi, tafadhali tupigie simu au tuandikie.',
    stands: {
      pending: (moment) => `Umeomba ${moment}`,
      confirmed: (moment) => `Imethibitishwa: ${moment}`,
      cancelled: (moment) => `Imeghairiwa. Ilikuwa ${moment}`,
      lineFailed: (moment) => `Laini ilikatika. Ilikuwa ${moment}`,
      rejected: (moment) => `Imekataliwa. Uliomba ${moment}`,
      completed: (moment) => `Ilifanyika ${moment}`,
      no_show: (moment) => `Hukuhudhuria ${moment}`,
    },
    refundUntil: (moment) =>
      `Ukighairi kabla ya ${moment}, unarudishiwa pesa zote ulizolipia kikao hiki.`,
    noRefund: 'Ukighairi sasa, hakuna kurudishiwa pesa.',
    contact: {
      open: 'Badilisha mawasiliano',
      title: 'Mawasiliano yako',
      text: 'Kwa miadi hii. Hatuonyeshi hapa tulichonacho, kwa sababu huenda mtu mwingine akafungua kiungo hiki.',
      phone: 'Nambari mpya ya simu',
      nameStays: 'Acha tupu ikiwa jina lako halibadiliki.',
      email:
        'Barua pepe zetu zinaendelea kwenda kwenye anwani ileile. Ukitaka anwani nyingine, tafadhali zungumza nasi:',
      saved: 'Mawasiliano yamehifadhiwa',
      savedText: 'Tunakuandikia haya pia kwa barua pepe yako.',
      failed: 'Mawasiliano hayakuhifadhiwa',
    },
    stranger: 'Je, barua pepe hii haikuwa yako? Basi tafadhali usibadilishe chochote na utuambie:',
  },
});
