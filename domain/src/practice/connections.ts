import type { Instant } from '../time/instant';

/** Those whose loss the practice learns by an email. */
export const TOLD_CONNECTIONS = ['google', 'mpesa', 'push', 'texts'] as const;
export type ToldConnection = (typeof TOLD_CONNECTIONS)[number];
export const CONNECTION_NAMES = [...TOLD_CONNECTIONS, 'mail'] as const;
/**
 * `google`: the calendar that makes meetings; `mpesa`: STK pushes; `push`: notifications on phones; `texts`: texts
 * to phones; `mail`: emails.
 */
export type ConnectionName = (typeof CONNECTION_NAMES)[number];

/** `stats/connection_{name}` is written only when this changes. */
export interface Connection {
  /** problem code of the credentials; null when they work */
  problem: string | null;
  since: Instant | null;
  toldAt: Instant | null;
  /** M-Pesa: when it last agreed to report payments without an STK push */
  registeredAt: Instant | null;
  /** M-Pesa: when it last agreed to list payments */
  listsAt: Instant | null;
}

/** Why a service was not connected. */
export type ConnectFailure =
  /** the deployment has no key by which credentials are kept, or no OAuth client */
  | 'not-offered'
  /** Google's answer belongs to no question of this person, or comes too late */
  | 'consent-over'
  | 'consent-refused'
  /** Google refuses the deployment's OAuth client */
  | 'app-refused'
  /** Google gave no token that lasts */
  | 'token-missing'
  /** the person did not tick the calendar */
  | 'scope-missing'
  /** Google refuses the calendar of this account */
  | 'calendar-refused'
  /** the mail server's name has no address, or one within a network */
  | 'host-unknown'
  | 'host-private'
  | 'certificate-wrong'
  | 'login-refused'
  | 'sender-refused'
  /** the mail server took the sender, and not the test email */
  | 'email-refused'
  | 'mail-silent'
  /** Daraja gives no token for key and secret */
  | 'keys-refused'
  | 'no-answer';

/** Whether the result says something about the credentials. A service that did not answer says nothing. */
export function isVerdict(problem: string | null): boolean {
  return problem !== 'no-answer';
}
