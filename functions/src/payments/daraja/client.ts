/** Sends requests to Daraja. Fetches a token when one is needed, and a new one when Daraja refuses the token. */
import type { DarajaSettings } from './settings';

/** Milliseconds for one request. */
const PATIENCE = 10_000;
/** Milliseconds before its end at which a token is renewed. */
const TOKEN_MARGIN = 60_000;
/** Statuses with which Daraja refuses the keys, often without a body. */
const REFUSALS = [400, 401, 403];

/** `fields` is empty when a refusal is not JSON. */
export interface DarajaAnswer {
  status: number;
  fields: Record<string, unknown>;
}

/** No answer, or an unreadable one: Daraja may have carried out the request. */
export class NoAnswer extends Error {}
/** Daraja refuses the credentials. */
export class NotAuthorised extends Error {}

let token: { value: string; of: string; until: number } | null = null;

/** @throws NoAnswer, NotAuthorised */
export async function askDaraja(
  settings: DarajaSettings,
  path: string,
  body: object,
): Promise<DarajaAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const bearer = await tokenOf(settings);
    const answer = await request(settings, path, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 401) return answer;
    token = null;
    if (attempt === 2) throw new NotAuthorised();
  }
}

/** @throws NoAnswer, NotAuthorised */
export async function tokenOf(settings: DarajaSettings): Promise<string> {
  const { key, secret } = settings;
  const of = `${key}:${secret}`;
  if (token !== null && token.of === of && token.until > Date.now()) return token.value;
  const credentials = Buffer.from(of).toString('base64');
  const path = 'oauth/v1/generate?grant_type=client_credentials';
  const answer = await request(settings, path, {
    headers: { authorization: `Basic ${credentials}` },
  });
  const { access_token: value, expires_in: seconds } = answer.fields;
  if (typeof value !== 'string') {
    throw REFUSALS.includes(answer.status) ? new NotAuthorised() : new NoAnswer();
  }
  token = { value, of, until: Date.now() + Number(seconds) * 1000 - TOKEN_MARGIN };
  return value;
}

async function request(
  { rootUrl }: DarajaSettings,
  path: string,
  init: RequestInit,
): Promise<DarajaAnswer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(new URL(path, rootUrl), { ...init, signal });
    const { status } = response;
    const fields = fieldsOf(await response.text()) ?? (status >= 400 && status < 500 ? {} : null);
    if (fields === null) throw new NoAnswer();
    return { status, fields };
  } catch {
    throw new NoAnswer();
  }
}

function fieldsOf(text: string): Record<string, unknown> | null {
  try {
    const fields: unknown = JSON.parse(text);
    return typeof fields === 'object' ? (fields as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
