import { catalogue } from '../../../../platform/language/catalogue';
import { plural } from '../../../../platform/language/plural';

/** Who cancels a booking, and why: the dialog, and the line of the history. */
export const adminCancellingTexts = catalogue({
  en: {
    title: 'Cancel booking',
    who: 'Who cancels?',
    by: {
      client: 'The client asked for it',
      practice: 'The practice has to cancel',
    },
    whoMissing: 'Please say who cancels',
    policy: (hours: number) =>
      plural('en', hours, {
        one: 'By policy nothing goes back less than 1 hour before the session.',
        other: `By policy nothing goes back less than ${hours} hours before the session.`,
      }),
    together: (count: number) => `${count} sessions are cancelled, and one email tells the client.`,
    waive: 'Give it back all the same',
    waived: 'Given back all the same',
    reason: 'Reason',
    reasonHint: 'For staff. Nothing about health, please.',
    tell: 'Tell the client this reason',
    toldNobody: 'This session is past: nobody is written to.',
    sending: 'Cancelling…',
  },
  sw: {
    title: 'Ghairi miadi',
    who: 'Nani anaghairi?',
    by: {
      client: 'Mteja ameomba',
      practice: 'Kliniki inalazimika kughairi',
    },
    whoMissing: 'Tafadhali sema nani anaghairi',
    policy: (hours) => `Kwa sera, pesa hazirudishwi chini ya saa ${hours} kabla ya kikao.`,
    together: (count) => `Vikao ${count} vimeghairiwa, na barua pepe moja inamjulisha mteja.`,
    waive: 'Zirudishwe hata hivyo',
    waived: 'Zimerudishwa hata hivyo',
    reason: 'Sababu',
    reasonHint: 'Kwa wafanyakazi. Tafadhali usiandike kuhusu afya.',
    tell: 'Mwambie mteja sababu hii',
    toldNobody: 'Kikao hiki kimepita: hakuna anayeandikiwa.',
    sending: 'Inaghairiwa…',
  },
});
