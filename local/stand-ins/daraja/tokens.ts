/** OAuth: `GET /oauth/v1/generate?grant_type=client_credentials` with the consumer's key and secret. */
import type { Chance } from '../../test-run/random';
import { json } from '../http/serve';
import type { Answer, Question } from '../http/serve';
import { LOCAL_SECRETS } from '../../machine/functions-environment';
import { badRequest } from './daraja-error';

export class DarajaTokens {
  readonly #issued = new Set<string>();
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  issue({ url, headers }: Question): Answer {
    if (url.searchParams.get('grant_type') !== 'client_credentials') throw badRequest('grant_type');
    const { DARAJA_CONSUMER_KEY: key = '', DARAJA_CONSUMER_SECRET: secret = '' } = LOCAL_SECRETS;
    const expected = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
    // Wrong keys are answered without a body, as several clients report of the real service.
    if (headers.authorization !== expected) return { status: 400 };
    const token = this.#chance.hex(28);
    this.#issued.add(token);
    return json({ access_token: token, expires_in: '3599' });
  }

  admits(authorization: string | undefined): boolean {
    return this.#issued.has((authorization ?? '').replace(/^Bearer /, ''));
  }

  /** Every token issued so far is refused from now on. */
  expire(): void {
    this.#issued.clear();
  }
}
