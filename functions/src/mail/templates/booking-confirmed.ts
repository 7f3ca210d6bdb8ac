/** To the client: the session is confirmed; with the join link when it is there, and a calendar invitation. */
import { bookingFacts, greetingFor, linkFact, sessionTime } from '../booking-facts';
import { isOvertaken, sequenceOf } from '../stale-invitation';
import { pageUrl, type BookingTemplate } from '../template';

export const bookingConfirmed: BookingTemplate = (context) => {
  if (isOvertaken(context)) return null;
  const { booking, settings, language } = context;
  const linked = booking.googleMeetLink !== null;
  const { movingCutoffHours: moving, refundCutoffHours: refund } = settings;
  const common = {
    greeting: greetingFor(booking.clientName, language),
    facts: [...bookingFacts(context), linkFact(context)],
    invitation: {
      method: 'REQUEST' as const,
      ...sessionTime(context),
      sequence: sequenceOf(context),
    },
  };
  const url = pageUrl(context, '/my-sessions');
  if (language === 'sw') {
    return {
      ...common,
      subject: 'Nafasi yako imethibitishwa',
      paragraphs: [
        'Nafasi yako imethibitishwa. Tunatarajia kukuona.',
        linked
          ? 'Utajiunga mtandaoni kwa kiungo kilicho hapa chini. Tafuta mahali tulivu ambapo unaweza kuzungumza kwa uhuru.'
          : 'Kiungo cha kujiunga kitakufikia kabla ya kikao; pia utakiona kwenye ukurasa wa vikao vyako.',
      ],
      action: { label: 'Fungua vikao vyangu', url },
      remarks: [
        `Unaweza kubadilisha muda hadi saa ${moving} kabla ya kuanza. Ukighairi angalau saa ${refund} kabla, unarudishiwa malipo yote.`,
      ],
    };
  }
  return {
    ...common,
    subject: 'Your booking is confirmed',
    paragraphs: [
      'Your booking is confirmed. We look forward to seeing you.',
      linked
        ? 'You join online with the link below. A quiet place where you can speak freely is all you need.'
        : 'Your join link will reach you before the session; you will also find it on the page with your sessions.',
    ],
    action: { label: 'Open my sessions', url },
    remarks: [
      `You can move the session until ${moving} hours before it starts. If you cancel at least ${refund} hours before, you get a full refund.`,
    ],
  };
};
