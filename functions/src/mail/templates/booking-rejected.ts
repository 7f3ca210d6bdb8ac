/** To the client: the request cannot be met, with the reason and a way on. */
import { bookingSubjects } from '@tulia/domain/wording/booking-subjects';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { chooseAnotherTime, clientGreeting, factsOf } from '../booking-facts';
import type { BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    opening: 'We are sorry: this time we cannot offer you the time you asked for.',
    several: 'We are sorry: this time we cannot offer you the times below, for which you asked.',
    welcome: (phone: string) =>
      `You are still welcome. Choose another time, or ${phone === '' ? 'answer this email' : `call us at ${phone}`}. If you have paid, you will be refunded.`,
  },
  sw: {
    opening: 'Samahani, safari hii hatuwezi kukupokea kwa muda ulioomba.',
    several: 'Samahani, safari hii hatuwezi kukupokea kwa saa zilizo hapa chini, ulizoomba.',
    welcome: (phone) =>
      `Hii haimaanishi kwamba hukaribishwi: chagua muda mwingine, au ${phone === '' ? 'jibu barua hii' : `tupigie ${phone}`}. Ikiwa umelipa, tutakurudishia.`,
  },
});

export const email: BookingTemplate<'booking-rejected'> = (context) => {
  const { booking, language, settings } = context;
  const t = texts[language];
  const reason = booking.rejectionReason ?? '';
  return {
    subject: bookingSubjects[language]['booking-rejected'],
    greeting: clientGreeting(context),
    paragraphs: [
      context.further.length > 0 ? t.several : t.opening,
      ...(reason === '' ? [] : [reason]),
      t.welcome(settings.phone),
    ],
    facts: factsOf(context),
    action: chooseAnotherTime(context),
  };
};
