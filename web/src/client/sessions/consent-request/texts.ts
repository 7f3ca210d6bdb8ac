import { catalogue } from '../../../platform/language/catalogue';

export const consentRequestTexts = catalogue({
  en: {
    title: 'Your consent is needed',
    text: (reference: string) =>
      `We booked a session for you (${reference}). Please read both texts and agree to them.`,
    open: 'Read and agree',
    agree: 'Agree',
    done: 'Thank you',
    doneText: 'Your consent has been recorded.',
  },
  sw: {
    title: 'Ridhaa yako inahitajika',
    text: (reference) =>
      `Tumekuwekea miadi ya kikao (${reference}). Tafadhali soma maandishi yote mawili na uyakubali.`,
    open: 'Soma na ukubali',
    agree: 'Kubali',
    done: 'Asante',
    doneText: 'Ridhaa yako imehifadhiwa.',
  },
});
