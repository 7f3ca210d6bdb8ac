/** To the practice: money came too late for its time, or a client says to have paid. */
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { bookingFacts } from '../booking-facts';
import { pageUrl, textOf, type BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    subject: 'A payment to look at',
    greeting: 'Hello,',
    late: 'Money came for a time that somebody else had by then. Offer another time, or send it back.',
    said: 'A client says to have paid. The time is kept while the payment is looked for.',
    code: 'Payment code',
    open: 'Open bookings',
  },
  sw: {
    subject: 'Malipo ya kuangalia',
    greeting: 'Habari,',
    late: 'Malipo yamekuja kwa muda ambao mtu mwingine alikuwa ameuchukua. Pendekeza muda mwingine, au yarudishe.',
    said: 'Mteja anasema amelipa. Muda umehifadhiwa wakati malipo yanatafutwa.',
    code: 'Msimbo wa malipo',
    open: 'Fungua miadi',
  },
});

export const email: BookingTemplate<'payment-notice'> = (context) => {
  const { language, mail } = context;
  const t = texts[language];
  const code = textOf(mail, 'code');
  return {
    subject: t.subject,
    greeting: t.greeting,
    paragraphs: [textOf(mail, 'why') === 'late' ? t.late : t.said],
    facts: [
      ...(code === '' ? [] : ([[t.code, code]] as [string, string][])),
      ...bookingFacts(context, PRACTICE_ZONE),
    ],
    action: { label: t.open, url: pageUrl(context, '/admin/bookings') },
  };
};
