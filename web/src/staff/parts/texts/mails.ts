import { catalogue } from '../../../platform/language/catalogue';

/** The states of mails: what toasts say of them, and the mails that need staff. */
export const adminMailsCopy = catalogue({
  en: {
    /** the end of a toast: what became of the mails of a change; it promises nothing */
    fates: {
      sent: 'The client is informed.',
      waiting: 'The mails are on their way.',
      none: 'Nobody was written to.',
      'others-only': 'The client has no address: please send the text under Details.',
      trouble: 'A mail was not delivered: please see under Details.',
      unclear: '',
    },
    heading: 'Mails that were not delivered',
    lead: 'Send each again, or tell the person in another way and tick it off.',
    failed: 'Whether all mails were delivered could not be found out.',
    many: (count: number) => `The newest ${count} are shown; others follow when these are settled.`,
    toPractice: 'Not about a booking',
    sign: 'Mail not delivered',
    settle: 'Tick off',
    settled: 'Ticked off',
    settleOf: (mail: string) => `Tick off: ${mail}`,
    settleGone: 'Somebody has seen to it already.',
    invitations: {
      confirmed: 'Invitation, to the therapist',
      moved: 'New time, to the therapist',
      cancelled: 'Cancellation, to the therapist',
      link: 'New link, to the therapist',
    },
  },
  sw: {
    fates: {
      sent: 'Mteja amejulishwa.',
      waiting: 'Barua pepe ziko njiani.',
      none: 'Hakuna aliyeandikiwa.',
      'others-only': 'Mteja hana barua pepe: tafadhali tuma ujumbe ulio kwenye Maelezo.',
      trouble: 'Barua pepe moja haikufika: tafadhali angalia kwenye Maelezo.',
      unclear: '',
    },
    heading: 'Barua pepe ambazo hazikufika',
    lead: 'Tuma kila moja tena, au mjulishe mhusika kwa njia nyingine kisha uiondoe hapa.',
    failed: 'Haikuwezekana kujua kama barua pepe zote zimefika.',
    many: (count) => `Mpya zaidi ${count} zinaonyeshwa; nyingine hufuata hizi zikishughulikiwa.`,
    toPractice: 'Haihusu miadi',
    sign: 'Barua pepe haikufika',
    settle: 'Imeshughulikiwa',
    settled: 'Imewekwa kuwa imeshughulikiwa',
    settleOf: (mail) => `Imeshughulikiwa: ${mail}`,
    settleGone: 'Mtu mwingine ameshaishughulikia.',
    invitations: {
      confirmed: 'Mwaliko, kwa mtaalamu',
      moved: 'Muda mpya, kwa mtaalamu',
      cancelled: 'Kughairiwa, kwa mtaalamu',
      link: 'Kiungo kipya, kwa mtaalamu',
    },
  },
});
