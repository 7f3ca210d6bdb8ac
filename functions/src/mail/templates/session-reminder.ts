/** To the client: the session is near. Not sent when it was cancelled or moved meanwhile. */
import { bookingFacts, greetingFor, linkFact } from '../booking-facts';
import { numberOf, pageUrl, type BookingTemplate } from '../template';

export const sessionReminder: BookingTemplate = (context) => {
  const { booking, language, mail, settings } = context;
  const stands = booking.status === 'confirmed';
  if (!stands || numberOf(mail, 'startsAt', 0) !== booking.startsAt) return null;
  const swahili = language === 'sw';
  const grace = settings.latenessGraceMinutes;
  return {
    subject: swahili ? 'Kumbusho la nafasi yako' : 'A reminder of your booking',
    greeting: greetingFor(booking.clientName, language),
    paragraphs: [
      swahili ? 'Kikao chako kinakaribia.' : 'Your session is coming up.',
      swahili
        ? `Tutakusubiri hadi dakika ${grace} ukichelewa.`
        : `If you are late, we wait for you for ${grace} minutes.`,
    ],
    facts: [...bookingFacts(context), linkFact(context)],
    action: {
      label: swahili ? 'Fungua vikao vyangu' : 'Open my sessions',
      url: pageUrl(context, '/my-sessions'),
    },
  };
};
