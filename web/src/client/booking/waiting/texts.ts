import { WAITS_PER_CLIENT } from '@tulia/domain/booking/waiting/wait';
import { catalogue } from '../../../platform/language/catalogue';

/** The waiting list: how a client joins it. */
export const waitTexts = catalogue({
  en: {
    title: 'Wait for a time',
    lead: 'Tell us when you could come. When such a time becomes free, we hold it for you for 20 minutes and tell you by email. We only do so from 07:00 to 21:00, Nairobi time.',
    instead: (moment: string) =>
      `Your session stays as it is until you take another time: ${moment}.`,
    days: 'Days',
    daysMissing: 'Choose at least one day.',
    anyTime: 'Any time',
    from: 'Beginning from',
    until: 'Beginning before',
    hoursWrong: 'The second time must be later than the first.',
    lastDate: 'Wait until',
    lastDateWrong: (first: string, last: string) => `Choose a day from ${first} to ${last}.`,
    withWhom: 'With',
    anybody: 'Anybody',
    adult: 'I am 18 years or older',
    adultHint:
      'Clients under 18 need their guardian’s consent for each new session: please book an open time, or write to us.',
    adultMissing: 'Please tick this box, or book an open time.',
    line: `An offer that you do not answer in time costs you your place in line once. You can wait for up to ${WAITS_PER_CLIENT} services.`,
    joined: 'You are on the waiting list',
    joinedText: 'My Sessions shows what you wait for, and each offer.',
    failed: 'You are not on the waiting list',
    account: 'To wait for a time, you need an account: only so can we hold a time for you alone.',
    logIn: 'Log in or sign up',
  },
  sw: {
    title: 'Subiri muda',
    lead: 'Tuambie unaweza kuja lini. Muda kama huo ukipatikana, tunakushikia kwa dakika 20 na kukuambia kwa barua pepe. Tunafanya hivyo kuanzia saa 07:00 hadi 21:00 tu, saa za Nairobi.',
    instead: (moment) => `Kikao chako kinabaki kilivyo hadi uchukue muda mwingine: ${moment}.`,
    days: 'Siku',
    daysMissing: 'Chagua angalau siku moja.',
    anyTime: 'Wakati wowote',
    from: 'Kikao kianze kuanzia',
    until: 'Kikao kianze kabla ya',
    hoursWrong: 'Saa ya pili lazima iwe baada ya ya kwanza.',
    lastDate: 'Subiri hadi',
    lastDateWrong: (first, last) => `Chagua siku kuanzia ${first} hadi ${last}.`,
    withWhom: 'Na',
    anybody: 'Yeyote',
    adult: 'Nina umri wa miaka 18 au zaidi',
    adultHint:
      'Wateja chini ya miaka 18 wanahitaji ridhaa ya mlezi kwa kila kikao kipya: tafadhali weka nafasi kwa muda ulio wazi, au tuandikie.',
    adultMissing: 'Tafadhali weka alama kwenye kisanduku hiki, au weka nafasi kwa muda ulio wazi.',
    line: `Usipojibu kwa wakati, unapoteza nafasi yako kwenye foleni mara moja. Unaweza kusubiri huduma ${WAITS_PER_CLIENT} kwa wakati mmoja.`,
    joined: 'Uko kwenye foleni',
    joinedText: 'Vikao Vyangu vinaonyesha unachosubiri, na kila muda unaotolewa.',
    failed: 'Hauko kwenye foleni',
    account: 'Ili kusubiri muda unahitaji akaunti: ndipo tunaweza kukushikia muda wewe peke yako.',
    logIn: 'Ingia au jisajili',
  },
});
