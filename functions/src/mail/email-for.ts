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

type Paths = Pick<BookingContext, keyof typeof NO_PATHS>;
export type FurtherSession = Paths & Pick<BookingContext, 'booking'> & { sequence: number };

/** Writes the email of an outbox entry; null when it is no longer needed, for example without its booking. */
export async function emailFor(
  context: TemplateContext,
  booking: Booking | null,
  paths: Partial<Paths> = {},
  further: readonly FurtherSession[] = [],
): Promise<WrittenEmail | null> {
  const { template } = context.mail;
  if (!isAboutBooking(template)) return (await templateOf<Template>(template))(context);
  if (booking === null) return null;
  const mail = { ...context.mail, template };
  const about = { ...context, mail, booking, ...NO_PATHS, ...paths, further: [] };
  const others = further.map(({ sequence, ...each }) => {
    const { startsAt, endsAt } = each.booking;
    const own = { ...mail, parameters: { ...mail.parameters, startsAt, endsAt, sequence } };
    return { ...about, ...each, mail: own };
  });
  return (await templateOf<BookingTemplate>(template))({ ...about, further: others });
}

/** Loads a template at its first use. `templates.test.ts` checks that each email has one. */
async function templateOf<Kind>(name: MailTemplate): Promise<Kind> {
  const file = (await (isAboutBooking(name)
    ? import(`./templates/${name}.ts`)
    : import(`./templates/general/${name}.ts`))) as { email: Kind };
  return file.email;
}
