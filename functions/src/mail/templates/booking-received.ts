/** To the client: the request has arrived. */
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { formatClock, formatMoney } from '@tulia/domain/wording/moments';
import { bookingFacts, greetingFor, openSessions } from '../booking-facts';
import { numberOf, type BookingTemplate } from '../template';

type Accounts = PracticeSettings['payment'];

const texts = catalogue({
  en: {
    subject: 'We have received your request',
    opening: (hours: number) =>
      `Thank you for reaching out. Your request is with us, and you will hear from us within ${hours} hours.`,
    held: (until: string) => `The time below is held for you until ${until}, pending payment.`,
    heldFree: (until: string) =>
      `The time below is held for you until ${until}. There is nothing to pay.`,
    payment: (sum: string, to: Accounts) =>
      `Payment: ${sum} by ${to.mobileMoneyName} (${to.mobileMoneyTill}) or ${to.bankName} (account ${to.bankAccountNumber}). Please give your reference number as the payment's text.`,
  },
  sw: {
    subject: 'Tumepokea ombi lako',
    opening: (hours) =>
      `Asante kwa kutuandikia. Tumepokea ombi lako na tutakujibu ndani ya saa ${hours}.`,
    held: (until) => `Muda huu umeshikiliwa kwa ajili yako hadi saa ${until}, ukisubiri malipo.`,
    heldFree: (until) =>
      `Muda huu umeshikiliwa kwa ajili yako hadi saa ${until}. Hakuna cha kulipa.`,
    payment: (sum, to) =>
      `Malipo: ${sum} kupitia ${to.mobileMoneyName} (${to.mobileMoneyTill}) au ${to.bankName} (akaunti ${to.bankAccountNumber}). Tumia nambari ya kumbukumbu kama maelezo ya malipo.`,
  },
});

export const bookingReceived: BookingTemplate = (context) => {
  const { booking, settings, language, mail } = context;
  const t = texts[language];
  const held = numberOf(mail, 'holdExpiresAt', 0);
  const { price } = booking.service;
  const heldText = price === 0 ? t.heldFree : t.held;
  return {
    subject: t.subject,
    greeting: greetingFor(booking.clientName, language),
    paragraphs: [
      t.opening(settings.confirmationHours),
      ...(held === 0 ? [] : [heldText(formatClock(held, language, booking.timezone))]),
    ],
    facts: bookingFacts(context),
    action: openSessions(context),
    remarks: price === 0 ? [] : [t.payment(formatMoney(price), settings.payment)],
  };
};
