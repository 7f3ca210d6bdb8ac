/**
 * Account links: the Auth emulator sends no mail, it only keeps the codes it would have sent. The
 * inbox shows them, so that verifying an address and resetting a password can be tried to the end.
 */

import { LANGUAGE_FACTS, MAIN_LANGUAGE, isLanguage } from '@tulia/domain/person/language';

export interface AccountLink {
  email: string;
  /** VERIFY_EMAIL, PASSWORD_RESET, EMAIL_SIGNIN, … as the emulator names them. */
  type: string;
  code: string;
  /** The link to follow: on the site where the site handles it, else the emulator's own page. */
  link: string;
}

/** What the site's own page handles. */
const HANDLED: readonly string[] = ['VERIFY_EMAIL', 'PASSWORD_RESET'];

interface OobCode {
  email: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

/** The codes known to the Auth emulator, newest first; with an address, only its codes. */
export async function accountLinks(
  codesUrl: string,
  siteUrl: string,
  email?: string,
): Promise<AccountLink[]> {
  const answer = await fetch(codesUrl, { headers: { authorization: 'Bearer owner' } });
  if (!answer.ok) throw new Error(`The Auth emulator answered ${answer.status}.`);
  const { oobCodes = [] } = (await answer.json()) as { oobCodes?: OobCode[] };
  return oobCodes
    .filter((code) => email === undefined || code.email.toLowerCase() === email.toLowerCase())
    .reverse()
    .map((code) => ({
      email: code.email,
      type: code.requestType,
      code: code.oobCode,
      link: HANDLED.includes(code.requestType) ? onSite(code, siteUrl) : code.oobLink,
    }));
}

/**
 * The page of the site that handles account links, with what Firebase's mails carry: what a real project's action
 * address is set to (firebase.google.com/docs/auth/custom-email-handler).
 */
function onSite({ oobCode, oobLink }: OobCode, siteUrl: string): string {
  const asked = new URL(oobLink).searchParams;
  const language = asked.get('lang');
  const { prefix } = LANGUAGE_FACTS[isLanguage(language) ? language : MAIN_LANGUAGE];
  const link = new URL(`${prefix}/auth/callback`, siteUrl);
  link.searchParams.set('mode', asked.get('mode') ?? '');
  link.searchParams.set('oobCode', oobCode);
  for (const name of ['continueUrl', 'lang']) {
    const value = asked.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  return link.href;
}
