import { catalogue } from '../../../platform/language/catalogue';

/** What the form itself says of a request that was sent; the dialog and the success view have texts of their own. */
export const formOutcomeTexts = catalogue({
  en: {
    unknownKept:
      'Your last request may or may not have reached us. You can safely send it again unchanged: the same request is never booked twice.',
    errorTitle: 'Submission Error',
    errorFallback: 'There was an error submitting your booking.',
    unverified: 'Please confirm your email address first, then send your request.',
    bookingStatus: 'Check the status',
    lastBooking: (reference: string) => `Your last request: ${reference}`,
  },
  sw: {
    unknownKept:
      'Ombi lako la mwisho huenda lilitufikia au halikutufikia. Unaweza kulituma tena bila kulibadilisha: ombi lilelile haliwekewi miadi mara mbili.',
    errorTitle: 'Hitilafu ya Kutuma',
    errorFallback: 'Kulitokea hitilafu wakati wa kutuma ombi lako la miadi.',
    unverified: 'Tafadhali thibitisha barua pepe yako kwanza, kisha utume ombi lako.',
    bookingStatus: 'Angalia hali',
    lastBooking: (reference) => `Ombi lako la mwisho: ${reference}`,
  },
});
