/** To the client: the join link, when it came after the confirmation or has changed. */
import { bookingFacts, greetingFor, linkFact, sessionTime } from '../booking-facts';
import { isOvertaken, sequenceOf } from '../stale-invitation';
import { pageUrl, type BookingTemplate } from '../template';

export const meetingLink: BookingTemplate = (context) => {
  const { booking, language } = context;
  if (isOvertaken(context) || booking.googleMeetLink === null) return null;
  const swahili = language === 'sw';
  return {
    subject: swahili ? 'Kiungo chako cha kujiunga' : 'Your join link',
    greeting: greetingFor(booking.clientName, language),
    paragraphs: [
      swahili
        ? 'Hiki ndicho kiungo cha kujiunga na kikao chako. Kinatumika siku ya kikao.'
        : 'This is the link with which you join your session on the day.',
    ],
    facts: [...bookingFacts(context), linkFact(context)],
    action: {
      label: swahili ? 'Fungua vikao vyangu' : 'Open my sessions',
      url: pageUrl(context, '/my-sessions'),
    },
    invitation: { method: 'REQUEST', ...sessionTime(context), sequence: sequenceOf(context) },
  };
};
