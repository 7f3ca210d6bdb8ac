/** To the client: the link is no longer in use, while the session stands. */
import { bookingFacts, greetingFor, sessionTime } from '../booking-facts';
import { isOvertaken, sequenceOf } from '../stale-invitation';
import { pageUrl, type BookingTemplate } from '../template';

export const meetingCancelled: BookingTemplate = (context) => {
  if (isOvertaken(context)) return null;
  const { booking, language } = context;
  const swahili = language === 'sw';
  return {
    subject: swahili ? 'Kiungo chako hakitumiki tena' : 'Your join link is no longer in use',
    greeting: greetingFor(booking.clientName, language),
    paragraphs: [
      swahili
        ? 'Kiungo tulichokutumia hakitumiki tena. Kikao chenyewe hakijabadilika: tutakutumia kiungo kipya.'
        : 'The link we sent you is no longer in use. The session itself stands: we will send you a new link.',
    ],
    facts: bookingFacts(context),
    action: {
      label: swahili ? 'Fungua vikao vyangu' : 'Open my sessions',
      url: pageUrl(context, '/my-sessions'),
    },
    invitation: { method: 'REQUEST', ...sessionTime(context), sequence: sequenceOf(context) },
  };
};
