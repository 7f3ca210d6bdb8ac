/** The account with which emails leave: the owner's, or else the deployment's. */
import { readSender, type Sender } from '@tulia/domain/person/sender';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { readCredentials, type Credentials } from '../platform/credentials';
import { mailFrom, smtpHost, smtpPassword, smtpPort, smtpUser } from '../platform/params';

export interface MailAccount {
  host: string;
  port: number;
  /** null for a server that asks for no login */
  login: { user: string; pass: string } | null;
  /** entered on the site: its server must stand at a public address */
  isOwn: boolean;
}

/** Problem of emails that wait for the account, and of the connection `mail`. */
export const LOGIN_REFUSED = 'login-refused';

/** The name of the server has no address. */
export class HostUnknown extends Error {}
/** The server stands within a network, where a stranger must not make us knock. */
export class HostPrivate extends Error {}

export const ownAccount = (kept: Credentials['mail']): MailAccount => ({
  host: kept.host,
  port: kept.port,
  login: { user: kept.user, pass: kept.password },
  isOwn: true,
});

export async function mailAccount(): Promise<MailAccount> {
  const kept = await readCredentials('mail');
  if (kept !== null) return ownAccount(kept);
  const user = smtpUser.value();
  return {
    host: smtpHost.value(),
    port: smtpPort.value(),
    login: user === '' || user === 'none' ? null : { user, pass: smtpPassword.value() },
    isOwn: false,
  };
}

/** @throws Error when MAIL_FROM is no sender */
export async function mailSender(): Promise<Sender> {
  const kept = await readCredentials('mail');
  if (kept !== null) return { name: kept.senderName, address: kept.senderAddress };
  const from = readSender(mailFrom.value());
  if (from === null) throw new Error('MAIL_FROM is no sender');
  return from;
}

export const isLoopback = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host);

/** The local environment, whose mail server is a stand-in on this machine. */
export const isLocalMail = () => isLoopback(smtpHost.value());

/** Addresses that lead to no server of the internet (IANA's special-purpose registries). */
const WITHIN = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  WITHIN.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  WITHIN.addSubnet(net, bits, 'ipv6');
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !WITHIN.check(address, 'ipv4');
  return GLOBAL.check(address, 'ipv6') && !WITHIN.check(address, 'ipv6');
}

/**
 * Where to connect. An own account is connected at the address that was checked, so that its name cannot mean another
 * one a moment later. @throws HostUnknown, HostPrivate
 */
export async function placeOf({ host, isOwn }: MailAccount): Promise<{ host: string }> {
  if (!isOwn || isLocalMail()) return { host };
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (first === undefined) throw new HostUnknown();
  if (!found.every(({ address }) => isPublicAddress(address))) throw new HostPrivate();
  return { host: first.address };
}
