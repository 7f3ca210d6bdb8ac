import { catalogue } from '../../platform/language/catalogue.ts';

/** For app pages that cannot run. The build reads this file, so it imports nothing that needs a browser. */
export const needsScriptTexts = catalogue({
  en: {
    text: 'This page needs JavaScript.',
    failed:
      'This page did not open. Perhaps the connection broke, or this browser is too old for it. Please try again, or call one of these numbers:',
    again: 'Try again',
  },
  sw: {
    text: 'Ukurasa huu unahitaji JavaScript.',
    failed:
      'Ukurasa huu haukufunguka. Huenda mtandao umekatika, au kivinjari hiki ni cha zamani mno. Tafadhali jaribu tena, au piga mojawapo ya nambari hizi:',
    again: 'Jaribu tena',
  },
});
