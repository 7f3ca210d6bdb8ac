/** To the client: the booking is cancelled; takes the calendar entry back when there was one. */
import { bookingSubjects } from '@tulia/domain/wording/booking-subjects';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { formatMoney } from '@tulia/domain/wording/moments';
import { bookingFacts, chooseAnotherTime, greetingFor, sessionTime } from '../booking-facts';
import { sequenceOf } from '../stale-invitation';
import { numberOf, type BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    byClient: 'You have cancelled the booking below.',
    byPractice: 'We are sorry: we had to cancel the booking below.',
    refund: (amount: string) =>
      `${amount} goes back to you, the way you paid. Somebody of the practice sends it, which can take a few days.`,
    noPayment: 'We have not recorded a payment. If you have paid, you get it back.',
    welcome: 'Whenever you are ready, we are here.',
  },
  sw: {
    byClient: 'Umeghairi nafasi iliyo hapa chini.',
    byPractice: 'Samahani, imetubidi kughairi nafasi iliyo hapa chini.',
    refund: (amount) =>
      `Utarudishiwa ${amount} kwa njia uliyolipia. Mtu wa kliniki ndiye anayezituma, na inaweza kuchukua siku chache.`,
    noPayment: 'Hatujaandika malipo yoyote. Ikiwa umelipa, utarudishiwa.',
    welcome: 'Ukiwa tayari, tupo hapa.',
  },
});

export const letter: BookingTemplate = (context) => {
  const { booking, language, mail } = context;
  const t = texts[language];
  const { invited, byClient, leaving } = mail.parameters;
  const refund = numberOf(mail, 'refund', 0);
  const noPayment = booking.service.price > 0 && booking.payment.paid === 0;
  return {
    subject: bookingSubjects[language]['booking-cancelled'],
    greeting: greetingFor(booking.clientName, language),
    paragraphs: [
      byClient === true ? t.byClient : t.byPractice,
      ...(refund > 0 ? [t.refund(formatMoney(refund))] : []),
      ...(noPayment ? [t.noPayment] : []),
    ],
    facts: bookingFacts(context),
    ...(leaving !== true && { action: chooseAnotherTime(context), remarks: [t.welcome] }),
    ...(invited === true && {
      invitation: {
        method: 'CANCEL' as const,
        ...sessionTime(context),
        sequence: sequenceOf(context),
      },
    }),
  };
};
