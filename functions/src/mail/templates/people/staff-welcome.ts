/** To a new member of staff: the account, and a link to set a password. */
import { roleOfClaim } from '@tulia/domain/person/role';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { ROLE_LABELS } from '@tulia/domain/wording/labels';
import { accounts } from '../../../platform/app';
import { ownPage } from '../../account-email';
import { greetingFor } from '../../booking-facts';
import { textOf, type Template } from '../../template';

const texts = catalogue({
  en: {
    subject: (practice: string) => `Your account at ${practice}`,
    opening: (practice: string) =>
      `An account has been made for you at ${practice}. Before you begin, choose a password of your own with the link below; it works once.`,
    email: 'E-mail',
    role: 'Role',
    choose: 'Choose a password',
    expired:
      'If the link has expired, ask for a new one with "Forgot password?" on the login page.',
  },
  sw: {
    subject: (practice) => `Akaunti yako katika ${practice}`,
    opening: (practice) =>
      `Umefunguliwa akaunti katika ${practice}. Kabla ya kuanza, chagua nenosiri lako mwenyewe kwa kiungo kilicho hapa chini; kinatumika mara moja.`,
    email: 'Barua pepe',
    role: 'Wajibu',
    choose: 'Chagua nenosiri',
    expired:
      'Muda wa kiungo ukiisha, omba kipya kwa "Umesahau nenosiri?" kwenye ukurasa wa kuingia.',
  },
});

export const email: Template<'staff-welcome'> = async (context) => {
  const { mail, language, settings } = context;
  const link = await (await accounts()).generatePasswordResetLink(mail.to);
  const t = texts[language];
  const role = ROLE_LABELS[language][roleOfClaim(textOf(mail, 'role'))];
  return {
    subject: t.subject(settings.name),
    greeting: greetingFor(textOf(mail, 'fullName'), language),
    paragraphs: [t.opening(settings.name)],
    facts: [
      [t.email, mail.to],
      [t.role, role],
    ],
    action: { label: t.choose, url: ownPage(context, 'resetPassword', link) },
    remarks: [t.expired],
  };
};
