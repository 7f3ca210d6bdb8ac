/** The letter of a mail. Each template is a file of its own by its name, loaded when its first mail is written. */
import { isAboutBooking, type MailTemplate } from '@tulia/domain/booking/mails/mail-table';
import type { Booking } from '@tulia/domain/booking/booking';
import type {
  BookingContext,
  BookingTemplate,
  Template,
  TemplateContext,
  WrittenLetter,
} from './template';

/**
 * Writes the letter of a mail; null where there is nothing to say any more, as about a booking that is gone.
 * @param paths where the booking is paid for, and where its guardian answers, without an account; null where
 * nothing is open
 */
export async function letterFor(
  context: TemplateContext,
  booking: Booking | null,
  paths: Pick<BookingContext, 'payPath' | 'guardianPath'> = { payPath: null, guardianPath: null },
): Promise<WrittenLetter | null> {
  const { template } = context.mail;
  if (!isAboutBooking(template)) return (await templateOf<Template>(template))(context);
  if (booking === null) return null;
  return (await templateOf<BookingTemplate>(template))({ ...context, booking, ...paths });
}

/** What the file of a template exports as `letter`; `templates.test.ts` holds that every mail has one. */
async function templateOf<Kind>(name: MailTemplate): Promise<Kind> {
  const file = (await import(`./templates/${name}.ts`)) as { letter: Kind };
  return file.letter;
}
