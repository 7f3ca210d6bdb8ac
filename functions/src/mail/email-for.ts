import { isAboutBooking, type MailTemplate } from '@tulia/domain/booking/mails/mail-table';
import type { Booking } from '@tulia/domain/booking/booking';
import type {
  BookingContext,
  BookingTemplate,
  Template,
  TemplateContext,
  WrittenEmail,
} from './template';

const NO_PATHS = { payPath: null, managePath: null, guardianPath: null };

/** Writes the email of an outbox entry; null when it is no longer needed, for example without its booking. */
export async function emailFor(
  context: TemplateContext,
  booking: Booking | null,
  paths: Partial<Pick<BookingContext, keyof typeof NO_PATHS>> = {},
): Promise<WrittenEmail | null> {
  const { template } = context.mail;
  if (!isAboutBooking(template)) return (await templateOf<Template>(template))(context);
  if (booking === null) return null;
  const mail = { ...context.mail, template };
  const about = { ...context, mail, booking, ...NO_PATHS, ...paths };
  return (await templateOf<BookingTemplate>(template))(about);
}

/** Loads a template at its first use. `templates.test.ts` checks that each email has one. */
async function templateOf<Kind>(name: MailTemplate): Promise<Kind> {
  const file = (
    name.startsWith('guardian-')
      ? await import(`./templates/guardian/${name}.ts`)
      : await import(`./templates/${name}.ts`)
  ) as { email: Kind };
  return file.email;
}
