/** The official client of Google Calendar, loaded only when a meeting needs it. */
import type { calendar_v3 } from '@googleapis/calendar';
import { readCredentials } from '../platform/credentials';
import * as params from '../platform/params';

/** Milliseconds for one request to Google. */
export const CALENDAR_TIMEOUT = 8000;

const isSet = (value: string) => value !== '' && value !== 'none';

/** Whether the deployment has an OAuth client, with which the owner can connect a calendar. */
export const hasGoogleApp = () =>
  isSet(params.googleClientId.value()) && isSet(params.googleClientSecret.value());

/** The token that the owner's consent gave, or else the deployment's; null without a connection. */
export async function refreshToken(): Promise<string | null> {
  const kept = await readCredentials('google');
  if (kept !== null) return kept.refreshToken;
  const given = params.googleRefreshToken.value();
  return isSet(given) ? given : null;
}

export const isGoogleSetUp = async () => (await refreshToken()) !== null;

/** Null until the owner has connected Google. */
export async function calendarClient(): Promise<calendar_v3.Calendar | null> {
  const token = await refreshToken();
  return token === null ? null : calendarWith(token);
}

export async function calendarWith(token: string): Promise<calendar_v3.Calendar> {
  const { auth, calendar } = await import('@googleapis/calendar');
  const client = new auth.OAuth2({
    clientId: params.googleClientId.value(),
    clientSecret: params.googleClientSecret.value(),
    endpoints: { oauth2TokenUrl: params.googleTokenUrl.value() },
    transporterOptions: { timeout: CALENDAR_TIMEOUT },
  });
  client.setCredentials({ refresh_token: token });
  return calendar({
    version: 'v3',
    auth: client,
    rootUrl: params.calendarRootUrl.value(),
    timeout: CALENDAR_TIMEOUT,
    retry: false,
  });
}
