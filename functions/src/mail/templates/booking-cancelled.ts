/** To the client: the booking is cancelled; the invitation removes the calendar entry, if there was one. */
import { bookingSubjects } from '@tulia/domain/wording/booking-subjects';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { keptFeeSentence } from '@tulia/domain/wording/kept-fee';
import { formatMoney } from '@tulia/domain/wording/moments';
import {
  chooseAnotherTime,
  clientGreeting,
  factsOf,
  invitationIn,
  invitationsIn,
} from '../booking-facts';
import { isSaid, numberOf, type BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    byClient: 'You have cancelled the booking below.',
    asked: 'As you asked, we have cancelled the booking below.',
    byPractice: 'We are sorry: we had to cancel the booking below.',
    severalAsked: 'As you asked, we have cancelled the sessions below.',
    severalByPractice: 'We are sorry: we had to cancel the sessions below.',
    lineFailed:
      'We are sorry that the line failed during the session below. It does not count as missed.',
    lineKept: (amount: string) => `${amount} that you paid stays with us.`,
    lineCosts: 'By the rules of our practice, such a session is not paid back.',
    refund: (amount: string) =>
      `${amount} goes back to you, the way you paid. Somebody of the practice sends it, which can take a few days.`,
    noPayment: 'We have not recorded a payment. If you have paid, you get it back.',
    owesNothing: 'We have not recorded a payment, and we ask for none.',
    reason: (reason: string) => `The reason: ${reason}`,
    welcome: 'Whenever you are ready, we are here.',
  },
  sw: {
    byClient: 'Umeghairi nafasi iliyo hapa chini.',
    asked: 'Kama ulivyoomba, tumeghairi nafasi iliyo hapa chini.',
    byPractice: 'Samahani, imetubidi kughairi nafasi iliyo hapa chini.',
    severalAsked: 'Kama ulivyoomba, tumeghairi vikao vilivyo hapa chini.',
    severalByPractice: 'Samahani, imetubidi kughairi vikao vilivyo hapa chini.',
    lineFailed:
      'Samahani, laini ilikatika wakati wa kikao kilicho hapa chini. Hakihesabiwi kuwa hukufika.',
    lineKept: (amount) => `${amount} ulizolipa zinabaki kwetu.`,
    lineCosts: 'Kwa kanuni za kliniki yetu, malipo ya kikao kama hicho hayarudishwi.',
    refund: (amount) =>
      `Utarudishiwa ${amount} kwa njia uliyolipia. Mtu wa kliniki ndiye anayezituma, na inaweza kuchukua siku chache.`,
    noPayment: 'Hatujaandika malipo yoyote. Ikiwa umelipa, utarudishiwa.',
    owesNothing: 'Hatujaandika malipo yoyote, na hatudai chochote.',
    reason: (reason) => `Sababu: ${reason}`,
    welcome: 'Ukiwa tayari, tupo hapa.',
  },
});

export const email: BookingTemplate<'booking-cancelled'> = (context) => {
  const { booking, language, mail, settings } = context;
  const t = texts[language];
  const keeps = isSaid(mail, 'keeps');
  const refund = numberOf(mail, 'refund', 0);
  const kept = numberOf(mail, 'kept', 0);
  const cutoffHours = numberOf(mail, 'cutoffHours', settings.refundCutoffHours);
  const reason = booking.cancelReason ?? '';
  const sessions = [context, ...context.further];
  const areSeveral = sessions.length > 1;
  const noPayment =
    booking.service.price > 0 && sessions.every((each) => each.booking.payment.paid === 0);
  const asked = areSeveral ? t.severalAsked : t.asked;
  const isLine = isSaid(mail, 'line');
  const byPractice = areSeveral ? t.severalByPractice : t.byPractice;
  return {
    subject: bookingSubjects[language][isLine ? 'line-failed' : 'booking-cancelled'],
    greeting: clientGreeting(context),
    paragraphs: [
      isLine
        ? t.lineFailed
        : isSaid(mail, 'byClient')
          ? t.byClient
          : isSaid(mail, 'asked')
            ? asked
            : byPractice,
      ...(reason === '' ? [] : [t.reason(reason)]),
      ...(refund > 0 ? [t.refund(formatMoney(refund))] : []),
      ...(kept > 0 && keeps
        ? isLine
          ? [t.lineKept(formatMoney(kept)), t.lineCosts]
          : [keptFeeSentence(kept, cutoffHours, language)]
        : []),
      ...(noPayment ? [keeps ? t.owesNothing : t.noPayment] : []),
    ],
    facts: factsOf(context),
    ...(!isSaid(mail, 'leaving') && { action: chooseAnotherTime(context), remarks: [t.welcome] }),
    ...(isSaid(mail, 'invited') &&
      (areSeveral
        ? { invitations: invitationsIn(sessions, 'CANCEL') }
        : { invitation: invitationIn(context, 'CANCEL') })),
  };
};
