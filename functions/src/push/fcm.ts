/**
 * Sends notifications by Firebase Cloud Messaging's HTTP v1 API; tests cannot point the admin SDK at a stand-in.
 * Source: firebase.google.com/docs/reference/fcm/rest/v1/projects.messages and .../rest/v1/ErrorCode
 */
import { projectId } from '../platform/app';
import { pushRootUrl } from '../platform/params';
import type { Notice } from './notice';

export type PushOutcome =
  | { kind: 'sent' }
  /** the token is no longer valid */
  | { kind: 'gone' }
  /** a later attempt may succeed */
  | { kind: 'not-now'; problem: string }
  /** no attempt will succeed */
  | { kind: 'refused'; problem: string };

/** Milliseconds for one request. */
const TIMEOUT = 8000;

/** Milliseconds before its end at which an access token is renewed. */
const MARGIN = 5 * 60_000;

let known: { token: string; until: number } | null = null;

/** The service account's access token. */
async function accessToken(): Promise<string> {
  if (known !== null && known.until > Date.now()) return known.token;
  const { applicationDefault } = await import('firebase-admin/app');
  const { access_token: token, expires_in: seconds } = await applicationDefault().getAccessToken();
  known = { token, until: Date.now() + seconds * 1000 - MARGIN };
  return token;
}

/** A stand-in on this machine accepts the emulators' token. */
const isLocal = (url: string) =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

/**
 * @param key the same for every attempt of a notification: the device replaces the earlier one, and the push service
 * keeps only the last (RFC 8030, section 5.4)
 */
export async function sendPush(token: string, notice: Notice, key: string): Promise<PushOutcome> {
  const { title, body, link, timeToLive, isUrgent } = notice;
  const urgency = isUrgent ? 'high' : 'normal';
  const message = {
    token,
    data: { title, body, link, tag: key },
    webpush: { headers: { TTL: String(timeToLive), Urgency: urgency, Topic: key } },
  };
  try {
    const answer = await fetch(`${root()}v1/projects/${projectId()}/messages:send`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${isLocal(root()) ? 'owner' : await accessToken()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (answer.ok) return { kind: 'sent' };
    return outcomeOf(answer.status, errorCodeOf(await answer.text()));
  } catch {
    return { kind: 'not-now', problem: 'no-answer' };
  }
}

export function outcomeOf(status: number, code: string | null): PushOutcome {
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH') return { kind: 'gone' };
  const problem = `fcm-${status}`;
  // 401 and 403: the project is not set up yet. Retries end when the notification expires.
  const later = status === 429 || status >= 500 || status === 401 || status === 403;
  return later ? { kind: 'not-now', problem } : { kind: 'refused', problem };
}

/** The project's connection by this outcome: null when FCM accepts it, `not-authorised`, or unknown (`no-answer`). */
export function verdictOf(outcome: PushOutcome): string | null {
  if (outcome.kind === 'sent' || outcome.kind === 'gone') return null;
  return ['fcm-401', 'fcm-403'].includes(outcome.problem) ? 'not-authorised' : 'no-answer';
}

/** `error.details[].errorCode` of the answer. */
export function errorCodeOf(body: string): string | null {
  try {
    const { error } = JSON.parse(body) as { error?: { details?: { errorCode?: unknown }[] } };
    const code = error?.details?.find(({ errorCode }) => typeof errorCode === 'string')?.errorCode;
    return typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}

function root(): string {
  const url = pushRootUrl.value();
  return url.endsWith('/') ? url : `${url}/`;
}
