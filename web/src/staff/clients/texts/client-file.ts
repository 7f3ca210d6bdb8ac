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
    addEmail: 'Add email',
    changeEmail: 'Change email',
    emailTitle: 'Email address',
    emailLead:
      'We ask at the new address whether it is the client’s. It counts once the client has said so by the link and the last four digits of their phone number. The question says nothing of sessions.',
    emailHint:
      'Until then the present address stays. If that is a stranger’s, empty the field: nothing more goes there.',
    emailFailed: 'The email address was not saved',
    emailSaved: 'Email address saved',
    emailSent: 'The link is on its way',
    emailTakenBack: 'The new address is taken back',
    waitsForProof: (day: string) =>
      `Waits for the client’s proof since ${day}. Nothing else goes there.`,
    proofOver:
      'The client has not proved it in time. Send the link again, or take the address back.',
    sendAgain: 'Send link again',
    sendingLink: 'Sending…',
    takeBack: 'Take back',
    recordConsent: 'Record consent',
    consentLead:
      'For what the client signed on paper or said on the phone, to the present version of the text. Keep the paper.',
    what: 'What happened',
    kinds: { given: 'Consent given', withdrawn: 'Consent withdrawn' },
    toWhich: 'Text',
    textLanguage: 'Language of the text',
    how: 'How',
    ways: { paper: 'On paper', phone: 'By phone' },
    onDay: 'Day',
    dateAhead: 'This day has not come yet',
    consentFailed: 'The consent was not recorded',
    consentSaved: 'Consent recorded',
    settled: (count: number) =>
      plural('en', count, {
        one: '1 booking need not wait for consent any more.',
        other: `${count} bookings need not wait for consent any more.`,
      }),
    withdrawnLine: (text: string) => `Withdrawn: ${text}`,
    recordedBy: (name: string) => `recorded by ${name}`,
    noted: 'Noted by the practice.',
    noneNoted: 'None noted.',
    history: 'Changes',
    actions: {
      'client-corrected': 'Corrected',
      'email-noted': 'Email address noted',
      'email-dropped': 'Email address taken back',
      'email-proved': 'Email address proved by the client',
      'consent-recorded': 'Consent recorded',
      'consent-withdrawn': 'Withdrawn consent recorded',
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
    addEmail: 'Ongeza barua pepe',
    changeEmail: 'Badilisha barua pepe',
    emailTitle: 'Barua pepe',
    emailLead:
      'Tunauliza kwa anwani mpya kama ni ya mteja. Inahesabika mteja akishathibitisha kwa kiungo na tarakimu nne za mwisho za simu yake. Swali halisemi chochote kuhusu vikao.',
    emailHint:
      'Hadi hapo anwani ya sasa inabaki. Kama ni ya mtu mwingine, acha sehemu hii wazi: hakuna kingine kitakachoenda huko.',
    emailFailed: 'Barua pepe haikuhifadhiwa',
    emailSaved: 'Barua pepe imehifadhiwa',
    emailSent: 'Kiungo kiko njiani',
    emailTakenBack: 'Anwani mpya imeondolewa',
    waitsForProof: (day) =>
      `Inasubiri uthibitisho wa mteja tangu ${day}. Hakuna kingine kinachoenda huko.`,
    proofOver: 'Mteja hakuithibitisha kwa wakati. Tuma kiungo tena, au ondoa anwani hiyo.',
    sendAgain: 'Tuma kiungo tena',
    sendingLink: 'Inatuma…',
    takeBack: 'Ondoa',
    recordConsent: 'Andika ridhaa',
    consentLead:
      'Kwa alichosaini mteja kwenye karatasi au alichosema kwa simu, kuhusu toleo la sasa la maandishi. Tunza karatasi.',
    what: 'Kilichotokea',
    kinds: { given: 'Ametoa ridhaa', withdrawn: 'Ameondoa ridhaa' },
    toWhich: 'Maandishi',
    textLanguage: 'Lugha ya maandishi',
    how: 'Njia',
    ways: { paper: 'Kwa karatasi', phone: 'Kwa simu' },
    onDay: 'Siku',
    dateAhead: 'Siku hii bado haijafika',
    consentFailed: 'Ridhaa haikuandikwa',
    consentSaved: 'Ridhaa imeandikwa',
    settled: (count) =>
      plural('sw', count, {
        one: 'Miadi 1 haisubiri tena ridhaa.',
        other: `Miadi ${count} haisubiri tena ridhaa.`,
      }),
    withdrawnLine: (text) => `Imeondolewa: ${text}`,
    recordedBy: (name) => `imeandikwa na ${name}`,
    noted: 'Imeandikwa na kliniki.',
    noneNoted: 'Hakuna aliyeandikwa.',
    history: 'Mabadiliko',
    actions: {
      'client-corrected': 'Yamerekebishwa',
      'email-noted': 'Barua pepe imeandikwa',
      'email-dropped': 'Barua pepe imeondolewa',
      'email-proved': 'Barua pepe imethibitishwa na mteja',
      'consent-recorded': 'Ridhaa imeandikwa',
      'consent-withdrawn': 'Kuondolewa kwa ridhaa kumeandikwa',
    },
  },
});
