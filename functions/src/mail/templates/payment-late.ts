/** To the client: money came when another booking had the time. The money goes back, or another time is chosen. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { formatMoney } from '@tulia/domain/wording/money';
import { bookingFacts, clientGreeting } from '../booking-facts';
import { numberOf, pageUrl, textOf, type BookingTemplate } from '../template';

const texts = catalogue({
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

export const email: BookingTemplate<'payment-late'> = (context) => {
  const { language, mail } = context;
  const t = texts[language];
  return {
    subject: t.subject,
    greeting: clientGreeting(context),
    paragraphs: [t.opening(formatMoney(numberOf(mail, 'amount', 0))), t.choice],
    facts: [[t.receipt, textOf(mail, 'receiptNumber')], ...bookingFacts(context)],
    action: { label: t.choose, url: pageUrl(context, '/my-sessions') },
  };
};
