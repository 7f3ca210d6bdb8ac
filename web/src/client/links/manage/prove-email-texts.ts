import { catalogue } from '../../../platform/language/catalogue';

export const proveEmailTexts = catalogue({
  en: {
    heading: 'Is this your email address?',
    lead: (practice: string) => `${practice} would like to write to you at this address.`,
    digits: 'Last four digits of your phone number',
    digitsHint: 'Of the number that you gave us. So we know that the email reached you.',
    go: 'Yes, this address is mine',
    checking: 'Checking…',
    stranger: 'If you gave us no number, please close this page: nothing more comes to you.',
    done: 'Thank you. From now on we write to you at this address',
    doneText: 'You can close this page.',
    over: 'This link is not valid',
    overText:
      'It may be older than 14 days, or a newer email came after it, or wrong digits were typed too often. Please ask us for a new one.',
  },
  sw: {
    heading: 'Je, hii ni barua pepe yako?',
    lead: (practice) => `${practice} tungependa kukuandikia kwa anwani hii.`,
    digits: 'Tarakimu nne za mwisho za nambari yako ya simu',
    digitsHint: 'Za nambari uliyotupa. Hivyo tunajua kwamba barua imekufikia wewe.',
    go: 'Ndiyo, anwani hii ni yangu',
    checking: 'Inaangalia…',
    stranger: 'Ikiwa hukutupa nambari, tafadhali funga ukurasa huu: hakuna kingine kitakachokuja.',
    done: 'Asante. Kuanzia sasa tunakuandikia kwa anwani hii',
    doneText: 'Unaweza kufunga ukurasa huu.',
    over: 'Kiungo hiki si sahihi',
    overText:
      'Huenda kina zaidi ya siku 14, au barua mpya zaidi imekuja, au tarakimu zimekosewa mara nyingi. Tafadhali tuombe kipya.',
  },
});
