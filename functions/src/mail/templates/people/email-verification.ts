/** To the owner of a new account: the link that confirms the address. Names nobody: a stranger may have opened it. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { accounts } from '../../../platform/app';
import { accountAt } from '../../../platform/account-records';
import { ownPage } from '../../account-email';
import { textOf, type Template } from '../../template';

const texts = catalogue({
  en: {
    subject: 'Please confirm your email',
    greeting: 'Hello,',
    opening: (practice: string) =>
      `An account was opened at ${practice} with this address. If it is yours, confirm the address with the link below; then you can book.`,
    confirm: 'Confirm my email',
    expired: 'The link works once. If it has expired, log in and send it again.',
    stranger:
      'If you did not open an account, please ignore this email: nothing can be booked with your address as long as it is not confirmed.',
  },
  sw: {
    subject: 'Tafadhali thibitisha barua pepe yako',
    greeting: 'Habari,',
    opening: (practice) =>
      `Akaunti imefunguliwa katika ${practice} kwa anwani hii. Ikiwa ni yako, thibitisha anwani kwa kiungo kilicho hapa chini; kisha utaweza kuweka miadi.`,
    confirm: 'Thibitisha barua pepe yangu',
    expired: 'Kiungo kinatumika mara moja. Muda wake ukiisha, ingia kisha ukitume tena.',
    stranger:
      'Ikiwa hukufungua akaunti, tafadhali puuza barua hii: hakuna miadi inayoweza kuwekwa kwa anwani yako mpaka ithibitishwe.',
  },
});

export const email: Template<'email-verification'> = async (context) => {
  const { mail, language, settings } = context;
  const account = await accountAt(mail.to);
  if (account === null || account.emailVerified) return null;
  const link = await (await accounts()).generateEmailVerificationLink(mail.to);
  const t = texts[language];
  return {
    subject: t.subject,
    greeting: t.greeting,
    paragraphs: [t.opening(settings.name)],
    action: {
      label: t.confirm,
      url: ownPage(context, 'verifyEmail', link, textOf(mail, 'target')),
    },
    remarks: [t.expired, t.stranger],
  };
};
