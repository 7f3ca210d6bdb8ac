import { catalogue } from '../../../../platform/language/catalogue';

/** A guardian’s consent as staff see it, and how they ask for it. */
export const guardianStaffTexts = catalogue({
  en: {
    guardian: 'Guardian',
    missing: 'No guardian named: this booking cannot be confirmed yet',
    state: {
      open: 'Has not answered yet: confirming waits for that',
      declined: 'Has said no: talk to the guardian and the client',
      given: 'Has agreed',
      withdrawn: 'Has taken the consent back: talk to the guardian and the client',
    },
    givenOn: (day: string, version: string, way: string) => `${day}, text ${version}, ${way}`,
    told: 'Consent told to staff, not shown to be the guardian’s own: talk to the guardian before you confirm',
    way: {
      mail: () => 'by the mailed link',
      code: (who: string) =>
        `through a link that ${who} handed over, with a code from the guardian’s mailbox`,
      phone: (who: string) =>
        `through a link that ${who} handed over, with the digits of the number alone`,
    },
    somebody: 'somebody of the practice',
    alike:
      'Guardian and client are reached by the same address or number. Talk to the guardian yourself before you confirm.',
    askAgain: 'Mail the link again',
    asked: 'The guardian is asked again',
    askedText: (email: string) => `The link goes to ${email}.`,
    link: 'Link for a message',
    linkHint: (digits: string, email: string) =>
      email === ''
        ? `It asks for the last four digits of the guardian’s number (…${digits}). No mailbox is known, so the answer counts as told to you.`
        : `It asks for the last four digits of the guardian’s number (…${digits}), and for a code that we mail to ${email}.`,
    send: 'Open WhatsApp',
    failed: 'That was not done',
    confirmWaits: 'Confirming waits for the guardian’s consent.',
  },
  sw: {
    guardian: 'Mlezi',
    missing: 'Hakuna mlezi aliyetajwa: miadi hii haiwezi kuthibitishwa bado',
    state: {
      open: 'Hajajibu bado: uthibitisho unasubiri jibu lake',
      declined: 'Amekataa: zungumza na mlezi na mteja',
      given: 'Ameridhia',
      withdrawn: 'Ameondoa ridhaa: zungumza na mlezi na mteja',
    },
    givenOn: (day, version, way) => `${day}, maandishi ${version}, ${way}`,
    told: 'Ridhaa imesemwa kwa wafanyakazi, haijaonyeshwa kuwa ya mlezi mwenyewe: zungumza na mlezi kabla ya kuthibitisha',
    way: {
      mail: () => 'kwa kiungo cha barua pepe',
      code: (who) => `kwa kiungo kilichotolewa na ${who}, pamoja na msimbo wa barua pepe ya mlezi`,
      phone: (who) => `kwa kiungo kilichotolewa na ${who}, kwa tarakimu za nambari pekee`,
    },
    somebody: 'mtu wa kliniki',
    alike:
      'Mlezi na mteja wanapatikana kwa anwani au nambari moja. Zungumza na mlezi mwenyewe kabla ya kuthibitisha.',
    askAgain: 'Tuma kiungo tena kwa barua pepe',
    asked: 'Mlezi ameombwa tena',
    askedText: (email) => `Kiungo kinatumwa kwa ${email}.`,
    link: 'Kiungo cha ujumbe',
    linkHint: (digits, email) =>
      email === ''
        ? `Kinauliza tarakimu nne za mwisho za nambari ya mlezi (…${digits}). Hakuna barua pepe inayojulikana, hivyo jibu linahesabiwa kuwa mmeambiwa.`
        : `Kinauliza tarakimu nne za mwisho za nambari ya mlezi (…${digits}), na msimbo tunaotuma kwa ${email}.`,
    send: 'Fungua WhatsApp',
    failed: 'Haikufanyika',
    confirmWaits: 'Uthibitisho unasubiri ridhaa ya mlezi.',
  },
});
