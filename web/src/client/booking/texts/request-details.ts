/** The details of a request, in the form and in the finished request. */
import { catalogue } from '../../../platform/language/catalogue';

export const requestDetailsTexts = catalogue({
  en: {
    partnerName: {
      title: 'Your partner',
      label: 'First name of your partner',
      hint: 'So that you are both greeted by name. Only you, your therapist and the administrators see it. Nothing is sent to your partner: the link to the session comes to you.',
      given: (name: string) => `With your partner: ${name}`,
    },
  },
  sw: {
    partnerName: {
      title: 'Mwenza wako',
      label: 'Jina la kwanza la mwenza wako',
      hint: 'Ili nyote wawili mkaribishwe kwa majina. Wewe, mtaalamu wako na wasimamizi pekee ndio mnaoliona. Mwenza wako hatumiwi chochote: kiungo cha kikao kinakuja kwako.',
      given: (name) => `Pamoja na mwenza wako: ${name}`,
    },
  },
});
