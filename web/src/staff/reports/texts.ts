import { catalogue } from '../../platform/language/catalogue';

/** /admin/reports: the last twelve months. A text below the table explains each column. */
export const reportsTexts = catalogue({
  en: {
    table: 'The last 12 months',
    loading: 'Adding up…',
    failed: 'The report could not be loaded',
    failedText: 'Please try again in a moment.',
    asItWas: 'There is no connection: this is how it stood when it was last read.',
    month: 'Month',
    held: 'Sessions held',
    missed: 'Missed',
    coming: 'To come',
    cancelled: 'Cancelled',
    late: 'of these too late',
    sessionsAbout:
      'Sessions stand in the month in which they were or are to be. Too late is what clients cancelled after the last moment at which the policy gives money back.',
    noShowRate: 'No-show rate',
    noShowAbout: 'No-show rate: sessions that were missed, of those that were held or missed.',
    received: 'Received',
    refunded: 'Given back',
    income: 'Income',
    incomeAbout:
      'Income: payments without what was given back, in the month in which each was entered.',
  },
  sw: {
    table: 'Miezi 12 iliyopita',
    loading: 'Inajumlisha…',
    failed: 'Ripoti haikuweza kupakiwa',
    failedText: 'Tafadhali jaribu tena baada ya muda mfupi.',
    asItWas: 'Hakuna mtandao: hivi ndivyo ilivyokuwa iliposomwa mara ya mwisho.',
    month: 'Mwezi',
    held: 'Vikao vilivyofanyika',
    missed: 'Hawakufika',
    coming: 'Vinavyokuja',
    cancelled: 'Vilivyoghairiwa',
    late: 'kati yake kwa kuchelewa',
    sessionsAbout:
      'Vikao viko kwenye mwezi ambao vilikuwa au vitakuwa. Kwa kuchelewa ni vile ambavyo wateja walighairi baada ya muda wa kurudishiwa pesa kulingana na sera.',
    noShowRate: 'Kiwango cha wasiofika',
    noShowAbout:
      'Kiwango cha wasiofika: vikao ambavyo mteja hakufika, kati ya vilivyofanyika au kukosekana.',
    received: 'Zilizopokelewa',
    refunded: 'Zilizorudishwa',
    income: 'Mapato',
    incomeAbout: 'Mapato: malipo bila yaliyorudishwa, kwa mwezi ambao kila moja liliingizwa.',
  },
});
