/** To the client: the booking is cancelled; takes the calendar entry back when there was one. */
import { bookingSubjects } from '@tulia/domain/wording/booking-subjects';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { bookingFacts, chooseAnotherTime, greetingFor, sessionTime } from '../booking-facts';
import { sequenceOf } from '../stale-invitation';
import type { BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    byClient: 'You have cancelled the booking below.',
    byPractice: 'We are sorry: we had to cancel the booking below.',
    refund: 'Your payment will be refunded in full.',
    welcome: 'Whenever you are ready, we are here.',
  },
  sw: {
    byClient: 'Umeghairi nafasi iliyo hapa chini.',
    byPractice: 'Samahani, imetubidi kughairi nafasi iliyo hapa chini.',
    refund: 'Malipo yako yatarudishwa yote.',
    welcome: 'Ukiwa tayari, tupo hapa.',
  },
});

export const bookingCancelled: BookingTemplate = (context) => {
  const { booking, language, mail } = context;
  const t = texts[language];
  const { invited, refundDue, byClient } = mail.parameters;
  return {
    subject: bookingSubjects[language]['booking-cancelled'],
    greeting: greetingFor(booking.clientName, language),
    paragraphs: [
      byClient === true ? t.byClient : t.byPractice,
      ...(refundDue === true ? [t.refund] : []),
    ],
    facts: bookingFacts(context),
    action: chooseAnotherTime(context),
    remarks: [t.welcome],
    ...(invited === true && {
      invitation: {
        method: 'CANCEL' as const,
        ...sessionTime(context),
        sequence: sequenceOf(context),
      },
    }),
  };
};
