/** To the owner of an account: a link to a new password, which a stranger may have asked for. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { accounts } from '../../../platform/app';
import { accountAt } from '../../../platform/account-records';
import { ownPage } from '../../account-email';
import { textOf, type Template } from '../../template';

const texts = catalogue({
  en: {
    subject: 'Choose a new password',
    greeting: 'Hello,',
    opening: (practice: string) =>
      `Somebody asked for a new password, or tried to open an account, at ${practice} with this address, which has an account already. If it was you, choose a new password with the link below.`,
    choose: 'Choose a new password',
    expired:
      'The link works once and for a short time only. Ask for a new one with "Forgot password?" on the login page.',
    stranger:
      'If it was not you, please ignore this email: your password stays as it is. Give the link to nobody, not even to us.',
  },
  sw: {
    subject: 'Chagua nenosiri jipya',
    greeting: 'Habari,',
    opening: (practice) =>
      `Mtu ameomba nenosiri jipya, au amejaribu kufungua akaunti, katika ${practice} kwa anwani hii, ambayo tayari ina akaunti. Ikiwa ni wewe, chagua nenosiri jipya kwa kiungo kilicho hapa chini.`,
    choose: 'Chagua nenosiri jipya',
    expired:
      'Kiungo kinatumika mara moja na kwa muda mfupi tu. Omba kipya kwa "Umesahau nenosiri?" kwenye ukurasa wa kuingia.',
    stranger:
      'Ikiwa si wewe, tafadhali puuza barua hii: nenosiri lako linabaki vilevile. Usimpe mtu yeyote kiungo hiki, hata sisi.',
  },
});

export const email: Template<'password-reset'> = async (context) => {
  const { mail, language, settings } = context;
  if ((await accountAt(mail.to)) === null) return null;
  const link = await (await accounts()).generatePasswordResetLink(mail.to);
  const t = texts[language];
  return {
    subject: t.subject,
    greeting: t.greeting,
    paragraphs: [t.opening(settings.name)],
    action: {
      label: t.choose,
      url: ownPage(context, 'resetPassword', link, textOf(mail, 'target')),
    },
    remarks: [t.expired, t.stranger],
  };
};
