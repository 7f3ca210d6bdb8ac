/** To the client: the request has arrived. */
import { formatClock, formatMoney } from '@tulia/domain/wording/moments';
import { bookingFacts, greetingFor } from '../booking-facts';
import { numberOf, pageUrl, type BookingTemplate } from '../template';

export const bookingReceived: BookingTemplate = (context) => {
  const { booking, settings, language, mail } = context;
  const held = numberOf(mail, 'holdExpiresAt', 0);
  const heldUntil = held === 0 ? '' : formatClock(held, language, booking.timezone);
  const { price } = booking.service;
  const hours = settings.confirmationHours;
  const { mobileMoneyName, mobileMoneyTill, bankName, bankAccountNumber } = settings.payment;
  const action = (label: string) => ({ label, url: pageUrl(context, '/my-sessions') });
  if (language === 'sw') {
    return {
      subject: 'Tumepokea ombi lako',
      greeting: greetingFor(booking.clientName, language),
      paragraphs: [
        `Asante kwa kutuandikia. Tumepokea ombi lako na tutakujibu ndani ya saa ${hours}.`,
        ...(heldUntil === ''
          ? []
          : [`Muda huu umeshikiliwa kwa ajili yako hadi saa ${heldUntil}, ukisubiri malipo.`]),
      ],
      facts: bookingFacts(context),
      action: action('Fungua vikao vyangu'),
      remarks:
        price === 0
          ? []
          : [
              `Malipo: ${formatMoney(price)} kupitia ${mobileMoneyName} (${mobileMoneyTill}) au ${bankName} (akaunti ${bankAccountNumber}). Tumia nambari ya kumbukumbu kama maelezo ya malipo.`,
            ],
    };
  }
  return {
    subject: 'We have received your request',
    greeting: greetingFor(booking.clientName, language),
    paragraphs: [
      `Thank you for reaching out. Your request is with us, and you will hear from us within ${hours} hours.`,
      ...(heldUntil === ''
        ? []
        : [`The time below is held for you until ${heldUntil}, pending payment.`]),
    ],
    facts: bookingFacts(context),
    action: action('Open my sessions'),
    remarks:
      price === 0
        ? []
        : [
            `Payment: ${formatMoney(price)} by ${mobileMoneyName} (${mobileMoneyTill}) or ${bankName} (account ${bankAccountNumber}). Please give your reference number as the payment's text.`,
          ],
  };
};
