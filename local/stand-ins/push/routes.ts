/**
 * A stand-in for Firebase Cloud Messaging at its network edge: messages are checked against the documented shape and
 * kept in memory, by device, and a test can make it misbehave for one device.
 *
 * `POST /v1/projects/:project/messages:send`, and for tests `GET /_messages?token=`, `POST /_faults`,
 * `GET /_faults?token=`.
 */
import { answerOrder, FaultsByRecipient } from '../http/faults';
import { CUT, HANG, json, parseJson } from '../http/serve';
import type { Answer, Handler } from '../http/serve';
import { PROJECT } from '../../machine/places';
import { PUSH_ORDER, type PushFaultKind } from './faults';
import { checkMessage, type PushMessage } from './message';

const SEND = `POST /v1/projects/${PROJECT}/messages:send`;

/** The handler of the stand-in's server. */
export function pushRoutes(): Handler {
  const faults = new FaultsByRecipient<PushFaultKind>();
  const received: PushMessage[] = [];

  const send = (authorization: string | undefined, body: string) => {
    // What the emulators take for the project's own account.
    if (authorization !== 'Bearer owner')
      return refusal(401, 'UNAUTHENTICATED', 'THIRD_PARTY_AUTH_ERROR');
    const message = checkMessage(parseJson(body));
    if (typeof message === 'string')
      return refusal(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT', message);
    switch (faults.take(message.token) ?? 'ok') {
      case 'unregistered':
        return refusal(404, 'NOT_FOUND', 'UNREGISTERED');
      case 'quota':
        return refusal(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED');
      case 'unavailable':
        return refusal(503, 'UNAVAILABLE', 'UNAVAILABLE');
      case 'hang':
        return HANG;
      case 'lost-answer':
        received.push(message);
        return CUT;
      case 'ok':
        received.push(message);
        return json({ name: `projects/${PROJECT}/messages/${received.length}` });
    }
  };

  return ({ method, url, headers, body }) => {
    switch (`${method} ${url.pathname}`) {
      case SEND:
        return send(headers.authorization, body);
      case 'GET /_messages': {
        const token = url.searchParams.get('token');
        return json(token === null ? received : received.filter((each) => each.token === token));
      }
      case 'GET /_faults':
        return json(faults.left(url.searchParams.get('token') ?? ''));
      case 'POST /_faults':
        return answerOrder(body, PUSH_ORDER, (fault) => {
          faults.set(fault.token, fault.kind, fault.times ?? Infinity);
          return fault;
        });
      default:
        return refusal(404, 'NOT_FOUND', null);
    }
  };
}

/** An error as the API answers it. firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode */
function refusal(code: number, status: string, errorCode: string | null, message = status): Answer {
  const type = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
  const details = errorCode === null ? [] : [{ '@type': type, errorCode }];
  return json({ error: { code, message, status, details } }, code);
}
