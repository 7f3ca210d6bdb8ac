import { catalogue } from '../../platform/language/catalogue';

/** Around the policy itself (`privacy-policy.ts`); specification section 2, `/privacy`. */
export const publicPrivacyTexts = catalogue({
  en: {
    contents: 'On this page',
    consentHeading: 'Consent Agreement',
    consentText:
      'Before a first session you agree to a consent agreement. There is one for adults and one for adolescents; you can read both here.',
    openConsent: 'Read the Consent Agreement',
    agreementPage: 'Both as a page to print',
    agreementLead:
      'What you agree to before a first session. There is one form for adults and one for ages 12 to 17.',
    ackHint: 'Tick the box at the end of the text to close.',
    email: 'Email us',
    call: 'Call us',
  },
  sw: {
    contents: 'Katika ukurasa huu',
    consentHeading: 'Makubaliano ya Ridhaa',
    consentText:
      'Kabla ya kikao cha kwanza unatoa ridhaa kwa makubaliano ya ridhaa. Yapo ya watu wazima na ya vijana wa miaka 12 hadi 17; unaweza kuyasoma yote hapa.',
    openConsent: 'Soma Makubaliano ya Ridhaa',
    agreementPage: 'Yote kama ukurasa wa kuchapisha',
    agreementLead:
      'Unachokubali kabla ya kikao cha kwanza. Kuna fomu moja ya watu wazima na moja ya vijana wa miaka 12 hadi 17.',
    ackHint: 'Weka alama kwenye kisanduku kilicho mwishoni mwa maandishi ili ufunge.',
    email: 'Tuandikie',
    call: 'Tupigie simu',
  },
});
