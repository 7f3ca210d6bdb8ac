/**
 * Firebase Cloud Messaging's HTTP v1 API, `messages:send`, by plain requests: the admin SDK cannot be pointed at
 * another address. Source: firebase.google.com/docs/reference/fcm/rest/v1/projects.messages and
 * .../rest/v1/ErrorCode
 */
import { accessToken, isLocal } from '../platform/access-token';
import { projectId } from '../platform/app';
import { pushRootUrl } from '../platform/params';
import type { Notice } from './notice';

export type PushOutcome =
  | { kind: 'sent' }
  /** the device has given up its token */
  | { kind: 'gone' }
  /** later may do */
  | { kind: 'not-now'; problem: string }
  /** will never do */
  | { kind: 'refused'; problem: string };

/** How long one request may take, milliseconds. */
const TIMEOUT = 8000;

/**
 * @param key the same for every attempt of one notification: the device shows a later one in the place of an earlier,
 * and the push service keeps the last only (RFC 8030, section 5.4)
 */
export async function sendPush(token: string, notice: Notice, key: string): Promise<PushOutcome> {
  const { title, body, link, timeToLive } = notice;
  const message = {
    token,
    data: { title, body, link, tag: key },
    webpush: { headers: { TTL: String(timeToLive), Urgency: 'normal', Topic: key } },
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

/** What an error of the API means for the notification. */
export function outcomeOf(status: number, code: string | null): PushOutcome {
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH') return { kind: 'gone' };
  const problem = `fcm-${status}`;
  // 401 and 403: the project is not set up yet. Waiting costs nothing, and the notification soon loses its point.
  const later = status === 429 || status >= 500 || status === 401 || status === 403;
  return later ? { kind: 'not-now', problem } : { kind: 'refused', problem };
}

/** What an outcome says of the project's account: null when it is taken, `not-authorised`, or nothing (`no-answer`). */
export function verdictOf(outcome: PushOutcome): string | null {
  if (outcome.kind === 'sent' || outcome.kind === 'gone') return null;
  return ['fcm-401', 'fcm-403'].includes(outcome.problem) ? 'not-authorised' : 'no-answer';
}

/** `error.details[].errorCode` of the answer; null when it has none. */
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
