/** The owner enters the practice's mail account: it is kept once a test email has left with it. */
import { MAIL_PORTS } from '@tulia/domain/calls/practice/connect-services';
import type { Language } from '@tulia/domain/person/language';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { SignedInContext } from '../platform/callable';
import { noteConnection } from '../platform/connections';
import { readCredentials } from '../platform/credentials';
import { keepService, notConnected, requireKeeping } from '../practice/own-services';
import { readSettings } from '../practice/settings';
import { emailHtml, emailText } from './email';
import { isLocalMail, ownAccount } from './mail-account';
import { tryAccount, type Message } from './smtp';

interface Typed {
  host: string;
  port: string;
  user: string;
  password: string;
  senderName: string;
  senderAddress: string;
  language: Language;
}

const texts = catalogue({
  en: {
    subject: 'Test email: the mail account works',
    greeting: 'Good day,',
    text: 'This email left with the mail account that you have just entered. The emails of the practice leave with it from now on.',
  },
  sw: {
    subject: 'Barua pepe ya majaribio: akaunti inafanya kazi',
    greeting: 'Habari,',
    text: 'Barua hii imetumwa kwa akaunti ya barua pepe uliyoiweka sasa hivi. Kuanzia sasa barua pepe za kliniki zinatumwa kwayo.',
  },
});

/** @returns the address that the test email went to @throws Refusal connection-failed, invalid-input */
export async function saveMailAccount(
  { language, ...typed }: Typed,
  context: SignedInContext,
): Promise<string> {
  const { caller, clock } = context;
  requireKeeping();
  const isAllowed = (MAIL_PORTS as readonly string[]).includes(typed.port);
  if (!isAllowed && !isLocalMail())
    throw new Refusal('invalid-input', { fields: { port: 'port-invalid' } });
  const to = caller.email;
  if (to === null) throw notConnected('email-refused');
  const account = { ...typed, port: Number(typed.port), password: await passwordOf(typed) };
  const from = { name: account.senderName, address: account.senderAddress };
  const failure = await tryAccount(
    ownAccount(account),
    await testEmail(from, to, language, clock.now()),
  );
  if (failure !== null) throw notConnected(failure);
  await keepService('mail', account, context);
  await noteConnection('mail', null, clock);
  return to;
}

/** The kept password goes to no server and for no user but its own. */
async function passwordOf({
  password,
  host,
  port,
  user,
}: Omit<Typed, 'language'>): Promise<string> {
  if (password !== '') return password;
  const kept = await readCredentials('mail');
  const isSame = kept?.host === host && String(kept.port) === port && kept.user === user;
  if (kept === null || !isSame)
    throw new Refusal('invalid-input', { fields: { password: 'text-required' } });
  return kept.password;
}

async function testEmail(
  from: Message['from'],
  to: string,
  language: Language,
  now: Instant,
): Promise<Message> {
  const t = texts[language];
  const email = { subject: t.subject, greeting: t.greeting, paragraphs: [t.text] };
  const settings = await readSettings();
  return {
    from,
    to,
    replyTo: from.address,
    messageId: `<${randomUUID()}@${domainToASCII(from.address.split('@')[1] ?? '')}>`,
    subject: email.subject,
    text: emailText(email, language, settings),
    html: emailHtml(email, language, settings),
    date: now,
  };
}
