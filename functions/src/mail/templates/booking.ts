import { hasGuardianRefused, lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { isTimeKept, type TimePromise } from '@tulia/domain/booking/time-promise';
import { accountCode } from '@tulia/domain/money/provider/account-code';
import { contactsOf, waysToPay, type WaysToPay } from '@tulia/domain/practice/ways-to-pay';
import { bookingSubjects } from '@tulia/domain/wording/booking-subjects';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { guardianSentence } from '@tulia/domain/wording/guardian-sentence';
import { keptFeeSentence } from '@tulia/domain/wording/kept-fee';
import { formatMoney, formatClocks } from '@tulia/domain/wording/moments';
import { promiseSentence } from '@tulia/domain/wording/time-promise';
import {
  bookingFacts,
  chooseAnotherTime,
  clientGreeting,
  invitationIn,
  leadingTo,
  linkFact,
  ownPages,
  payPage,
  isOvertaken,
  sessionEmail,
  sessionTime,
} from '../booking-facts';
import { isSaid, numberOf, type BookingTemplate, type BookingContext } from '../template';

const cancelledTexts = catalogue({
  en: {
    byClient: 'You have cancelled the booking below.',
    asked: 'As you asked, we have cancelled the booking below.',
    byPractice: 'We are sorry: we had to cancel the booking below.',
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
    refund: (amount) =>
      `Utarudishiwa ${amount} kwa njia uliyolipia. Mtu wa kliniki ndiye anayezituma, na inaweza kuchukua siku chache.`,
    noPayment: 'Hatujaandika malipo yoyote. Ikiwa umelipa, utarudishiwa.',
    owesNothing: 'Hatujaandika malipo yoyote, na hatudai chochote.',
    reason: (reason) => `Sababu: ${reason}`,
    welcome: 'Ukiwa tayari, tupo hapa.',
  },
});

/** To the client: the booking is cancelled; the invitation removes the calendar entry, if there was one. */
export const cancelled: BookingTemplate<'booking-cancelled'> = (context) => {
  const { booking, language, mail, settings } = context;
  const t = cancelledTexts[language];
  const keeps = isSaid(mail, 'keeps');
  const refund = numberOf(mail, 'refund', 0);
  const kept = numberOf(mail, 'kept', 0);
  const cutoffHours = numberOf(mail, 'cutoffHours', settings.refundCutoffHours);
  const reason = booking.cancelReason ?? '';
  const noPayment = booking.service.price > 0 && booking.payment.paid === 0;
  return {
    subject: bookingSubjects[language]['booking-cancelled'],
    greeting: clientGreeting(context),
    paragraphs: [
      isSaid(mail, 'byClient') ? t.byClient : isSaid(mail, 'asked') ? t.asked : t.byPractice,
      ...(reason === '' ? [] : [t.reason(reason)]),
      ...(refund > 0 ? [t.refund(formatMoney(refund))] : []),
      ...(kept > 0 && keeps ? [keptFeeSentence(kept, cutoffHours, language)] : []),
      ...(noPayment ? [keeps ? t.owesNothing : t.noPayment] : []),
    ],
    facts: bookingFacts(context),
    ...(!isSaid(mail, 'leaving') && { action: chooseAnotherTime(context), remarks: [t.welcome] }),
    ...(isSaid(mail, 'invited') && { invitation: invitationIn(context, 'CANCEL') }),
  };
};

const confirmedTexts = catalogue({
  en: {
    opening: 'Your booking is confirmed. We look forward to seeing you.',
    linked:
      'You join online with the link below. A quiet place where you can speak freely is all you need.',
    linkToCome:
      'Your join link will reach you before the session; you will also find it on the page with your sessions.',
    linkByMail: 'Your join link will reach you by mail before the session.',
    policies: (moving: number, refund: number) =>
      `You can move the session until ${moving} hours before it starts. If you cancel at least ${refund} hours before, you get a full refund.`,
  },
  sw: {
    opening: 'Nafasi yako imethibitishwa. Tunatarajia kukuona.',
    linked:
      'Utajiunga mtandaoni kwa kiungo kilicho hapa chini. Tafuta mahali tulivu ambapo unaweza kuzungumza kwa uhuru.',
    linkToCome:
      'Kiungo cha kujiunga kitakufikia kabla ya kikao; pia utakiona kwenye ukurasa wa vikao vyako.',
    linkByMail: 'Kiungo cha kujiunga kitakufikia kwa barua pepe kabla ya kikao.',
    policies: (moving, refund) =>
      `Unaweza kubadilisha muda hadi saa ${moving} kabla ya kuanza. Ukighairi angalau saa ${refund} kabla, unarudishiwa malipo yote.`,
  },
});

/** To the client: the session is confirmed; with the join link when it is there, and a calendar invitation. */
export const confirmed: BookingTemplate<'booking-confirmed'> = (context) => {
  if (isOvertaken(context)) return null;
  const { booking, settings, language } = context;
  const t = confirmedTexts[language];
  const linkToCome = booking.clientUserId === null ? t.linkByMail : t.linkToCome;
  return {
    subject: bookingSubjects[language]['booking-confirmed'],
    greeting: clientGreeting(context),
    paragraphs: [t.opening, booking.googleMeetLink === null ? linkToCome : t.linked],
    facts: [...bookingFacts(context), linkFact(context)],
    ...leadingTo([...ownPages(context), ...payPage(context)]),
    remarks: [t.policies(settings.movingCutoffHours, settings.refundCutoffHours)],
    invitation: invitationIn(context),
  };
};

const movedTexts = catalogue({
  en: {
    opening:
      'Your session has moved to the time below. If it is in your calendar, it moves there too.',
    own: 'You have moved your session to the time below. If it is in your calendar, it moves there too.',
    another:
      'Does the new time not suit you? Answer this mail and we will find another one together.',
  },
  sw: {
    opening:
      'Kikao chako kimehamishiwa muda ulio hapa chini. Kama umekiweka kwenye kalenda yako, kitahama pia.',
    own: 'Umehamisha kikao chako kwenda muda ulio hapa chini. Kama umekiweka kwenye kalenda yako, kitahama pia.',
    another: 'Je, muda huu haukufai? Jibu barua pepe hii na tutatafuta mwingine pamoja.',
  },
});

/** To the client: the session has another time; the calendar entry moves with it. */
export const moved: BookingTemplate<'booking-moved'> = (context) => {
  if (isOvertaken(context)) return null;
  const { language, mail } = context;
  const byClient = isSaid(mail, 'byClient');
  const t = movedTexts[language];
  return {
    subject: bookingSubjects[language]['booking-moved'],
    ...sessionEmail(context, linkFact(context)),
    paragraphs: [byClient ? t.own : t.opening],
    remarks: byClient ? [] : [t.another],
    invitation: invitationIn(context),
  };
};

/** The PayBill with the account code where there is one; else the till, which asks for no account. */
const mobileMoney = ({ by, name, number }: NonNullable<WaysToPay['mobile']>, account: string) =>
  by === 'till' ? `${name} (${number})` : `PayBill ${number} (${account})`;

const receivedTexts = catalogue({
  en: {
    subject: 'We have received your request',
    opening: (hours: number) =>
      `Thank you for reaching out. Your request is with us, and you will hear from us within ${hours} hours.`,
    openingWaits: 'Thank you for reaching out. Your request is with us.',
    payment: (sum: string, { mobile, bank }: WaysToPay, account: string) =>
      `Payment: ${sum} by ${[
        mobile && mobileMoney(mobile, `account ${account}`),
        bank && `${bank.name} (account ${bank.account}, reference ${account})`,
      ]
        .filter((way) => way !== null)
        .join(' or ')}.`,
    noWay: (sum: string, contacts: string) =>
      `Payment: ${sum}. ${contacts === '' ? 'We will write to you and tell you how to pay.' : `We will tell you how to pay. You can also ask us: ${contacts}.`}`,
  },
  sw: {
    subject: 'Tumepokea ombi lako',
    opening: (hours) =>
      `Asante kwa kutuandikia. Tumepokea ombi lako na tutakujibu ndani ya saa ${hours}.`,
    openingWaits: 'Asante kwa kutuandikia. Tumepokea ombi lako.',
    payment: (sum, { mobile, bank }, account) =>
      `Malipo: ${sum} kupitia ${[
        mobile && mobileMoney(mobile, `akaunti ${account}`),
        bank && `${bank.name} (akaunti ${bank.account}, kumbukumbu ${account})`,
      ]
        .filter((way) => way !== null)
        .join(' au ')}.`,
    noWay: (sum, contacts) =>
      `Malipo: ${sum}. ${contacts === '' ? 'Tutakuandikia na kukueleza jinsi ya kulipa.' : `Tutakueleza jinsi ya kulipa. Unaweza pia kutuuliza: ${contacts}.`}`,
  },
});

/** Empty when the payment page sends STK pushes and the settings name no other way. */
function howToPay({ booking, settings, language }: BookingContext): string[] {
  const t = receivedTexts[language];
  const ways = waysToPay(settings);
  const sum = formatMoney(booking.service.price);
  if (ways.none) return [t.noWay(sum, contactsOf(settings).join(', '))];
  if (ways.mobile === null && ways.bank === null) return [];
  return [t.payment(sum, ways, accountCode(booking.referenceNumber))];
}

/** To the client: the request has arrived. */
export const received: BookingTemplate<'booking-received'> = (context) => {
  const { booking, settings, language, mail } = context;
  const t = receivedTexts[language];
  const held = numberOf(mail, 'holdExpiresAt', 0);
  const { price } = booking.service;
  const { startsAt } = sessionTime(context);
  const promise: TimePromise = isTimeKept({ holdExpiresAt: held, startsAt })
    ? { kind: 'kept' }
    : { kind: 'held', until: held, isFree: price === 0 };
  const isRefused = hasGuardianRefused(booking);
  const ofGuardian = guardianSentence(booking, language);
  return {
    subject: t.subject,
    greeting: clientGreeting(context),
    paragraphs: [
      lacksGuardianConsent(booking) ? t.openingWaits : t.opening(settings.confirmationHours),
      ...(ofGuardian === null ? [] : [ofGuardian]),
      ...(held === 0 || isRefused
        ? []
        : [
            promiseSentence(promise, language, (at) =>
              formatClocks(at, language, booking.timezone),
            ),
          ]),
    ],
    facts: bookingFacts(context),
    ...leadingTo([...payPage(context), ...ownPages(context)]),
    remarks: price === 0 || isRefused ? [] : howToPay(context),
  };
};

const rejectedTexts = catalogue({
  en: {
    opening: 'We are sorry: this time we cannot offer you the time you asked for.',
    welcome: (phone: string) =>
      `You are still welcome. Choose another time, or ${phone === '' ? 'answer this email' : `call us at ${phone}`}. If you have paid, you will be refunded.`,
  },
  sw: {
    opening: 'Samahani, safari hii hatuwezi kukupokea kwa muda ulioomba.',
    welcome: (phone) =>
      `Hii haimaanishi kwamba hukaribishwi: chagua muda mwingine, au ${phone === '' ? 'jibu barua hii' : `tupigie ${phone}`}. Ikiwa umelipa, tutakurudishia.`,
  },
});

/** To the client: the request cannot be met, with the reason and a way on. */
export const rejected: BookingTemplate<'booking-rejected'> = (context) => {
  const { booking, language, settings } = context;
  const t = rejectedTexts[language];
  const reason = booking.rejectionReason ?? '';
  return {
    subject: bookingSubjects[language]['booking-rejected'],
    greeting: clientGreeting(context),
    paragraphs: [t.opening, ...(reason === '' ? [] : [reason]), t.welcome(settings.phone)],
    facts: bookingFacts(context),
    action: chooseAnotherTime(context),
  };
};
