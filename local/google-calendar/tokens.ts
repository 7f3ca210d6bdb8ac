/** The OAuth 2.0 token endpoint: exchanges the local refresh token for access tokens (RFC 6749, 6). */
import type { Chance } from '../chance';
import { json } from '../http/serve';
import type { Answer } from '../http/serve';
import { LOCAL_SECRETS } from '../world/functions-environment';

export class Tokens {
  #issued = new Set<string>();
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** Answers `POST /token` with a form body. */
  exchange(body: string, revoked: boolean): Answer {
    const form = new URLSearchParams(body);
    const has = (field: string, secret: string): boolean =>
      form.get(field) === LOCAL_SECRETS[secret];
    if (form.get('grant_type') !== 'refresh_token') {
      return refuse('unsupported_grant_type', 'Only refresh_token is supported here.');
    }
    if (
      !has('client_id', 'GOOGLE_OAUTH_CLIENT_ID') ||
      !has('client_secret', 'GOOGLE_OAUTH_CLIENT_SECRET')
    ) {
      return refuse('invalid_client', 'The OAuth client was not found.', 401);
    }
    if (revoked || !has('refresh_token', 'GOOGLE_OAUTH_REFRESH_TOKEN')) {
      return refuse('invalid_grant', 'Token has been expired or revoked.');
    }
    const token = `ya29.local-${this.#chance.hex(12)}`;
    this.#issued.add(token);
    return json({
      access_token: token,
      expires_in: 3599,
      scope: 'https://www.googleapis.com/auth/calendar.events',
      token_type: 'Bearer',
    });
  }

  /** Whether an Authorization header carries a token that was issued here. */
  admits(authorization: string | undefined): boolean {
    return this.#issued.has((authorization ?? '').replace(/^Bearer /, ''));
  }
}

function refuse(error: string, description: string, status = 400): Answer {
  return json({ error, error_description: description }, status);
}
