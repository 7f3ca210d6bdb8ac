/** Several sessions that change in one commit are told in one email to each reader. */
import type { BookingPlan } from '../commands/plan';
import type { BookingMail } from './booking-mails';
import type { BookingMailTemplate } from './mail-table';

const TOLD_ONCE: readonly BookingMailTemplate[] = [
  'admin-notification',
  'booking-received',
  'booking-rejected',
  'booking-confirmed',
  'booking-moved',
  'booking-cancelled',
  'staff-invitation',
  'payment-received',
];

/** The first plan's email tells about all; reminders stay one for each session. */
export function toldTogether(plans: readonly BookingPlan[]): BookingPlan[] {
  const all = plans.flatMap(({ mails }) => mails);
  const merged = (mail: BookingMail): BookingMail[] => {
    if (!TOLD_ONCE.includes(mail.template)) return [mail];
    const [first = mail, ...further] = all.filter(
      ({ template, to }) => template === mail.template && to === mail.to,
    );
    if (first !== mail) return [];
    return [further.length === 0 ? mail : about(mail, further)];
  };
  return plans.map((plan) => ({ ...plan, mails: plan.mails.flatMap(merged) }));
}

const BETWEEN = ',';
const BEFORE_SEQUENCE = ':';

function about(mail: BookingMail, others: readonly BookingMail[]): BookingMail {
  const further = others
    .map(({ bookingId, parameters: { sequence } }) =>
      [bookingId, sequence ?? 0].join(BEFORE_SEQUENCE),
    )
    .join(BETWEEN);
  if (mail.template === 'payment-received') {
    const paid = [mail, ...others].flatMap(({ parameters }) =>
      'receiptNumber' in parameters ? [parameters] : [],
    );
    const amount = paid.reduce((sum, each) => sum + each.amount, 0);
    const receiptNumber = paid.map((each) => each.receiptNumber).join(', ');
    return { ...mail, parameters: { ...mail.parameters, amount, receiptNumber, further } };
  }
  if (mail.template !== 'booking-cancelled')
    return { ...mail, parameters: { ...mail.parameters, further } } as BookingMail;
  const { refund, kept, keeps, invited } = mail.parameters;
  const sums = { refund, kept, keeps, invited };
  for (const { parameters } of others) {
    if (!('refund' in parameters)) continue;
    sums.refund += parameters.refund;
    sums.kept += parameters.kept;
    sums.keeps ||= parameters.keeps;
    sums.invited ||= parameters.invited;
  }
  return { ...mail, parameters: { ...mail.parameters, ...sums, further } };
}

interface Further {
  bookingId: string;
  /** of its invitation in this email */
  sequence: number;
}

/** The sessions that an email tells about besides its own. */
export function furtherIn({
  parameters: { further },
}: {
  parameters: Readonly<Record<string, unknown>>;
}): Further[] {
  if (typeof further !== 'string' || further === '') return [];
  return further.split(BETWEEN).map((each) => {
    const [bookingId = '', sequence] = each.split(BEFORE_SEQUENCE);
    return { bookingId, sequence: Number(sequence ?? 0) };
  });
}
