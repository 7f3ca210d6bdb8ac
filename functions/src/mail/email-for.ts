/** The email of a mail. Each template is a file of its own by its name, loaded when its first mail is written. */
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

/**
 * Writes the email of a mail; null where there is nothing to say any more, as about a booking that is gone.
 * @param paths where the booking is paid for, where it is moved or cancelled, and where its guardian answers, without
 * an account; without them as where nothing is open
 */
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

/** What the file of a template exports as `email`; `templates.test.ts` holds that every mail has one. */
async function templateOf<Kind>(name: MailTemplate): Promise<Kind> {
  const file = (await import(`./templates/${name}.ts`)) as { email: Kind };
  return file.email;
}
