import { catalogue } from '../../../../platform/language/catalogue';

/** The details of a request, for staff: in the form for a caller, and beside the booking. */
export const requestDetailsTexts = catalogue({
  en: {
    partnerName: {
      label: 'First name of the partner',
      hint: 'Only the therapist, the administrators and the client see it.',
      given: 'Partner',
    },
  },
  sw: {
    partnerName: {
      label: 'Jina la kwanza la mwenza',
      hint: 'Mtaalamu, wasimamizi na mteja pekee ndio wanaoliona.',
      given: 'Mwenza',
    },
  },
});
