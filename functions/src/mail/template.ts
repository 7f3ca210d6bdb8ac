/**
 * A template makes an email from the outbox entry and what that is about, or null when it is no longer worth
 * sending.
 */
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
  /** whether the email must name the practitioner, since clients can choose among several */
  namesPractitioner: boolean;
}

export interface BookingContext<
  Name extends BookingMailTemplate = BookingMailTemplate,
> extends TemplateContext<Name> {
  booking: Booking;
  /** where the booking is paid for without an account; null where nothing is open, or the mail does not ask for it */
  payPath: string | null;
  /**
   * where the client moves or cancels the session without an account; null in every email but those to the client's
   * own address
   */
  managePath: string | null;
  /** where the guardian answers without an account; null where no guardian is to be asked */
  guardianPath: string | null;
}

export interface WrittenEmail extends Email {
  invitation?: Invitation;
  /** where answers should go, when not to the practice */
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

/** A text parameter of the outbox entry; empty when missing, as in a mail of an earlier version. */
export function textOf<Name extends MailTemplate>(
  mail: TypedMail<Name>,
  name: ParameterOf<Name>,
): string {
  const value = mail.parameters[name];
  return typeof value === 'string' ? value : '';
}

/** A number parameter of the outbox entry; `otherwise` when missing. */
export function numberOf<Name extends MailTemplate>(
  mail: TypedMail<Name>,
  name: ParameterOf<Name>,
  otherwise: number,
): number {
  const value = mail.parameters[name];
  return typeof value === 'number' ? value : otherwise;
}

/** A yes or no of the outbox entry; no when missing. */
export function isSaid<Name extends MailTemplate>(
  mail: TypedMail<Name>,
  name: ParameterOf<Name>,
): boolean {
  return mail.parameters[name] === true;
}
