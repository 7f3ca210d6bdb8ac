/** To the client: the request cannot be met, with the reason and a way on. */
import { bookingFacts, greetingFor } from '../booking-facts';
import { pageUrl, type BookingTemplate } from '../template';

export const bookingRejected: BookingTemplate = (context) => {
  const { booking, language, settings } = context;
  const reason = booking.rejectionReason ?? '';
  const url = pageUrl(context, '/booking');
  if (language === 'sw') {
    return {
      subject: 'Kuhusu ombi lako',
      greeting: greetingFor(booking.clientName, language),
      paragraphs: [
        'Samahani, safari hii hatuwezi kukupokea kwa muda ulioomba.',
        ...(reason === '' ? [] : [reason]),
        `Hii haimaanishi kwamba hukaribishwi: chagua muda mwingine, au tupigie ${settings.phone}. Ikiwa umelipa, tutakurudishia.`,
      ],
      facts: bookingFacts(context),
      action: { label: 'Chagua muda mwingine', url },
    };
  }
  return {
    subject: 'About your request',
    greeting: greetingFor(booking.clientName, language),
    paragraphs: [
      'We are sorry: this time we cannot offer you the time you asked for.',
      ...(reason === '' ? [] : [reason]),
      `You are still welcome. Choose another time, or call us at ${settings.phone}. If you have paid, you will be refunded.`,
    ],
    facts: bookingFacts(context),
    action: { label: 'Choose another time', url },
  };
};
