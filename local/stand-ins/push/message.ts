/** A message as the API documents it, checked. firebase.google.com/docs/reference/fcm/rest/v1/projects.messages */

export interface PushMessage {
  token: string;
  data: Record<string, string>;
  headers: Record<string, string>;
}

const KNOWN = ['token', 'data', 'webpush', 'notification', 'android', 'apns', 'fcmOptions'];
/** RFC 8030, section 5.4: a topic is at most 32 URL-safe characters. */
const TOPIC = /^[\w-]{1,32}$/;

/** The message of a request's body, or what is wrong with it. */
export function checkMessage(body: unknown): PushMessage | string {
  const { message } = asMap(body);
  if (message === undefined) return 'message is required';
  const fields = asMap(message);
  const unknown = Object.keys(fields).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) return `Unknown name "${unknown}" at 'message'`;
  if (typeof fields['token'] !== 'string' || fields['token'] === '')
    return 'Recipient of the message is not set.';
  const data = asTexts(fields['data'] ?? {});
  if (data === null) return 'Invalid value at message.data: texts only';
  const headers = asTexts(asMap(fields['webpush'] ?? {})['headers'] ?? {});
  if (headers === null) return 'Invalid value at message.webpush.headers';
  const { TTL: life = '0', Topic: topic } = headers;
  if (!/^\d+$/.test(life)) return 'Invalid value at message.webpush.headers: TTL';
  if (topic !== undefined && !TOPIC.test(topic))
    return 'Invalid value at message.webpush.headers: Topic';
  return { token: fields['token'], data, headers };
}

function asMap(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function asTexts(value: unknown): Record<string, string> | null {
  const map = asMap(value);
  return Object.values(map).every((each) => typeof each === 'string')
    ? (map as Record<string, string>)
    : null;
}
