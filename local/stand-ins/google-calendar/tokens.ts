/**
 * The OAuth 2.0 endpoints: an owner who agrees comes back with a code, the client exchanges it for a refresh token
 * (RFC 7636), and that for access tokens (RFC 6749, 6).
 */
import { createHash } from 'node:crypto';
import type { Random } from '../../test-run/random';
import { html, page } from '../http/page';
import { json } from '../http/serve';
import { LOCAL_SECRETS } from '../../machine/functions-environment';

const SCOPE = 'https://www.googleapis.com/auth/calendar.events';

interface Ordered {
  kind: string;
  reason?: string;
  status?: number;
}

export class Tokens {
  #issued = new Set<string>();
  #lasting = new Set([LOCAL_SECRETS['GOOGLE_OAUTH_REFRESH_TOKEN']]);
  /** the request behind each code that is not yet used */
  #codes = new Map<string, URLSearchParams>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Answers `GET /auth`: the page on which the owner allows or denies. */
  ask({ search, searchParams }: URL) {
    if (!fits(searchParams)) return WRONG;
    return page(
      'Google: choose what Tulia may do',
      html`<p>Make and remove events in your calendar: ${searchParams.get('scope') ?? ''}</p>
        <p><a href="/auth/allow${search}">Allow</a> <a href="/auth/deny${search}">Deny</a></p>`,
    );
  }

  /** Sends the owner back to the site. */
  answer(asked: URLSearchParams, agrees: boolean) {
    if (!fits(asked)) return WRONG;
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    if (!agrees) back.searchParams.set('error', 'access_denied');
    else {
      const code = `4/${this.#random.hex(12)}`;
      this.#codes.set(code, asked);
      back.searchParams.set('code', code);
    }
    return { status: 302, headers: { location: back.href } };
  }

  /** Answers `POST /token` with a form body. */
  exchange(body: string, ordered: Ordered | undefined) {
    const form = new URLSearchParams(body);
    const has = (field: string, secret: string): boolean =>
      form.get(field) === LOCAL_SECRETS[secret];
    if (
      !has('client_id', 'GOOGLE_OAUTH_CLIENT_ID') ||
      !has('client_secret', 'GOOGLE_OAUTH_CLIENT_SECRET')
    )
      return refuse('invalid_client', 'The OAuth client was not found.', 401);
    const revoked = ordered?.kind === 'unauthorised';
    if (form.get('grant_type') === 'authorization_code') {
      if (ordered?.kind === 'error') return { status: ordered.status ?? 500 };
      return revoked ? refuse('invalid_grant', 'Bad Request') : this.#firstTokens(form, ordered);
    }
    if (form.get('grant_type') !== 'refresh_token')
      return refuse('unsupported_grant_type', 'Invalid grant_type.');
    if (revoked || !this.#lasting.has(form.get('refresh_token') ?? ''))
      return refuse('invalid_grant', 'Token has been expired or revoked.');
    return json(this.#accessToken(SCOPE));
  }

  /** Answers `POST /revoke` with a form body. */
  revoke(body: string) {
    const ended = this.#lasting.delete(new URLSearchParams(body).get('token') ?? '');
    return ended ? json({}) : refuse('invalid_token', 'Token expired or revoked');
  }

  #accessToken(scope: string) {
    const token = `ya29.local-${this.#random.hex(12)}`;
    this.#issued.add(token);
    return { access_token: token, expires_in: 3599, scope, token_type: 'Bearer' };
  }

  /** A code counts once, for the client that asked for it. Only consent to offline access gives a refresh token. */
  #firstTokens(form: URLSearchParams, ordered: Ordered | undefined) {
    const code = form.get('code') ?? '';
    const asked = this.#codes.get(code);
    this.#codes.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const own =
      asked?.get('code_challenge') === challenge &&
      asked.get('redirect_uri') === form.get('redirect_uri');
    if (!own) return refuse('invalid_grant', 'Malformed auth code.');
    const offline = asked.get('access_type') === 'offline' && asked.get('prompt') === 'consent';
    const scope = ordered?.reason === 'scope-missing' ? 'openid' : (asked.get('scope') ?? '');
    const first = this.#accessToken(scope);
    if (!offline || ordered?.reason === 'token-missing') return json(first);
    const lasting = `1//local-${this.#random.hex(12)}`;
    this.#lasting.add(lasting);
    return json({ ...first, refresh_token: lasting });
  }

  /** Whether an Authorization header carries one of our tokens. */
  admits(authorization: string | undefined): boolean {
    return this.#issued.has((authorization ?? '').replace(/^Bearer /, ''));
  }
}

/** Whether the question names the client, its page, and a proof. */
function fits(asked: URLSearchParams): boolean {
  const back = URL.parse(asked.get('redirect_uri') ?? '');
  return (
    asked.get('client_id') === LOCAL_SECRETS['GOOGLE_OAUTH_CLIENT_ID'] &&
    asked.get('response_type') === 'code' &&
    asked.get('code_challenge_method') === 'S256' &&
    back?.protocol === 'http:' &&
    back.hostname === '127.0.0.1' &&
    back.pathname === '/admin/settings'
  );
}

const refuse = (error: string, description: string, status = 400) =>
  json({ error, error_description: description }, status);

const WRONG = refuse('redirect_uri_mismatch', 'Access blocked: this request is invalid.');
