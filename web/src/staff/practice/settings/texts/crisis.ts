import { catalogue } from '../../../../platform/language/catalogue';

/** /admin/settings: the crisis numbers. */
export const adminCrisisTexts = catalogue({
  en: {
    title: 'Crisis numbers',
    lead: 'Whoever is in danger finds the first number at the top of every page, and all of them at its foot. Call each one yourself before you confirm it.',
    save: 'Save crisis numbers',
    saved: 'Crisis numbers saved',
    savedText:
      'The site shows them from now on. Readers without JavaScript, or with a phone that saves data, may see the old ones until the next deployment.',
    number: 'Number',
    name: 'Who answers',
    hours: 'When it is open',
    whom: 'For whom, in which languages',
    newNumber: 'New number',
    confirmed: 'I have called this number and it is right',
    saveFirst: 'Save the number first, then call it and confirm it.',
    callFirst: 'Not confirmed yet.',
    since: (day: string) => `Confirmed on ${day}.`,
    call: 'Call',
    callNumber: (number: string) => `Call ${number}`,
    remove: 'Remove',
    removeNumber: (number: string) => `Remove ${number}`,
    add: 'Add a number',
  },
  sw: {
    title: 'Nambari za dharura',
    lead: 'Aliye hatarini huona nambari ya kwanza juu ya kila ukurasa, na zote chini yake. Piga kila nambari mwenyewe kabla ya kuithibitisha.',
    save: 'Hifadhi nambari za dharura',
    saved: 'Nambari za dharura zimehifadhiwa',
    savedText:
      'Tovuti inazionyesha kuanzia sasa. Wasomaji wasio na JavaScript, au wenye simu inayookoa data, huenda wakaona za zamani hadi tovuti itakapotolewa tena.',
    number: 'Nambari',
    name: 'Nani hujibu',
    hours: 'Hufunguliwa lini',
    whom: 'Kwa nani, kwa lugha zipi',
    newNumber: 'Nambari mpya',
    confirmed: 'Nimepiga nambari hii na ni sahihi',
    saveFirst: 'Hifadhi nambari kwanza, kisha uipige na uithibitishe.',
    callFirst: 'Bado haijathibitishwa.',
    since: (day) => `Ilithibitishwa ${day}.`,
    call: 'Piga',
    callNumber: (number) => `Piga ${number}`,
    remove: 'Ondoa',
    removeNumber: (number) => `Ondoa ${number}`,
    add: 'Ongeza nambari',
  },
});
