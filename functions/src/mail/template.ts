/** A template writes an email from its outbox entry; null when the email is no longer needed. */
import type { MailParameters } from '@tulia/domain/booking/mails/mail-parameters';
import type { BookingMailTemplate, MailTemplate } from '@tulia/domain/booking/mails/mail-table';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Mail } from '@tulia/domain/records/mail';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { LANGUAGE_FACTS, type Language } from '@tulia/domain/person/language';
import type { Invitation } from './invitation';
import type { Email } from './email';

type TypedMail<Name extends MailTemplate> = Mail & { template: Name };
type ParameterOf<Name extends MailTemplate> = keyof MailParameters[Name] & string;

export interface TemplateContext<Name extends MailTemplate = MailTemplate> {
  mail: TypedMail<Name>;
  language: Language;
  settings: PracticeSettings;
  /** origin of the site, without a slash at the end */
  siteUrl: string;
  /** true when clients can choose among several practitioners */
  namesPractitioner: boolean;
}

export interface BookingContext<
  Name extends BookingMailTemplate = BookingMailTemplate,
> extends TemplateContext<Name> {
  booking: Booking;
  /** the same for each further session that this email tells about */
  further: readonly BookingContext<Name>[];
  /** page to pay without an account; null when nothing is due, or this email does not ask for money */
  payPath: string | null;
  /** page to move or cancel without an account; only in emails to the client's own address */
  managePath: string | null;
  /** page on which the guardian answers without an account; null when no guardian is asked */
  guardianPath: string | null;
}

export interface WrittenEmail extends Email {
  invitation?: Invitation;
  /** of an email about several sessions, instead of `invitation` */
  invitations?: readonly (Invitation & { booking: Booking })[];
  /** default: the practice */
  replyTo?: string;
}

export type Template<Name extends MailTemplate = MailTemplate> = (
  context: TemplateContext<Name>,
) => WrittenEmail | null | Promise<WrittenEmail | null>;
export type BookingTemplate<Name extends BookingMailTemplate = BookingMailTemplate> = (
  context: BookingContext<Name>,
) => WrittenEmail | null;

/** A page of the site in the reader's language. @param path begins with a slash */
export function pageUrl({ siteUrl, language }: TemplateContext, path: string): string {
  return `${siteUrl}${LANGUAGE_FACTS[language].prefix}${path}`;
}

/** A text parameter; empty when missing, as in an email of an earlier version. */
export function textOf<Name extends MailTemplate>(
  mail: TypedMail<Name>,
  name: ParameterOf<Name>,
): string {
  const value = mail.parameters[name];
  return typeof value === 'string' ? value : '';
}

export function numberOf<Name extends MailTemplate>(
  mail: TypedMail<Name>,
  name: ParameterOf<Name>,
  otherwise: number,
): number {
  const value = mail.parameters[name];
  return typeof value === 'number' ? value : otherwise;
}

export function isSaid<Name extends MailTemplate>(
  mail: TypedMail<Name>,
  name: ParameterOf<Name>,
): boolean {
  return mail.parameters[name] === true;
}
