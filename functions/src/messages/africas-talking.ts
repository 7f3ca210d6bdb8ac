/**
 * Texts by Africa's Talking. Sources: developers.africastalking.com/docs/sms/sending/bulk and /docs/sms/notifications,
 * help.africastalking.com/articles/742491, and the provider's own client for Node.
 */
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import { fitsOneText } from '@tulia/domain/text/gsm7';
import {
  BALANCE_EMPTY,
  KEYS_REFUSED,
  type MessageAccount,
  type MessageNotice,
  type MessageOutcome,
  type MessageProvider,
} from '@tulia/domain/practice/message-provider';

export interface AfricasTalkingSettings {
  rootUrl: string;
  username: string;
  apiKey: string;
  /** empty for the shared one of the provider */
  senderId: string;
}

/** Milliseconds for one request; less than half of a worker's lease. */
const PATIENCE = 10_000;

/** What a recipient's `statusCode` means for us. A held or unanswered gateway may still send it. */
export const STATUS_CODES: Readonly<Record<number, [MessageOutcome['kind'], problem: string]>> = {
  100: ['sent', 'processed'],
  101: ['sent', 'sent'],
  102: ['sent', 'queued'],
  401: ['unknown', 'risk-hold'],
  402: ['no', 'sender-refused'],
  403: ['no', 'number-invalid'],
  404: ['no', 'number-unsupported'],
  405: ['no', BALANCE_EMPTY],
  406: ['no', 'stopped'],
  407: ['no', 'no-route'],
  409: ['no', 'do-not-disturb'],
  500: ['not-now', 'provider-error'],
  501: ['unknown', 'gateway-error'],
  502: ['no', 'gateway-refused'],
};

/**
 * The last states of a delivery report; before, the text is on its way. An absent subscriber and an expired text got
 * nothing, and get nothing later.
 */
const REPORT_STATES: Readonly<Record<string, 'delivered' | 'failed'>> = {
  Success: 'delivered',
  Rejected: 'failed',
  Failed: 'failed',
  AbsentSubscriber: 'failed',
  Expired: 'failed',
};

/** Reasons of a failure with which a person asked for no texts. */
const STOPPED = ['UserInBlackList', 'UserInBlacklist', 'DoNotDisturbRejection'];
const REASON = /^[A-Za-z]{1,40}$/;
const ID = /^[\w-]{1,100}$/;

/** "KES 0.8000" in cents, rounded up; null for another currency. */
export function centsOf(cost: unknown): number | null {
  const found = /^KES (\d{1,6}(?:\.\d{1,6})?)$/.exec(typeof cost === 'string' ? cost : '');
  // Six digits after the point make no sum that a rounding error could lift to the next cent.
  return found === null ? null : Math.ceil(Math.round(Number(found[1]) * 1e6) / 1e4);
}

interface Recipient {
  statusCode?: unknown;
  cost?: unknown;
  messageId?: unknown;
}

/** @param status of HTTP @param body of the answer */
export function outcomeOf(status: number, body: string): MessageOutcome {
  if (status === 401) return { kind: 'no', problem: KEYS_REFUSED };
  // Refused before it was looked at.
  if (status === 429 || status === 503) return { kind: 'not-now', problem: `http-${status}` };
  if (status >= 400 && status < 500) return { kind: 'no', problem: `http-${status}` };
  if (status >= 500) return { kind: 'unknown', problem: `http-${status}` };
  const recipient = recipientOf(body);
  if (recipient === null) return { kind: 'unknown', problem: 'answer-unread' };
  const { statusCode, messageId, cost } = recipient;
  const providerId = typeof messageId === 'string' && messageId !== 'None' ? messageId : null;
  const [verdict, problem] = STATUS_CODES[Number(statusCode)] ?? ['unknown', 'code-unknown'];
  if (verdict === 'sent')
    return providerId === null
      ? { kind: 'unknown', problem: 'id-missing' }
      : { kind: 'sent', providerId, cents: centsOf(cost) };
  // With an id the provider took it, whatever went wrong afterwards.
  if (verdict === 'not-now' && providerId !== null) return { kind: 'unknown', problem };
  return verdict === 'no' && problem === 'stopped'
    ? { kind: 'no', problem, stopped: true }
    : { kind: verdict, problem };
}

function recipientOf(body: string): Recipient | null {
  try {
    const { SMSMessageData: data } = JSON.parse(body) as {
      SMSMessageData?: { Recipients?: unknown; Message?: unknown };
    };
    const { Recipients: all, Message: said } = data ?? {};
    if (!Array.isArray(all) || all.length > 1) return null;
    if (all.length === 1) return all[0] as Recipient;
    // Without recipients nothing was sent, and the sentence names the sender or the balance.
    if (/InvalidSenderId/i.test(String(said))) return { statusCode: 402 };
    return /InsufficientBalance/i.test(String(said)) ? { statusCode: 405 } : null;
  } catch {
    return null;
  }
}

/** @param body form-urlencoded */
export function noticeOf(kind: 'report' | 'stop', body: string): MessageNotice {
  const said = new URLSearchParams(body);
  const number = kenyanMobile(said.get('phoneNumber') ?? '');
  const stop = number === null ? {} : { stops: number };
  if (kind === 'stop') return stop;
  const providerId = said.get('id') ?? '';
  const status = said.get('status') ?? '';
  const state = REPORT_STATES[status];
  if (!ID.test(providerId) || state === undefined) return {};
  if (state === 'delivered') return { report: { providerId, state, problem: null } };
  const reason = said.get('failureReason') ?? '';
  const report = { providerId, state, problem: REASON.test(reason) ? reason : status };
  return { report, ...(STOPPED.includes(reason) && stop) };
}

export function africasTalking(settings: AfricasTalkingSettings): MessageProvider {
  const { rootUrl, username, apiKey, senderId } = settings;
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { apiKey, accept: 'application/json' };
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(new URL(path, rootUrl), { ...init, headers, signal });
    return { status: answer.status, body: await answer.text() };
  };
  return {
    async send({ to, text }) {
      if (!fitsOneText(text)) return { kind: 'no', problem: 'text-too-long' };
      const body = new URLSearchParams({ username, to: `+${to}`, message: text });
      if (senderId !== '') body.set('from', senderId);
      try {
        const { status, body: said } = await ask('version1/messaging', { method: 'POST', body });
        return outcomeOf(status, said);
      } catch (error) {
        // Nothing was sent where no connection came about.
        return isUnreachable(error)
          ? { kind: 'not-now', problem: 'unreachable' }
          : { kind: 'unknown', problem: 'no-answer' };
      }
    },
    report: noticeOf,
    async account() {
      const query = new URLSearchParams({ username });
      try {
        const { status, body } = await ask(`version1/user?${query.toString()}`);
        return accountOf(status, body);
      } catch {
        return { problem: 'no-answer', balance: null };
      }
    },
  };
}

/** @throws Error for an answer that cannot be read */
function accountOf(status: number, body: string): MessageAccount {
  if ([401, 403, 404].includes(status)) return { problem: KEYS_REFUSED, balance: null };
  const { UserData } = JSON.parse(body) as { UserData: { balance: string } };
  const { balance } = UserData;
  const isEmpty = /^[A-Z]{3} (?:0+(?:\.0+)?|-[\d.]+)$/.test(balance.trim());
  return { problem: isEmpty ? BALANCE_EMPTY : null, balance };
}

/** Codes of a connection that never stood. */
const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

function isUnreachable(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' && UNREACHABLE.includes(cause.code);
}
