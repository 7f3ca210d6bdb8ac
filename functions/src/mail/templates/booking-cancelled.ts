/** To the client: the booking is cancelled; takes the calendar entry back when there was one. */
import { bookingFacts, greetingFor, sessionTime } from '../booking-facts';
import { sequenceOf } from '../stale-invitation';
import { pageUrl, type BookingTemplate } from '../template';

export const bookingCancelled: BookingTemplate = (context) => {
  const { booking, language, mail } = context;
  const swahili = language === 'sw';
  const { invited, refundDue, byClient } = mail.parameters;
  const opening = swahili
    ? byClient === true
      ? 'Umeghairi nafasi iliyo hapa chini.'
      : 'Samahani, imetubidi kughairi nafasi iliyo hapa chini.'
    : byClient === true
      ? 'You have cancelled the booking below.'
      : 'We are sorry: we had to cancel the booking below.';
  const refund = swahili
    ? 'Malipo yako yatarudishwa yote.'
    : 'Your payment will be refunded in full.';
  return {
    subject: swahili ? 'Nafasi yako imeghairiwa' : 'Your booking is cancelled',
    greeting: greetingFor(booking.clientName, language),
    paragraphs: [opening, ...(refundDue === true ? [refund] : [])],
    facts: bookingFacts(context),
    action: {
      label: swahili ? 'Chagua muda mwingine' : 'Choose another time',
      url: pageUrl(context, '/booking'),
    },
    remarks: [swahili ? 'Ukiwa tayari, tupo hapa.' : 'Whenever you are ready, we are here.'],
    ...(invited === true && {
      invitation: {
        method: 'CANCEL' as const,
        ...sessionTime(context),
        sequence: sequenceOf(context),
      },
    }),
  };
};
