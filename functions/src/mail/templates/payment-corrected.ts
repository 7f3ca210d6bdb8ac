/** To the client who had a receipt: staff took the payment back, since it was entered by mistake. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { formatMoney } from '@tulia/domain/wording/money';
import { bookingFacts, clientGreeting } from '../booking-facts';
import { numberOf, pageUrl, textOf, type BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    subject: 'A receipt was corrected',
    opening: (sum: string) =>
      `A payment of ${sum} had been entered for this session by mistake, and its receipt no longer counts.`,
    ask: 'If you did pay this, please write to us.',
    receipt: 'Receipt of the correction',
    open: 'Open the receipts',
  },
  sw: {
    subject: 'Risiti imerekebishwa',
    opening: (sum) =>
      `Malipo ya ${sum} yaliandikwa kimakosa kwa kikao hiki, na risiti yake haihesabiki tena.`,
    ask: 'Ikiwa ulilipa kweli, tafadhali tuandikie.',
    receipt: 'Risiti ya marekebisho',
    open: 'Fungua risiti',
  },
});

export const email: BookingTemplate<'payment-corrected'> = (context) => {
  const { booking, language, mail } = context;
  const t = texts[language];
  return {
    subject: t.subject,
    greeting: clientGreeting(context),
    paragraphs: [t.opening(formatMoney(numberOf(mail, 'amount', 0))), t.ask],
    facts: [[t.receipt, textOf(mail, 'receiptNumber')], ...bookingFacts(context)],
    action: { label: t.open, url: pageUrl(context, `/receipt?booking=${booking.id}`) },
  };
};
