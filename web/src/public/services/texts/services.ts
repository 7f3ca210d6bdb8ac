import { offeredHold } from '@tulia/domain/wording/time-promise';
import { catalogue } from '../../../platform/language/catalogue';

/** `/services` (specification section 2). Numbers come from data; a service's topics stand here under its slug. */
export const publicServicesTexts = catalogue({
  en: {
    heading: 'Our Services',
    lead: 'Clear session times, clear fees, and somebody who knows your story.',
    minutes: (count: number) => `${count} minutes`,
    from: (price: string) => `From ${price}`,
    perSession: 'per session',
    book: 'Book',
    bookService: (name: string) => `Book ${name}`,
    categoriesLabel: 'Often about',
    featuresLabel: 'What you can expect',
    details: {
      'individual-therapy': {
        categories: ['Depression and anxiety', 'Trauma', 'Loss and grief', 'General'],
        features: [
          'One-to-one, by video or voice',
          'Goals that you set, reviewed together',
          'Exercises for the days in between, if you want them',
        ],
      },
      'adolescent-support': {
        categories: ['Academic stress', 'Peer pressure', 'Identity', 'Family conflict'],
        features: [
          'For ages 12 to 17, with a guardian’s consent',
          'A parent or guardian joins at least one session',
          'What a young person says stays private, within clear limits of safety',
        ],
      },
      'couples-therapy': {
        categories: ['Conflict', 'Trust', 'Closeness', 'Big decisions'],
        features: [
          'Both of you, from one place or from two',
          'Nobody takes sides: each of you is heard',
          'Ways of talking to try between sessions',
        ],
      },
    },
    freeHeading: (minutes: number) => `Free ${minutes}-minute consultation`,
    freeText:
      'Meet, ask what you like, and see whether we fit. No payment, no preparation, no obligation.',
    freeBook: 'Book your free consultation',
    paymentHeading: 'Payment options',
    paymentText: 'Payment in advance confirms your session.',
    mobileMoney: 'Mobile money',
    bankTransfer: 'Bank transfer',
    paymentToCome:
      'We tell you how to pay once you have booked. We never ask for a card number or a PIN.',
    paymentDetails:
      'You see the payment details when you book. We never ask for a card number or a PIN.',
    policiesHeading: 'Session policies',
    hold: (minutes: number) => offeredHold(minutes, false, 'en'),
    confirmation: (hours: number) => `We confirm every request within ${hours} hours.`,
    refund: (hours: number) =>
      `Full refund if you cancel at least ${hours} hours before; no refund within ${hours} hours.`,
    moving: (hours: number) => `Free rescheduling until ${hours} hours before your session.`,
    late: (grace: number, noShow: number) =>
      `We wait for you: up to ${grace} minutes is fine. After ${noShow} minutes the session counts as missed.`,
    recommended: (count: number) =>
      `We recommend at least ${count} sessions, so that there is time for change.`,
    virtual: 'All sessions take place online; you receive a private link.',
    questions: 'Questions about fees?',
    questionsText:
      'Write to us, call or chat. We would rather explain once more than surprise you.',
    contact: 'Contact Us',
  },
  sw: {
    heading: 'Huduma Zetu',
    lead: 'Muda ulio wazi, ada zilizo wazi, na mtu anayeijua simulizi yako.',
    minutes: (count) => `Dakika ${count}`,
    from: (price) => `Kuanzia ${price}`,
    perSession: 'kwa kikao',
    book: 'Weka miadi',
    bookService: (name) => `Weka miadi: ${name}`,
    categoriesLabel: 'Mara nyingi kuhusu',
    featuresLabel: 'Unachoweza kutarajia',
    details: {
      'individual-therapy': {
        categories: [
          'Mfadhaiko (depression) na wasiwasi',
          'Kiwewe',
          'Kufiwa na majonzi',
          'Mengineyo',
        ],
        features: [
          'Wewe na mtaalamu pekee, kwa video au sauti',
          'Malengo unayoweka wewe, tunayoyapitia pamoja',
          'Mazoezi ya kufanya kati ya kikao kimoja na kingine, ukitaka',
        ],
      },
      'adolescent-support': {
        categories: [
          'Msongo wa masomo',
          'Shinikizo la rika',
          'Utambulisho',
          'Migogoro ya kifamilia',
        ],
        features: [
          'Kwa umri wa miaka 12 hadi 17, kwa ridhaa ya mlezi',
          'Mzazi au mlezi anahudhuria angalau kikao kimoja',
          'Anayosema kijana yanabaki siri, ndani ya mipaka iliyo wazi ya usalama',
        ],
      },
      'couples-therapy': {
        categories: ['Migogoro', 'Uaminifu', 'Ukaribu', 'Maamuzi makubwa'],
        features: [
          'Nyote wawili, mkiwa mahali pamoja au tofauti',
          'Hakuna upendeleo: kila mmoja anasikilizwa',
          'Njia za kuzungumza za kujaribu kati ya kikao kimoja na kingine',
        ],
      },
    },
    freeHeading: (minutes) => `Mazungumzo ya kwanza ya bure (dakika ${minutes})`,
    freeText:
      'Fahamiana nasi, uliza chochote, na uone kama tunafaana. Hakuna malipo, maandalizi wala masharti.',
    freeBook: 'Weka miadi ya mazungumzo ya bure',
    paymentHeading: 'Njia za malipo',
    paymentText: 'Malipo ya mapema yanathibitisha kikao chako.',
    mobileMoney: 'Malipo kwa simu',
    bankTransfer: 'Malipo kupitia benki',
    paymentToCome:
      'Tutakueleza jinsi ya kulipa ukishaweka miadi. Hatukuombi kamwe nambari ya kadi wala PIN.',
    paymentDetails:
      'Utaona maelezo ya malipo unapoweka miadi. Hatukuombi kamwe nambari ya kadi wala PIN.',
    policiesHeading: 'Masharti ya vikao',
    hold: (minutes) => offeredHold(minutes, false, 'sw'),
    confirmation: (hours) => `Tunathibitisha kila ombi ndani ya saa ${hours}.`,
    refund: (hours) =>
      `Unarudishiwa pesa zote ukighairi zikiwa zimebaki angalau saa ${hours} kabla ya kikao; zikibaki chini ya saa ${hours}, hakuna marejesho.`,
    moving: (hours) =>
      `Unaweza kuhamisha kikao bure ikiwa zimebaki angalau saa ${hours} kabla hakijaanza.`,
    late: (grace, noShow) =>
      `Ukichelewa tunakusubiri: dakika ${grace} hazina tatizo, baada ya dakika ${noShow} kikao kinahesabiwa kuwa hukuhudhuria.`,
    recommended: (count) => `Tunapendekeza angalau vikao ${count}, ili mabadiliko yapate muda.`,
    virtual: 'Vikao vyote hufanyika mtandaoni; utapata kiungo cha faragha.',
    questions: 'Una maswali kuhusu ada?',
    questionsText:
      'Tuandikie, piga simu au zungumza nasi. Ni afadhali tueleze tena kuliko kukushtukiza.',
    contact: 'Wasiliana Nasi',
  },
});
