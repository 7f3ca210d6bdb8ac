/** To the client: money came, with the number of its receipt. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { formatMoment } from '@tulia/domain/wording/moments';
import { formatMoney } from '@tulia/domain/wording/money';
import { bookingFacts, clientGreeting } from '../booking-facts';
import { numberOf, pageUrl, textOf, type BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    subject: 'Your receipt',
    opening: (sum: string) => `Thank you. We have received ${sum}.`,
    waiting: 'Your time is kept for you until we confirm it.',
    receipt: 'Receipt',
    amount: 'Amount',
    code: 'Payment code',
    also: 'Also paid',
    open: 'Open the receipt',
  },
  sw: {
    subject: 'Risiti yako',
    opening: (sum) => `Asante. Tumepokea ${sum}.`,
    waiting: 'Muda wako umehifadhiwa hadi tuuthibitishe.',
    receipt: 'Risiti',
    amount: 'Kiasi',
    code: 'Msimbo wa malipo',
    also: 'Pia kimelipiwa',
    open: 'Fungua risiti',
  },
});

export const email: BookingTemplate<'payment-received'> = (context) => {
  const { booking, language, mail, further } = context;
  const t = texts[language];
  const sum = formatMoney(numberOf(mail, 'amount', 0));
  const code = textOf(mail, 'code');
  const waits = booking.status === 'pending' && booking.paidTime === 'kept';
  return {
    subject: t.subject,
    greeting: clientGreeting(context),
    paragraphs: [t.opening(sum), ...(waits ? [t.waiting] : [])],
    facts: [
      [t.receipt, textOf(mail, 'receiptNumber')],
      [t.amount, sum],
      ...(code === '' ? [] : ([[t.code, code]] as [string, string][])),
      ...bookingFacts(context),
      ...further.map((each): [string, string] => [
        t.also,
        formatMoment(each.booking.startsAt, language, each.booking.timezone),
      ]),
    ],
    action: { label: t.open, url: pageUrl(context, `/receipt?booking=${booking.id}`) },
  };
};
