import { catalogue } from '../../../platform/language/catalogue';

/** What a client tells the practice shortly before a session, and during it. */
export const onTheDayTexts = catalogue({
  en: {
    label: 'Tell the practice',
    say: { late: 'I am late', call: 'Call me instead' },
    number: (phone: string) => `For a call, we use the number ${phone}.`,
    numberOfBooking: 'For a call, we use the number that you booked with.',
    change: 'Change the number',
    told: {
      late: (at: string) => `The practice knows that you are late. Told at ${at}.`,
      call: (at: string) => `The practice knows that you ask for a call instead. Told at ${at}.`,
    },
    back: { late: 'I am on time after all', call: 'I need no call' },
    notSent: 'This was not sent: you have no connection. Please call us:',
    noAnswer: 'We got no answer, so this may not have been sent. Try again, or call us:',
    callUs: 'Or call us:',
  },
  sw: {
    label: 'Iambie kliniki',
    say: { late: 'Ninachelewa', call: 'Nipigieni simu badala yake' },
    number: (phone) => `Kwa simu, tunatumia nambari ${phone}.`,
    numberOfBooking: 'Kwa simu, tunatumia nambari uliyoweka kwenye miadi.',
    change: 'Badilisha nambari',
    told: {
      late: (at) => `Kliniki inajua kwamba unachelewa. Umesema saa ${at}.`,
      call: (at) => `Kliniki inajua kwamba unaomba kupigiwa simu. Umesema saa ${at}.`,
    },
    back: { late: 'Sichelewi tena', call: 'Sihitaji kupigiwa simu' },
    notSent: 'Haikutumwa: huna mtandao. Tafadhali tupigie simu:',
    noAnswer: 'Hatukupata jibu, kwa hiyo huenda haikutumwa. Jaribu tena, au tupigie simu:',
    callUs: 'Au tupigie simu:',
  },
});
