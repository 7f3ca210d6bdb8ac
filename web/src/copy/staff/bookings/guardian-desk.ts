import { catalogue } from '../../catalogue';

/** A guardian’s consent as staff see it, and how they ask for it. */
export const guardianDeskCopy = catalogue({
  en: {
    guardian: 'Guardian',
    missing: 'No guardian named: this booking cannot be confirmed yet',
    state: {
      open: 'Has not answered yet: confirming waits for that',
      given: 'Has agreed',
      withdrawn: 'Has taken the consent back: talk to the guardian and the client',
    },
    givenOn: (day: string, version: string, way: string) => `${day}, text ${version}, ${way}`,
    way: {
      mail: 'by the mailed link',
      phone: 'by a link you handed over, with the digits of the number',
    },
    alike:
      'Guardian and client are reached by the same address or number. Talk to the guardian yourself before you confirm.',
    askAgain: 'Mail the link again',
    asked: 'The guardian is asked again',
    askedText: (email: string) => `The link goes to ${email}.`,
    link: 'Link for a message',
    linkHint: (digits: string) =>
      `It asks for the last four digits of the guardian’s number (…${digits}).`,
    send: 'Open WhatsApp',
    failed: 'That was not done',
    saving: 'Sending…',
    confirmWaits: 'Confirming waits for the guardian’s consent.',
  },
  sw: {
    guardian: 'Mlezi',
    missing: 'Hakuna mlezi aliyetajwa: miadi hii haiwezi kuthibitishwa bado',
    state: {
      open: 'Hajajibu bado: uthibitisho unasubiri jibu lake',
      given: 'Ameridhia',
      withdrawn: 'Ameondoa ridhaa: zungumza na mlezi na mteja',
    },
    givenOn: (day, version, way) => `${day}, maandishi ${version}, ${way}`,
    way: {
      mail: 'kwa kiungo cha barua pepe',
      phone: 'kwa kiungo mlichomtumia, pamoja na tarakimu za nambari yake',
    },
    alike:
      'Mlezi na mteja wanapatikana kwa anwani au nambari moja. Zungumza na mlezi mwenyewe kabla ya kuthibitisha.',
    askAgain: 'Tuma kiungo tena kwa barua pepe',
    asked: 'Mlezi ameombwa tena',
    askedText: (email) => `Kiungo kinatumwa kwa ${email}.`,
    link: 'Kiungo cha ujumbe',
    linkHint: (digits) => `Kinauliza tarakimu nne za mwisho za nambari ya mlezi (…${digits}).`,
    send: 'Fungua WhatsApp',
    failed: 'Haikufanyika',
    saving: 'Inatuma…',
    confirmWaits: 'Uthibitisho unasubiri ridhaa ya mlezi.',
  },
});
