/**
 * A stand-in for Firebase Cloud Messaging: it checks messages against the documented shape
 * (firebase.google.com/docs/reference/fcm/rest/v1/projects.messages) and keeps them in memory, by device.
 *
 * `POST /v1/projects/:project/messages:send`, and for tests `GET /_messages?token=`, `POST /_faults {kind, token,
 * times}`, `GET /_faults?token=` (whether one is still ordered).
 */
import { PROJECT } from '../../machine/places';
import { answerOrder, Faults } from '../http/faults';
import { CUT, json, parseJson, serve, type Handler } from '../http/serve';
import { optional, shape, text, texts, wrongField } from '../http/shape';

export interface PushMessage {
  token: string;
  data: Record<string, string>;
  headers: Record<string, string>;
}

/** `lost-answer`: takes the message of one device, then cuts the connection. */
export interface PushFault {
  kind: 'ok' | 'lost-answer';
  token: string;
  times?: number;
}

/** Serves a push service without any messages yet. */
export const openPush = (port: number) => serve(port, pushRoutes());

function pushRoutes(): Handler {
  const faults = new Faults<PushFault>();
  const received: PushMessage[] = [];

  return ({ method, url, headers, body }) => {
    const token = url.searchParams.get('token');
    switch (`${method} ${url.pathname}`) {
      case `POST /v1/projects/${PROJECT}/messages:send`: {
        // What the emulators take for the project's own account.
        if (headers.authorization !== 'Bearer owner')
          return refusal(401, 'UNAUTHENTICATED', 'THIRD_PARTY_AUTH_ERROR');
        const message = checkMessage(parseJson(body));
        if (typeof message === 'string')
          return refusal(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT', message);
        received.push(message);
        if (faults.take(message.token) !== undefined) return CUT;
        return json({ name: `projects/${PROJECT}/messages/${received.length}` });
      }
      case 'GET /_messages':
        return json(received.filter((each) => token === null || each.token === token));
      case 'GET /_faults':
        return json(faults.ordered(token ?? '') !== undefined);
      case 'POST /_faults':
        return answerOrder<PushFault>(body, ['lost-answer'], (fault) =>
          faults.set(fault, fault.token),
        );
      default:
        return refusal(404, 'NOT_FOUND', 'NOT_FOUND');
    }
  };
}

/** An error as the API answers it. firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode */
function refusal(code: number, status: string, errorCode: string, message = status) {
  const type = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
  const details = [{ '@type': type, errorCode }];
  return json({ error: { code, message, status, details } }, code);
}

const SHAPE = {
  token: text(/./),
  data: optional(texts),
  webpush: optional(
    shape({
      headers: shape({
        TTL: optional(text(/^\d+$/)),
        Urgency: optional(text(/^(?:very-low|low|normal|high)$/)),
        // RFC 8030, section 5.4
        Topic: optional(text(/^[\w-]{1,32}$/)),
      }),
    }),
  ),
};

/** The message of a request, or a sentence that names the wrong field. */
function checkMessage(body: unknown): PushMessage | string {
  const { message } = (body ?? {}) as { message?: object };
  const wrong = wrongField(message, SHAPE);
  if (wrong !== null) return `Invalid value at message: ${wrong}`;
  const { token, data, webpush } = message as {
    token: string;
    data?: Record<string, string>;
    webpush?: { headers: Record<string, string> };
  };
  return { token, data: data ?? {}, headers: webpush?.headers ?? {} };
}
