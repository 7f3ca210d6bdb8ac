import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { formatMoney } from '@tulia/domain/wording/money';
import { bookingFacts, clientGreeting } from '../booking-facts';
import { numberOf, pageUrl, textOf, type BookingTemplate } from '../template';

const lateTexts = catalogue({
  en: {
    subject: 'About your payment',
    opening: (sum: string) =>
      `We have received ${sum}. While it was on its way the hold on your time ended and somebody else took it. We are sorry.`,
    choice:
      'Nothing is lost: choose another time that suits you and the payment counts for it, or we send it back by hand.',
    receipt: 'Receipt',
    choose: 'Choose another time',
  },
  sw: {
    subject: 'Kuhusu malipo yako',
    opening: (sum) =>
      `Tumepokea ${sum}. Malipo yalipokuwa njiani, muda uliohifadhiwa uliisha na mtu mwingine akauchukua. Samahani.`,
    choice:
      'Hakuna kilichopotea: chagua muda mwingine unaokufaa na malipo yatahesabiwa, au tutakurudishia kwa mkono.',
    receipt: 'Risiti',
    choose: 'Chagua muda mwingine',
  },
});

/** To the client: money came when another booking had the time. The money goes back, or another time is chosen. */
export const late: BookingTemplate<'payment-late'> = (context) => {
  const { language, mail } = context;
  const t = lateTexts[language];
  return {
    subject: t.subject,
    greeting: clientGreeting(context),
    paragraphs: [t.opening(formatMoney(numberOf(mail, 'amount', 0))), t.choice],
    facts: [[t.receipt, textOf(mail, 'receiptNumber')], ...bookingFacts(context)],
    action: { label: t.choose, url: pageUrl(context, '/my-sessions') },
  };
};

const noticeTexts = catalogue({
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

/** To the practice: money came too late for its time, or a client says to have paid. */
export const notice: BookingTemplate<'payment-notice'> = (context) => {
  const { language, mail } = context;
  const t = noticeTexts[language];
  return {
    subject: t.subject,
    greeting: t.greeting,
    paragraphs: [textOf(mail, 'why') === 'late' ? t.late : t.said],
    facts: [[t.code, textOf(mail, 'code')], ...bookingFacts(context, PRACTICE_ZONE)],
    action: { label: t.open, url: pageUrl(context, '/admin/bookings') },
  };
};

const receivedTexts = catalogue({
  en: {
    subject: 'Your receipt',
    opening: (sum: string) => `Thank you. We have received ${sum}.`,
    waiting: 'Your time is kept for you until we confirm it.',
    receipt: 'Receipt',
    amount: 'Amount',
    code: 'Payment code',
    open: 'Open the receipt',
  },
  sw: {
    subject: 'Risiti yako',
    opening: (sum) => `Asante. Tumepokea ${sum}.`,
    waiting: 'Muda wako umehifadhiwa hadi tuuthibitishe.',
    receipt: 'Risiti',
    amount: 'Kiasi',
    code: 'Msimbo wa malipo',
    open: 'Fungua risiti',
  },
});

/** To the client: money came, with the number of its receipt. */
export const received: BookingTemplate<'payment-received'> = (context) => {
  const { booking, language, mail } = context;
  const t = receivedTexts[language];
  const sum = formatMoney(numberOf(mail, 'amount', 0));
  const waits = booking.status === 'pending' && booking.paidTime === 'kept';
  return {
    subject: t.subject,
    greeting: clientGreeting(context),
    paragraphs: [t.opening(sum), ...(waits ? [t.waiting] : [])],
    facts: [
      [t.receipt, textOf(mail, 'receiptNumber')],
      [t.amount, sum],
      [t.code, textOf(mail, 'code')],
      ...bookingFacts(context),
    ],
    action: { label: t.open, url: pageUrl(context, `/receipt?booking=${booking.id}`) },
  };
};
