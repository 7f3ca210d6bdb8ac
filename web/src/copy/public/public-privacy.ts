import { catalogue } from '../catalogue';

/** What stands around the privacy policy (specification section 2, `/privacy`); the policy itself is `privacy-policy.ts`. */
export const publicPrivacyCopy = catalogue({
  en: {
    contents: 'On this page',
    consentHeading: 'Consent Agreement',
    consentText:
      'Before a first session you agree to a consent agreement. There is one for adults and one for adolescents; you can read both here.',
    openConsent: 'Read the Consent Agreement',
    ackHint: 'Tick the box at the end of the text to close.',
    email: 'Email us',
    call: 'Call us',
  },
  sw: {
    contents: 'Katika ukurasa huu',
    consentHeading: 'Mkataba wa Ridhaa',
    consentText:
      'Kabla ya kikao cha kwanza unakubali mkataba wa ridhaa. Upo wa watu wazima na wa vijana; unaweza kusoma yote miwili hapa.',
    openConsent: 'Soma Mkataba wa Ridhaa',
    ackHint: 'Weka alama kwenye kisanduku kilicho mwishoni mwa maandishi ili ufunge.',
    email: 'Tuandikie',
    call: 'Tupigie simu',
  },
});
