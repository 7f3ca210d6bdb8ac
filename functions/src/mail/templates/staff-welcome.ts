/** To a new member of staff: the account, and a link to choose an own password. */
import { roleOfClaim } from '@tulia/domain/person/role';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { ROLE_LABELS } from '@tulia/domain/wording/labels';
import { accounts } from '../../platform/app';
import { greetingFor } from '../booking-facts';
import { pageUrl, textOf, type Template } from '../template';

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

export const letter: Template = async (context) => {
  const { mail, language, settings } = context;
  const auth = await accounts();
  // Made when it is sent: a link kept in the outbox would be a password in the database.
  const link = await auth.generatePasswordResetLink(mail.to, { url: pageUrl(context, '/login') });
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
    action: { label: t.choose, url: ownResetPage(link, pageUrl(context, '/reset-password')) },
    remarks: [t.expired],
  };
};

/** The same one-time code on the product's own page, which does not depend on Firebase's address. */
function ownResetPage(link: string, ownPage: string): string {
  const code = new URL(link).searchParams.get('oobCode') ?? '';
  const page = new URL(ownPage);
  page.searchParams.set('mode', 'resetPassword');
  page.searchParams.set('oobCode', code);
  return page.href;
}
