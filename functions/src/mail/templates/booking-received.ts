/** To the client: the request has arrived. */
import { hasGuardianRefused, lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { isKeptFree, type TimePromise } from '@tulia/domain/booking/time-promise';
import { accountCode } from '@tulia/domain/money/provider/account-code';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { formatClocks, formatMoney } from '@tulia/domain/wording/moments';
import { guardianSentence } from '@tulia/domain/wording/guardian-sentence';
import { promiseSentence } from '@tulia/domain/wording/time-promise';
import {
  bookingFacts,
  clientGreeting,
  leadingTo,
  ownPages,
  payPage,
  sessionTime,
} from '../booking-facts';
import { numberOf, type BookingTemplate } from '../template';

type Accounts = PracticeSettings['payment'];

/** The PayBill with the account code where there is one; else the till, which asks for no account. */
function mobileMoney(
  { mobileMoneyName, mobileMoneyTill, mobileMoneyPaybill }: Accounts,
  account: string,
): string {
  return mobileMoneyPaybill === ''
    ? `${mobileMoneyName} (${mobileMoneyTill})`
    : `PayBill ${mobileMoneyPaybill} (${account})`;
}

const texts = catalogue({
  en: {
    subject: 'We have received your request',
    opening: (hours: number) =>
      `Thank you for reaching out. Your request is with us, and you will hear from us within ${hours} hours.`,
    openingWaits: 'Thank you for reaching out. Your request is with us.',
    payment: (sum: string, to: Accounts, account: string) =>
      `Payment: ${sum} by ${mobileMoney(to, `account ${account}`)} or ${to.bankName} (account ${to.bankAccountNumber}, reference ${account}).`,
  },
  sw: {
    subject: 'Tumepokea ombi lako',
    opening: (hours) =>
      `Asante kwa kutuandikia. Tumepokea ombi lako na tutakujibu ndani ya saa ${hours}.`,
    openingWaits: 'Asante kwa kutuandikia. Tumepokea ombi lako.',
    payment: (sum, to, account) =>
      `Malipo: ${sum} kupitia ${mobileMoney(to, `akaunti ${account}`)} au ${to.bankName} (akaunti ${to.bankAccountNumber}, kumbukumbu ${account}).`,
  },
});

export const letter: BookingTemplate = (context) => {
  const { booking, settings, language, mail } = context;
  const t = texts[language];
  const held = numberOf(mail, 'holdExpiresAt', 0);
  const { price } = booking.service;
  const { startsAt } = sessionTime(context);
  const promise: TimePromise = isKeptFree(price, { holdExpiresAt: held, startsAt })
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
    remarks:
      price === 0 || isRefused
        ? []
        : [t.payment(formatMoney(price), settings.payment, accountCode(booking.referenceNumber))],
  };
};
