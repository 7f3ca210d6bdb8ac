/** All emails. `functions/src/mail/templates` has the text of each, `mail-parameters.ts` its parameters. */
import type { Language } from '../../person/language';

/** The receiver of a notice to the practice. `functions/src/mail/practice-mailboxes.ts` finds the address. */
export const TO_PRACTICE = 'practice';

interface MailFacts {
  /** not written once its booking is erased */
  aboutBooking: boolean;
  /** `own-address`: that of the account or person it is about */
  goesTo: 'client' | 'guardian' | 'practitioner' | 'practice' | 'own-address';
  /** has a link to pay while a part of the price is open */
  asksToPay?: true;
  /** has a link to move or cancel the session without an account, while that is possible */
  opensBooking?: true;
  /** for staff */
  name: Record<Language, string>;
}

const about =
  <To extends MailFacts['goesTo']>(goesTo: To) =>
  <Name extends Record<Language, string>>(name: Name) =>
    ({ aboutBooking: true, goesTo, name }) as const;
const toClient = about('client');
const toGuardian = about('guardian');
const toPractitioner = about('practitioner');
const toPractice = about('practice');
const plain = <To extends 'practice' | 'own-address', Name extends Record<Language, string>>(
  goesTo: To,
  name: Name,
) => ({ aboutBooking: false, goesTo, name }) as const;

export const MAILS = {
  'admin-notification': toPractice({
    en: 'Notice of the request, to the practice',
    sw: 'Taarifa ya ombi, kwa kliniki',
  }),
  'booking-received': {
    ...toClient({ en: 'Request received', sw: 'Ombi limepokelewa' }),
    asksToPay: true,
    opensBooking: true,
  },
  'booking-confirmed': {
    ...toClient({ en: 'Confirmation', sw: 'Uthibitisho' }),
    asksToPay: true,
    opensBooking: true,
  },
  'booking-rejected': toClient({ en: 'Rejection', sw: 'Kukataliwa' }),
  'booking-moved': { ...toClient({ en: 'Move', sw: 'Kuhamishwa' }), opensBooking: true },
  'booking-handed-over': {
    ...toClient({ en: 'Another practitioner', sw: 'Mtaalamu mwingine' }),
    opensBooking: true,
  },
  'booking-cancelled': toClient({ en: 'Cancellation', sw: 'Kughairiwa' }),
  'contact-changed': {
    ...toClient({
      en: 'Contact details changed by the link',
      sw: 'Mawasiliano yamebadilishwa kwa kiungo',
    }),
    opensBooking: true,
  },
  'staff-invitation': toPractitioner({
    en: 'Invitation, to the therapist',
    sw: 'Mwaliko, kwa mtaalamu',
  }),
  'meeting-link': {
    ...toClient({ en: 'Meeting link', sw: 'Kiungo cha mkutano' }),
    opensBooking: true,
  },
  'meeting-cancelled': {
    ...toClient({ en: 'Meeting cancelled', sw: 'Mkutano umeghairiwa' }),
    opensBooking: true,
  },
  'session-reminder': { ...toClient({ en: 'Reminder', sw: 'Kikumbusho' }), opensBooking: true },
  'payment-received': toClient({ en: 'Receipt', sw: 'Risiti' }),
  'payment-corrected': toClient({
    en: 'Payment taken back as a mistake',
    sw: 'Malipo yameondolewa kama kosa',
  }),
  'payment-late': toClient({ en: 'Payment came too late', sw: 'Malipo yalichelewa' }),
  'payment-notice': toPractice({ en: 'Payment to look at', sw: 'Malipo ya kuangalia' }),
  'guardian-consent': toGuardian({
    en: 'Question to the guardian',
    sw: 'Ombi la ridhaa, kwa mlezi',
  }),
  'guardian-code': toGuardian({ en: 'Code, to the guardian', sw: 'Msimbo, kwa mlezi' }),
  'guardian-withdrew': toPractice({
    en: 'Guardian’s no or withdrawal, to the practice',
    sw: 'Mlezi amekataa au ameondoa ridhaa, kwa kliniki',
  }),
  'guardian-answered': {
    ...toClient({ en: 'Guardian’s answer', sw: 'Jibu la mlezi' }),
    opensBooking: true,
  },
  'contact-message': plain('practice', { en: 'Message', sw: 'Ujumbe' }),
  'message-answer': plain('own-address', { en: 'Answer to a message', sw: 'Jibu la ujumbe' }),
  'staff-welcome': plain('own-address', { en: 'Welcome', sw: 'Karibu' }),
  'email-verification': plain('own-address', {
    en: 'Link that confirms an address',
    sw: 'Kiungo cha kuthibitisha barua pepe',
  }),
  'password-reset': plain('own-address', {
    en: 'Link to a new password',
    sw: 'Kiungo cha nenosiri jipya',
  }),
  'client-corrected': plain('own-address', {
    en: 'Contact details corrected by staff',
    sw: 'Mawasiliano yamerekebishwa na wahudumu',
  }),
  'email-noted': plain('own-address', {
    en: 'Question whether a noted address is right',
    sw: 'Swali kama anwani iliyoandikwa ni sahihi',
  }),
  'time-offered': plain('own-address', {
    en: 'Offer of a free time',
    sw: 'Muda ulio wazi umetolewa',
  }),
  'account-deleted': plain('own-address', { en: 'Account deleted', sw: 'Akaunti imefutwa' }),
  'owner-report': plain('practice', { en: 'Morning report', sw: 'Ripoti ya asubuhi' }),
  'connection-lost': plain('practice', { en: 'Connection lost', sw: 'Muunganisho umepotea' }),
} as const satisfies Record<string, MailFacts>;

export type MailTemplate = keyof typeof MAILS;
export const MAIL_TEMPLATES = Object.keys(MAILS) as readonly MailTemplate[];

export type BookingMailTemplate = {
  [Name in MailTemplate]: (typeof MAILS)[Name]['aboutBooking'] extends true ? Name : never;
}[MailTemplate];

export const mailFacts = (template: MailTemplate): MailFacts => MAILS[template];

export const isAboutBooking = (template: MailTemplate): template is BookingMailTemplate =>
  MAILS[template].aboutBooking;

export const mailName = (template: MailTemplate, language: Language): string =>
  MAILS[template].name[language];
