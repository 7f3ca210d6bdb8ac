/** To the client: the session has another time; the calendar entry moves with it. */
import { bookingFacts, greetingFor, linkFact, sessionTime } from '../booking-facts';
import { isOvertaken, sequenceOf } from '../stale-invitation';
import { pageUrl, type BookingTemplate } from '../template';

export const bookingMoved: BookingTemplate = (context) => {
  if (isOvertaken(context)) return null;
  const { booking, language } = context;
  const swahili = language === 'sw';
  return {
    subject: swahili ? 'Nafasi yako ina muda mpya' : 'Your booking has a new time',
    greeting: greetingFor(booking.clientName, language),
    paragraphs: [
      swahili
        ? 'Kikao chako kimehamishiwa muda ulio hapa chini. Kama umekiweka kwenye kalenda yako, kitahama pia.'
        : 'Your session has moved to the time below. If it is in your calendar, it moves there too.',
    ],
    facts: [...bookingFacts(context), linkFact(context)],
    action: {
      label: swahili ? 'Fungua vikao vyangu' : 'Open my sessions',
      url: pageUrl(context, '/my-sessions'),
    },
    remarks: [
      swahili
        ? 'Je, muda huu haukufai? Jibu barua pepe hii na tutatafuta mwingine pamoja.'
        : 'Does the new time not suit you? Answer this mail and we will find another one together.',
    ],
    invitation: { method: 'REQUEST', ...sessionTime(context), sequence: sequenceOf(context) },
  };
};
