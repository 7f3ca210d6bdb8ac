import { catalogue } from '../../../platform/language/catalogue';

/** The labels around a text message that staff send to a client themselves. */
export const textToClientTexts = catalogue({
  en: {
    textTitle: 'Text for the client',
    textLead: 'No e-mail address is known, so no mail went out. Please send this yourself.',
    whatsApp: 'WhatsApp',
    sms: 'SMS',
    noNumber: (phone: string) => `No text can be sent to ${phone}; please tell them by phone.`,
  },
  sw: {
    textTitle: 'Ujumbe kwa mteja',
    textLead:
      'Hakuna barua pepe inayojulikana, kwa hiyo hakuna iliyotumwa. Tafadhali tuma huu mwenyewe.',
    whatsApp: 'WhatsApp',
    sms: 'SMS',
    noNumber: (phone) => `Ujumbe hauwezi kutumwa kwa ${phone}; tafadhali mwambie kwa simu.`,
  },
});
