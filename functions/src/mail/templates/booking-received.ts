/** To the client: the request has arrived. */
import { hasGuardianRefused, lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { isTimeKept, type TimePromise } from '@tulia/domain/booking/time-promise';
import { accountCode } from '@tulia/domain/money/provider/account-code';
import { contactsOf, waysToPay, type WaysToPay } from '@tulia/domain/practice/ways-to-pay';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { formatClocks, formatMoney } from '@tulia/domain/wording/moments';
import { guardianSentence } from '@tulia/domain/wording/guardian-sentence';
import { promiseSentence } from '@tulia/domain/wording/time-promise';
import {
  clientGreeting,
  factsOf,
  leadingTo,
  ownPages,
  pagesOfEach,
  payPage,
  sessionTime,
} from '../booking-facts';
import { numberOf, type BookingContext, type BookingTemplate } from '../template';

/** The PayBill with the account code where there is one; else the till, which asks for no account. */
const mobileMoney = ({ by, name, number }: NonNullable<WaysToPay['mobile']>, account: string) =>
  by === 'till' ? `${name} (${number})` : `PayBill ${number} (${account})`;

const texts = catalogue({
  en: {
    subject: 'We have received your request',
    opening: (hours: number) =>
      `Thank you for reaching out. Your request is with us, and you will hear from us within ${hours} hours.`,
    openingWaits: 'Thank you for reaching out. Your request is with us.',
    several: (count: number, hours: number) =>
      `Thank you for reaching out. Your request for the ${count} sessions below is with us, and you will hear from us within ${hours} hours.`,
    ofEach: 'Each session has a payment and a reference of its own.',
    ownReference: 'the reference of the session',
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
    several: (count, hours) =>
      `Asante kwa kutuandikia. Tumepokea ombi lako la vikao ${count} vilivyo hapa chini, na tutakujibu ndani ya saa ${hours}.`,
    ofEach: 'Kila kikao kina malipo yake na kumbukumbu yake.',
    ownReference: 'kumbukumbu ya kikao',
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
function howToPay({ booking, settings, language, further }: BookingContext): string[] {
  const t = texts[language];
  const ways = waysToPay(settings);
  const sum = formatMoney(booking.service.price);
  if (ways.none) return [t.noWay(sum, contactsOf(settings).join(', '))];
  if (ways.mobile === null && ways.bank === null) return [];
  if (further.length > 0) return [t.ofEach, t.payment(sum, ways, t.ownReference)];
  return [t.payment(sum, ways, accountCode(booking.referenceNumber))];
}

export const email: BookingTemplate<'booking-received'> = (context) => {
  const { booking, settings, language, mail } = context;
  const t = texts[language];
  const held = numberOf(mail, 'holdExpiresAt', 0);
  const { price } = booking.service;
  const { startsAt } = sessionTime(context);
  const promise: TimePromise = isTimeKept({ holdExpiresAt: held, startsAt })
    ? { kind: 'kept' }
    : { kind: 'held', until: held, isFree: price === 0 };
  const isRefused = hasGuardianRefused(booking);
  const sessions = [context, ...context.further];
  const areSeveral = sessions.length > 1;
  const hours = settings.confirmationHours;
  const ofGuardian = guardianSentence(booking, language);
  return {
    subject: t.subject,
    greeting: clientGreeting(context),
    paragraphs: [
      areSeveral
        ? t.several(sessions.length, hours)
        : lacksGuardianConsent(booking)
          ? t.openingWaits
          : t.opening(hours),
      ...(ofGuardian === null ? [] : [ofGuardian]),
      ...(held === 0 || isRefused
        ? []
        : [
            promiseSentence(promise, language, (at) =>
              formatClocks(at, language, booking.timezone),
            ),
          ]),
    ],
    facts: factsOf(context),
    ...leadingTo(areSeveral ? pagesOfEach(sessions) : [...payPage(context), ...ownPages(context)]),
    remarks: price === 0 || isRefused ? [] : howToPay(context),
  };
};
