/** To a new member of staff: the account, and a link to choose an own password. */
import { ROLE_LABELS } from '@tulia/domain/wording/labels';
import { roleOfClaim } from '@tulia/domain/person/role';
import { accounts } from '../../platform/app';
import { greetingFor } from '../booking-facts';
import { textOf, type Template } from '../template';

export const staffWelcome: Template = async ({ mail, settings, siteUrl }) => {
  const auth = await accounts();
  // Made when it is sent: a link kept in the outbox would be a password in the database.
  const link = await auth.generatePasswordResetLink(mail.to, { url: `${siteUrl}/login` });
  const role = ROLE_LABELS.en[roleOfClaim(textOf(mail, 'role'))];
  return {
    subject: `Your account at ${settings.name}`,
    greeting: greetingFor(textOf(mail, 'fullName'), 'en'),
    paragraphs: [
      `An account has been made for you at ${settings.name}. Before you begin, choose a password of your own with the link below; it works once.`,
    ],
    facts: [
      ['E-mail', mail.to],
      ['Role', role],
    ],
    action: { label: 'Choose a password', url: ownResetPage(link, siteUrl) },
    remarks: [
      'If the link has expired, ask for a new one with "Forgot password?" on the sign-in page.',
    ],
  };
};

/** The same one-time code on the product's own page, which does not depend on Firebase's address. */
function ownResetPage(link: string, siteUrl: string): string {
  const code = new URL(link).searchParams.get('oobCode') ?? '';
  const page = new URL('/reset-password', siteUrl);
  page.searchParams.set('mode', 'resetPassword');
  page.searchParams.set('oobCode', code);
  return page.href;
}
