import { catalogue } from '../../../platform/language/catalogue';
import { plural } from '../../../platform/language/plural';

/** Agreements, a copy of the data, and deleting the account (specification section 9, design section 7). */
export const myDataTexts = catalogue({
  en: {
    agreements: {
      title: 'What you agreed to',
      text: 'You agree when you book a session. Here is each text as it stood then.',
      none: 'You have not agreed to anything yet. You will be asked when you book a session.',
      loading: 'Loading what you agreed to…',
      failed: 'What you agreed to could not be loaded',
      forms: {
        privacy: 'Privacy Policy',
        adult: 'Consent Agreement, adult client',
        adolescent: 'Consent Agreement, adolescent',
        texts: 'Texts on my phone',
      },
      version: (version: string, day: string) => `Version ${version}, agreed on ${day}`,
      guardian: (name: string) => `together with ${name}`,
      withdrawn: (day: string) => `Withdrawn on ${day}`,
      newer: 'There is a newer version. You will be asked about it when you next book a session.',
      read: (form: string) => `Read: ${form}`,
      readShort: 'Read',
      textMissing: 'This text could not be loaded. Please try again later.',
    },
    copy: {
      title: 'Your data',
      text: 'A file with everything we keep about you: your profile, your bookings with your requests, what you agreed to and the messages you sent us.',
      download: 'Download my data',
      busy: 'Preparing...',
      done: 'Your data has been saved to your downloads',
      failed: 'Your data could not be prepared',
      again:
        'So that nobody else can take your data from an open device, this needs a recent login.',
    },
    leave: {
      title: 'Delete my account',
      text: 'You can leave at any time. Some records must be kept for a while; we say which before anything happens.',
      open: 'Delete my account…',
      dialogTitle: 'Delete your account?',
      dialogText: 'This cannot be undone. Please read what goes and what stays.',
      goesTitle: 'What goes now',
      goes: [
        'Your account, your profile and the messages you sent us.',
        'Your email address, phone number and other contact details in every booking.',
        'Bookings that never took place, within two days.',
      ],
      coming: (count: number) =>
        plural('en', count, {
          one: 'Your coming session is cancelled; its time becomes free.',
          other: `Your ${count} coming sessions are cancelled; their times become free.`,
        }),
      refund: (hours: number) =>
        `What you have paid is returned when the session is still at least ${hours} hours away, as with any cancellation.`,
      staysTitle: 'What stays for a time',
      stays: (day: string) =>
        `Records of sessions that took place, with your name, until ${day}. Our profession obliges us to keep them. Only your therapist and the administrators can open them, and they are erased after that day.`,
      staysNothing: 'Nothing: there are no records that we must keep.',
      staysUnknown: (years: number) =>
        `Records of sessions that took place, with your name, for ${years} years after the last one, longer for those who were minors. They are erased after that.`,
      copyFirst: 'If you want a copy of your data, download it before you go.',
      password: 'Your password',
      passwordHint: 'So that nobody else can do this for you.',
      google: 'We will ask you to choose your Google account once more.',
      understood: 'I understand that my account will be deleted for good',
      cancel: 'Keep my account',
      busy: 'Deleting...',
      notTicked: 'Please tick the box to go on.',
      noPassword: 'Please enter your password.',
      wrong: 'This password is not right.',
      notProven: 'We could not make sure that it is you. Please try again.',
      failed: 'Your account was not deleted',
    },
  },
  sw: {
    agreements: {
      title: 'Ulichokubali',
      text: 'Unakubali unapoweka miadi ya kikao. Hapa kuna kila maandishi kama yalivyokuwa wakati huo.',
      none: 'Bado hujakubali chochote. Utaulizwa utakapoweka miadi ya kikao.',
      loading: 'Ulichokubali kinapakiwa…',
      failed: 'Imeshindikana kupakia ulichokubali',
      forms: {
        privacy: 'Sera ya Faragha',
        adult: 'Makubaliano ya Ridhaa, mteja mtu mzima',
        adolescent: 'Makubaliano ya Ridhaa, kijana',
        texts: 'Ujumbe mfupi kwenye simu yangu',
      },
      version: (version, day) => `Toleo ${version}, ulikubali tarehe ${day}`,
      guardian: (name) => `pamoja na ${name}`,
      withdrawn: (day) => `Iliondolewa tarehe ${day}`,
      newer: 'Kuna toleo jipya. Utaulizwa kulihusu utakapoweka miadi ya kikao tena.',
      read: (form) => `Soma: ${form}`,
      readShort: 'Soma',
      textMissing: 'Imeshindikana kupakia maandishi haya. Tafadhali jaribu tena baadaye.',
    },
    copy: {
      title: 'Data yako',
      text: 'Faili lenye kila kitu tunachohifadhi kukuhusu: wasifu wako, miadi yako pamoja na maombi yako, ulichokubali na ujumbe uliotutumia.',
      download: 'Pakua data yangu',
      busy: 'Inaandaliwa...',
      done: 'Data yako imehifadhiwa kwenye vipakuliwa vyako',
      failed: 'Imeshindikana kuandaa data yako',
      again:
        'Ili mtu mwingine asiweze kuchukua data yako kwenye kifaa kilichoachwa wazi, hili linahitaji uwe umeingia hivi karibuni.',
    },
    leave: {
      title: 'Futa akaunti yangu',
      text: 'Unaweza kuondoka wakati wowote. Baadhi ya kumbukumbu lazima zihifadhiwe kwa muda; tunakuambia zipi kabla ya lolote kufanyika.',
      open: 'Futa akaunti yangu…',
      dialogTitle: 'Futa akaunti yako?',
      dialogText: 'Hili haliwezi kutenguliwa. Tafadhali soma kinachoondoka na kinachobaki.',
      goesTitle: 'Kinachoondoka sasa',
      goes: [
        'Akaunti yako, wasifu wako na ujumbe uliotutumia.',
        'Barua pepe, nambari ya simu na mawasiliano yako mengine katika kila miadi.',
        'Miadi ambayo haikufanyika, ndani ya siku mbili.',
      ],
      coming: (count) =>
        plural('sw', count, {
          one: 'Kikao chako kijacho kinaghairiwa; muda wake unakuwa wazi.',
          other: `Vikao vyako ${count} vijavyo vinaghairiwa; muda wake unakuwa wazi.`,
        }),
      refund: (hours) =>
        `Ulicholipa hurejeshwa ikiwa zimebaki angalau saa ${hours} kabla ya kikao, kama ilivyo unapoghairi.`,
      staysTitle: 'Kinachobaki kwa muda',
      stays: (day) =>
        `Kumbukumbu za vikao vilivyofanyika, pamoja na jina lako, hadi ${day}. Taaluma yetu inatutaka kuzihifadhi. Ni mtaalamu wako na wasimamizi pekee wanaoweza kuzifungua, na hufutwa baada ya siku hiyo.`,
      staysNothing: 'Hakuna: hakuna kumbukumbu tunazolazimika kuhifadhi.',
      staysUnknown: (years) =>
        `Kumbukumbu za vikao vilivyofanyika, pamoja na jina lako, kwa miaka ${years} baada ya kikao cha mwisho, na zaidi kwa waliokuwa watoto. Kisha hufutwa.`,
      copyFirst: 'Ukitaka nakala ya data yako, ipakue kabla ya kuondoka.',
      password: 'Nenosiri lako',
      passwordHint: 'Ili mtu mwingine asiweze kufanya hivi kwa niaba yako.',
      google: 'Tutakuomba uchague akaunti yako ya Google mara moja tena.',
      understood: 'Ninaelewa kwamba akaunti yangu itafutwa kabisa',
      cancel: 'Bakiza akaunti yangu',
      busy: 'Inafuta...',
      notTicked: 'Tafadhali weka alama kwenye kisanduku ili kuendelea.',
      noPassword: 'Tafadhali weka nenosiri lako.',
      wrong: 'Nenosiri hili si sahihi.',
      notProven: 'Hatukuweza kuhakikisha kwamba ni wewe. Tafadhali jaribu tena.',
      failed: 'Akaunti yako haikufutwa',
    },
  },
});
