/** Calls of Daraja over HTTPS, with a token that is fetched when it is needed and once more when it is refused. */
import type { DarajaSettings } from './settings';

/** How long one request may take, milliseconds. */
const PATIENCE = 10_000;
/** A token is given up so long before its end, milliseconds. */
const TOKEN_MARGIN = 60_000;
/** How the address for tokens refuses keys, often without a body; too many requests (429) are no such verdict. */
const REFUSALS = [400, 401, 403];

/** The answer: the fields of its JSON, with any HTTP status; none where a refusal is no JSON. */
export interface DarajaAnswer {
  status: number;
  fields: Record<string, unknown>;
}

/** No answer, or one that is no JSON and no refusal: what was asked may have been done or not. */
export class NoAnswer extends Error {}
/** Daraja does not take the credentials. */
export class NotAuthorised extends Error {}

let token: { value: string; key: string; until: number } | null = null;

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
  if (token !== null && token.key === key && token.until > Date.now()) return token.value;
  const credentials = Buffer.from(`${key}:${secret}`).toString('base64');
  const path = 'oauth/v1/generate?grant_type=client_credentials';
  const answer = await request(settings, path, {
    headers: { authorization: `Basic ${credentials}` },
  });
  const { access_token: value, expires_in: seconds } = answer.fields;
  if (typeof value !== 'string') {
    throw REFUSALS.includes(answer.status) ? new NotAuthorised() : new NoAnswer();
  }
  token = { value, key, until: Date.now() + Number(seconds) * 1000 - TOKEN_MARGIN };
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
