import { catalogue } from '../../../platform/language/catalogue';
import { plural } from '../../../platform/language/plural';

/** What staff correct on the page of a client, and who did it. */
export const clientFileTexts = catalogue({
  en: {
    edit: 'Edit',
    title: 'Correct contact details',
    lead: 'Changes what the practice has noted, and the sessions ahead. Past sessions keep what was said then.',
    ofAccount:
      'This client has an account. Their own profile stays as they wrote it, and we email them what was corrected.',
    fields: {
      name: 'Full name',
      phone: 'Phone',
      language: 'Language of our emails',
      address: 'Address',
      emergencyContact: 'Emergency contact',
    },
    emergency: 'Emergency contact',
    emergencyName: 'Name',
    relationship: 'Relationship',
    incomplete: 'Please give the name and the phone of the contact, or leave all three empty.',
    seenBy: 'Everyone on the staff who sees this phone number sees this too.',
    failed: 'Not saved',
    saved: 'Contact details corrected',
    savedText: (sessions: number) =>
      plural('en', sessions, {
        one: '1 session ahead follows.',
        other: `${sessions} sessions ahead follow.`,
      }),
    emailed: 'The client gets an email about it.',
    unchanged: 'Nothing was different.',
    conflict: (by: string) =>
      `${by} changed these details while you were typing. What you typed is still here. Save again if it is right.`,
    theClient: 'The client',
    nowReads: (field: string, value: string) => `${field} is now: ${value}`,
    none: 'empty',
    noted: 'Noted by the practice.',
    noneNoted: 'None noted.',
    history: 'Changes',
    actions: {
      'client-corrected': 'Corrected',
    },
  },
  sw: {
    edit: 'Hariri',
    title: 'Rekebisha mawasiliano',
    lead: 'Hubadilisha kilichoandikwa na kliniki, na vikao vijavyo. Vikao vilivyopita vinabaki vilivyokuwa.',
    ofAccount:
      'Mteja huyu ana akaunti. Wasifu wake mwenyewe unabaki alivyouandika, nasi tunamjulisha kwa barua pepe kilichorekebishwa.',
    fields: {
      name: 'Jina kamili',
      phone: 'Simu',
      language: 'Lugha ya barua pepe zetu',
      address: 'Anwani',
      emergencyContact: 'Mtu wa dharura',
    },
    emergency: 'Mtu wa dharura',
    emergencyName: 'Jina',
    relationship: 'Uhusiano',
    incomplete: 'Tafadhali weka jina na simu ya mtu huyo, au acha sehemu zote tatu wazi.',
    seenBy: 'Kila mhudumu anayeona nambari hii ya simu anaona hili pia.',
    failed: 'Haikuhifadhiwa',
    saved: 'Mawasiliano yamerekebishwa',
    savedText: (sessions) =>
      plural('sw', sessions, {
        one: 'Kikao 1 kijacho kinafuata.',
        other: `Vikao ${sessions} vijavyo vinafuata.`,
      }),
    emailed: 'Mteja anapata barua pepe kuhusu hili.',
    unchanged: 'Hakuna kilichokuwa tofauti.',
    conflict: (by) =>
      `${by} amebadilisha taarifa hizi ulipokuwa ukiandika. Ulichoandika bado kipo. Hifadhi tena kama ni sahihi.`,
    theClient: 'Mteja',
    nowReads: (field, value) => `${field} sasa ni: ${value}`,
    none: 'wazi',
    noted: 'Imeandikwa na kliniki.',
    noneNoted: 'Hakuna aliyeandikwa.',
    history: 'Mabadiliko',
    actions: {
      'client-corrected': 'Yamerekebishwa',
    },
  },
});
