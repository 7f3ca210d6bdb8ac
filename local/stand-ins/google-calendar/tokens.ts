/**
 * The OAuth 2.0 endpoints: an owner who agrees comes back with a code, the client exchanges it for the local refresh
 * token (RFC 7636), and that for access tokens (RFC 6749, 6).
 */
import { createHash } from 'node:crypto';
import type { Random } from '../../test-run/random';
import { json } from '../http/serve';
import { LOCAL_SECRETS } from '../../machine/functions-environment';

const SCOPE = 'https://www.googleapis.com/auth/calendar.events';

export class Tokens {
  #issued = new Set<string>();
  /** the request behind each code that is not yet used */
  #codes = new Map<string, URLSearchParams>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /**
   * Answers `GET /auth` like the browser of an owner who agrees at once. @param refusal `access_denied`: the owner
   * refuses; another reason: the owner does not tick the calendar; null: the owner agrees
   */
  authorise(asked: URLSearchParams, refusal: string | null) {
    const back = new URL(asked.get('redirect_uri') ?? 'none:');
    const fits =
      asked.get('client_id') === LOCAL_SECRETS['GOOGLE_OAUTH_CLIENT_ID'] &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256' &&
      back.protocol === 'http:' &&
      back.hostname === '127.0.0.1';
    if (!fits) return refuse('invalid_request', 'Access blocked: this request is invalid.');
    back.searchParams.set('state', asked.get('state') ?? '');
    if (refusal === 'access_denied') back.searchParams.set('error', refusal);
    else {
      const code = `4/${this.#random.hex(12)}`;
      if (refusal !== null) asked.set('scope', 'openid');
      this.#codes.set(code, asked);
      back.searchParams.set('code', code);
    }
    return { status: 302, headers: { location: back.href } };
  }

  /** Answers `POST /token` with a form body. */
  exchange(body: string, revoked: boolean) {
    const form = new URLSearchParams(body);
    const has = (field: string, secret: string): boolean =>
      form.get(field) === LOCAL_SECRETS[secret];
    if (
      !has('client_id', 'GOOGLE_OAUTH_CLIENT_ID') ||
      !has('client_secret', 'GOOGLE_OAUTH_CLIENT_SECRET')
    )
      return refuse('invalid_client', 'The OAuth client was not found.', 401);
    if (form.get('grant_type') === 'authorization_code') return this.#firstTokens(form);
    if (form.get('grant_type') !== 'refresh_token')
      return refuse('unsupported_grant_type', 'Invalid grant_type.');
    if (revoked || !has('refresh_token', 'GOOGLE_OAUTH_REFRESH_TOKEN'))
      return refuse('invalid_grant', 'Token has been expired or revoked.');
    return json(this.#accessToken(SCOPE));
  }

  #accessToken(scope: string) {
    const token = `ya29.local-${this.#random.hex(12)}`;
    this.#issued.add(token);
    return { access_token: token, expires_in: 3599, scope, token_type: 'Bearer' };
  }

  /** A code counts once, for the client that asked for it. Only consent to offline access gives a refresh token. */
  #firstTokens(form: URLSearchParams) {
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
    const refreshToken = LOCAL_SECRETS['GOOGLE_OAUTH_REFRESH_TOKEN'];
    return json({
      ...this.#accessToken(asked.get('scope') ?? ''),
      ...(offline ? { refresh_token: refreshToken } : {}),
    });
  }

  /** Whether an Authorization header carries one of our tokens. */
  admits(authorization: string | undefined): boolean {
    return this.#issued.has((authorization ?? '').replace(/^Bearer /, ''));
  }
}

const refuse = (error: string, description: string, status = 400) =>
  json({ error, error_description: description }, status);
