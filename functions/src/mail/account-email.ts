/**
 * Emails with a link of the account. Firebase makes the link when the email is written, which is when it is sent: a
 * link that waited in the outbox would be a password in the database (decision 075).
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

interface AccountEmail {
  template: 'email-verification' | 'password-reset';
  /** lower-case */
  to: string;
  language: Language;
  /** path of the page that the link is asked to lead on to */
  target: string;
}

/** Whether the address has an account is looked up when the email is written. @throws Refusal rate-limited */
export async function queueAccountEmail(
  { template, to, language, target }: AccountEmail,
  caller: Caller,
  now: Instant,
): Promise<void> {
  await limitAccountEmail(to, caller, now);
  const batch = db().batch();
  const mail = {
    id: `${template}_${randomUUID()}`,
    to,
    template,
    language,
    bookingId: null,
    parameters: { target: emailTarget(target) },
    keptFor: LAST_MAIL_KEPT,
  };
  queueMail(writerOf(batch), mail, now);
  await batch.commit();
}

const PAGES = { verifyEmail: '/auth/callback', resetPassword: '/reset-password' } as const;

/**
 * The product's own page for Firebase's link: the same one-time code, at an address that does not depend on Firebase.
 * @param target path of the page that it leads on to; empty for none
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
