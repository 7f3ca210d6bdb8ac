/**
 * The owner agrees in the browser that the product makes meetings in their Google calendar, and the refresh token is
 * kept. Sources: developers.google.com/identity/protocols/oauth2/web-server, RFC 7636
 */
import { GOOGLE_CONSENT_PATH, googleConsents } from '@tulia/domain/records/watch/credential';
import { MINUTE } from '@tulia/domain/time/instant';
import { createHash, randomBytes } from 'node:crypto';
import { db } from '../platform/app';
import type { SignedInContext } from '../platform/callable';
import { noteConnection } from '../platform/connections';
import { seal, unseal } from '../platform/credentials';
import { fingerprint } from '../platform/fingerprint';
import { logIfFails } from '../platform/log-if-fails';
import * as params from '../platform/params';
import { readRecord } from '../platform/stored';
import { keepService, notConnected, requireKeeping } from '../practice/own-services';
import { CALENDAR_TIMEOUT, calendarWith, hasGoogleApp, refreshToken } from './calendar-client';
import { NOT_AUTHORISED } from './calendar-fault';
import { googleWorks, makeMissingMeetings, problemOf } from './google-connection';

/** Allows making and removing events, not reading the settings of calendars or sharing them. */
const CALENDAR_SCOPE = 'https://www.googleapis.com/auth/calendar.events';
const ANSWER_WITHIN = 10 * MINUTE;
/** The name under which the verifier is sealed. */
const VERIFIER = 'google-consent';

const random = () => randomBytes(32).toString('base64url');
/** Google sends the owner back there; the OAuth client lists it. */
const redirectUri = () => `${params.siteUrl.value()}/admin/settings`;
const questionOf = (uid: string, state: string) => fingerprint(VERIFIER, uid, state);

/** @returns the address at which the owner agrees @throws Refusal connection-failed */
export async function askConsent({ caller, clock }: SignedInContext): Promise<string> {
  requireKeeping();
  if (!hasGoogleApp()) throw notConnected('not-offered');
  const state = random();
  const verifier = random();
  const question = {
    asked: questionOf(caller.uid, state),
    verifier: seal(VERIFIER, verifier),
    until: clock.now() + ANSWER_WITHIN,
  };
  await db().doc(GOOGLE_CONSENT_PATH).set(googleConsents.toStored(question));
  const address = new URL(params.googleConsentUrl.value());
  address.search = new URLSearchParams({
    client_id: params.googleClientId.value(),
    redirect_uri: redirectUri(),
    response_type: 'code',
    scope: CALENDAR_SCOPE,
    access_type: 'offline',
    prompt: 'consent',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return address.href;
}

/** Exchanges Google's code and keeps the token. What was connected before stays until then. @throws Refusal */
export async function takeConsent(
  { code, state }: { code: string; state: string },
  context: SignedInContext,
): Promise<void> {
  const { caller, clock } = context;
  requireKeeping();
  const verifier = await takeQuestion(questionOf(caller.uid, state), clock.now());
  const token = await exchange(code, verifier);
  const problem = await problemOf(await calendarWith(token));
  // Another answer, such as a rate limit, says nothing about the token.
  if (problem === NOT_AUTHORISED || problem === 'calendar-closed')
    throw notConnected('calendar-refused');
  await keepService('google', { refreshToken: token }, context);
  await logIfFails('meetings left to their next attempts', { where: 'takeConsent' }, async () => {
    if (problem === null) await googleWorks(clock);
    await makeMissingMeetings(clock);
  });
}

/** Ends the consent at Google, and forgets the token. @returns whether Google confirmed it @throws Refusal */
export async function endConsent(context: SignedInContext): Promise<boolean> {
  requireKeeping();
  const token = await refreshToken();
  const revoked = token !== null && (await revoke(token));
  // Kept as an end: a token of the deployment must not take its place.
  await keepService('google', { refreshToken: null }, context, 'service-disconnected');
  await noteConnection('google', null, context.clock);
  return revoked;
}

/** Each question takes one answer. @returns its verifier @throws Refusal connection-failed */
function takeQuestion(asked: string, now: number): Promise<string> {
  return db().runTransaction(async (transaction) => {
    const open = await readRecord(googleConsents, GOOGLE_CONSENT_PATH, transaction);
    if (open === null || open.asked !== asked || open.until <= now)
      throw notConnected('consent-over');
    const verifier = unseal(VERIFIER, open.verifier);
    transaction.delete(db().doc(GOOGLE_CONSENT_PATH));
    return verifier;
  });
}

async function exchange(code: string, verifier: string): Promise<string> {
  const answer = await post(params.googleTokenUrl.value(), {
    client_id: params.googleClientId.value(),
    client_secret: params.googleClientSecret.value(),
    redirect_uri: redirectUri(),
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
  });
  if (answer === null || answer.status >= 500) throw notConnected('no-answer');
  const { error, refresh_token: token, scope } = answer.fields;
  if (error === 'invalid_client' || error === 'unauthorized_client')
    throw notConnected('app-refused');
  if (answer.status !== 200) throw notConnected('consent-refused');
  if (typeof scope !== 'string' || !scope.split(' ').includes(CALENDAR_SCOPE))
    throw notConnected('scope-missing');
  if (typeof token !== 'string' || token === '') throw notConnected('token-missing');
  return token;
}

async function revoke(token: string): Promise<boolean> {
  const answer = await post(params.googleRevokeUrl.value(), { token });
  // A token that Google does not know any more has ended already.
  return answer?.status === 200 || answer?.fields['error'] === 'invalid_token';
}

/** Sends a form. @returns null without an answer */
async function post(
  address: string,
  form: Record<string, string>,
): Promise<{ status: number; fields: Record<string, unknown> } | null> {
  try {
    const body = new URLSearchParams(form);
    const signal = AbortSignal.timeout(CALENDAR_TIMEOUT);
    const response = await fetch(address, { method: 'POST', body, signal, redirect: 'error' });
    const { status } = response;
    const fields: unknown = await response.json().catch(() => null);
    const isObject = typeof fields === 'object' && fields !== null;
    return { status, fields: isObject ? (fields as Record<string, unknown>) : {} };
  } catch {
    return null;
  }
}
