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

/** Loads a file at its first use: `booking-moved` is `moved` of `templates/booking.ts`. */
async function templateOf<Kind>(template: MailTemplate): Promise<Kind> {
  const [file = '', name = ''] = template.split('-');
  return ((await import(`./templates/${file}.ts`)) as Record<string, Kind>)[name] as Kind;
}
