/** The official client of Google Calendar, loaded only when a meeting needs it. */
import type { calendar_v3 } from '@googleapis/calendar';
import * as params from '../platform/params';

/** Milliseconds for one request to Google. */
const CALENDAR_TIMEOUT = 8000;

export function isGoogleSetUp(): boolean {
  return !['', 'none'].includes(params.googleRefreshToken.value());
}

/** Null until the owner has connected Google. */
export async function calendarClient(): Promise<calendar_v3.Calendar | null> {
  if (!isGoogleSetUp()) return null;
  const { auth, calendar } = await import('@googleapis/calendar');
  const client = new auth.OAuth2({
    clientId: params.googleClientId.value(),
    clientSecret: params.googleClientSecret.value(),
    endpoints: { oauth2TokenUrl: params.googleTokenUrl.value() },
    transporterOptions: { timeout: CALENDAR_TIMEOUT },
  });
  client.setCredentials({ refresh_token: params.googleRefreshToken.value() });
  return calendar({
    version: 'v3',
    auth: client,
    rootUrl: params.calendarRootUrl.value(),
    timeout: CALENDAR_TIMEOUT,
    retry: false,
  });
}
