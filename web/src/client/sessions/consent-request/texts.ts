import { catalogue } from '../../../platform/language/catalogue';

export const consentRequestTexts = catalogue({
  en: {
    title: 'Your consent is needed',
    text: (reference: string) =>
      `We booked a session for you (${reference}). Please read both texts and agree to them.`,
    open: 'Read and agree',
    agreePrivacy: 'I have read the Privacy Policy and agree to it',
    agreeAgreement: 'I have read the Consent Agreement and consent to it',
    agreeGuardian: 'I have read the Consent Agreement, and my guardian and I consent to it',
    agree: 'Agree',
    done: 'Thank you',
    doneText: 'Your consent has been recorded.',
    texts: 'Texts to be read',
  },
  sw: {
    title: 'Ridhaa yako inahitajika',
    text: (reference) =>
      `Tumekuwekea miadi ya kikao (${reference}). Tafadhali soma maandishi yote mawili na uyakubali.`,
    open: 'Soma na ukubali',
    agreePrivacy: 'Nimesoma Sera ya Faragha na ninaikubali',
    agreeAgreement: 'Nimesoma Makubaliano ya Ridhaa na ninatoa ridhaa',
    agreeGuardian: 'Nimesoma Makubaliano ya Ridhaa, na mimi na mlezi wangu tunatoa ridhaa',
    agree: 'Kubali',
    done: 'Asante',
    doneText: 'Ridhaa yako imehifadhiwa.',
    texts: 'Maandishi ya kusomwa',
  },
});
