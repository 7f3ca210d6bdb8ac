/**
 * The mails that the product sends: one row for each, with its name for staff and whether it is about a booking.
 * The letter itself stands in `functions/src/mail/templates/<name>.ts`.
 */
import type { Language } from '../../person/language';

interface MailFacts {
  /** written only while its booking is there */
  aboutBooking: boolean;
  /** never goes to the client of its booking, but to the therapist, the practice or a guardian */
  toOthers: boolean;
  /** as staff read it beside its state */
  name: Record<Language, string>;
}

const about = <Name extends Record<Language, string>>(name: Name) =>
  ({ aboutBooking: true, toOthers: false, name }) as const;
const aboutToOthers = <Name extends Record<Language, string>>(name: Name) =>
  ({ aboutBooking: true, toOthers: true, name }) as const;
const plain = <Name extends Record<Language, string>>(name: Name) =>
  ({ aboutBooking: false, toOthers: true, name }) as const;

export const MAILS = {
  'admin-notification': aboutToOthers({
    en: 'Notice of the request, to the practice',
    sw: 'Taarifa ya ombi, kwa kliniki',
  }),
  'booking-received': about({ en: 'Request received', sw: 'Ombi limepokelewa' }),
  'booking-confirmed': about({ en: 'Confirmation', sw: 'Uthibitisho' }),
  'booking-rejected': about({ en: 'Rejection', sw: 'Kukataliwa' }),
  'booking-moved': about({ en: 'Move', sw: 'Kuhamishwa' }),
  'booking-cancelled': about({ en: 'Cancellation', sw: 'Kughairiwa' }),
  'staff-invitation': aboutToOthers({
    en: 'Invitation, to the therapist',
    sw: 'Mwaliko, kwa mtaalamu',
  }),
  'meeting-link': about({ en: 'Meeting link', sw: 'Kiungo cha mkutano' }),
  'meeting-cancelled': about({ en: 'Meeting cancelled', sw: 'Mkutano umeghairiwa' }),
  'session-reminder': about({ en: 'Reminder', sw: 'Kikumbusho' }),
  'payment-received': about({ en: 'Receipt', sw: 'Risiti' }),
  'payment-late': about({ en: 'Payment came too late', sw: 'Malipo yalichelewa' }),
  'payment-notice': aboutToOthers({ en: 'Payment to look at', sw: 'Malipo ya kuangalia' }),
  'guardian-consent': aboutToOthers({
    en: 'Question to the guardian',
    sw: 'Ombi la ridhaa, kwa mlezi',
  }),
  'guardian-code': aboutToOthers({ en: 'Code, to the guardian', sw: 'Msimbo, kwa mlezi' }),
  'guardian-withdrew': aboutToOthers({
    en: 'Guardian’s no or withdrawal, to the practice',
    sw: 'Mlezi amekataa au ameondoa ridhaa, kwa kliniki',
  }),
  'guardian-answered': about({ en: 'Guardian’s answer', sw: 'Jibu la mlezi' }),
  'contact-message': plain({ en: 'Message', sw: 'Ujumbe' }),
  'staff-welcome': plain({ en: 'Welcome', sw: 'Karibu' }),
  'email-verification': plain({
    en: 'Link that confirms an address',
    sw: 'Kiungo cha kuthibitisha barua pepe',
  }),
  'password-reset': plain({ en: 'Link to a new password', sw: 'Kiungo cha nenosiri jipya' }),
  'account-deleted': plain({ en: 'Account deleted', sw: 'Akaunti imefutwa' }),
  'owner-report': plain({ en: 'Morning report', sw: 'Ripoti ya asubuhi' }),
  'connection-lost': plain({ en: 'Connection lost', sw: 'Muunganisho umepotea' }),
} as const satisfies Record<string, MailFacts>;

export type MailTemplate = keyof typeof MAILS;
export const MAIL_TEMPLATES = Object.keys(MAILS) as readonly MailTemplate[];

/** The mails about a booking. */
export type BookingMailTemplate = {
  [Name in MailTemplate]: (typeof MAILS)[Name]['aboutBooking'] extends true ? Name : never;
}[MailTemplate];

/** Whether a mail is about a booking. */
export const isAboutBooking = (template: MailTemplate): template is BookingMailTemplate =>
  MAILS[template].aboutBooking;

/** What a mail is called, for staff. */
export const mailName = (template: MailTemplate, language: Language): string =>
  MAILS[template].name[language];
