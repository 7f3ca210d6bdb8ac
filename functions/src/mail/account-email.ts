/**
 * Emails with a link of the account. The template gets the link from Firebase when it is sent: a link in the outbox
 * would be a password in the database (decision 075).
 */
import { LAST_MAIL_KEPT } from '@tulia/domain/records/mail';
import type { Language } from '@tulia/domain/person/language';
import type { Instant } from '@tulia/domain/time/instant';
import { randomUUID } from 'node:crypto';
import { db } from '../platform/app';
import type { Caller } from '../platform/caller';
import { writerOf } from '../platform/writer';
import { limitAccountEmail } from '../links/lookup-limits';
import { emailTarget } from './email-target';
import { queueMail } from './outbox';
import { pageUrl, type TemplateContext } from './template';

/**
 * The template checks whether the address, in lower case, has an account.
 * @param email.target path of the page after the link
 * @throws Refusal rate-limited
 */
export async function queueAccountEmail(
  email: {
    template: 'email-verification' | 'password-reset';
    to: string;
    language: Language;
    target: string;
  },
  caller: Caller,
  now: Instant,
): Promise<void> {
  const { target, ...about } = email;
  await limitAccountEmail(email.to, caller, now);
  const batch = db().batch();
  const mail = {
    ...about,
    id: `${email.template}_${randomUUID()}`,
    bookingId: null,
    parameters: { target: emailTarget(target) },
    keptFor: LAST_MAIL_KEPT,
  };
  queueMail(writerOf(batch), mail, now);
  await batch.commit();
}

const PAGES = { verifyEmail: '/auth/callback', resetPassword: '/reset-password' } as const;

/**
 * The product's own page, with the one-time code of Firebase's link.
 * @param target path of the next page; empty for none
 * @throws Error where the link has no code
 */
export function ownPage(
  context: TemplateContext,
  mode: keyof typeof PAGES,
  link: string,
  target = '',
): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (code === null) throw new Error('a link without a code');
  const page = new URL(pageUrl(context, PAGES[mode]));
  page.searchParams.set('mode', mode);
  page.searchParams.set('oobCode', code);
  if (target !== '') page.searchParams.set('redirect', target);
  return page.href;
}
