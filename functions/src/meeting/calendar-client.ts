/** The owner's Google Calendar, through the official client. Loaded only when a meeting is made or removed. */
import type { calendar_v3 } from '@googleapis/calendar';

import {
  calendarRootUrl,
  googleClientId,
  googleClientSecret,
  googleRefreshToken,
  googleTokenUrl,
} from '../platform/params';

/** How long one request to Google may take, milliseconds. */
export const CALENDAR_TIMEOUT = 8000;

/** Whether the owner has connected Google at all. */
export function isGoogleSetUp(): boolean {
  return !['', 'none'].includes(googleRefreshToken.value());
}

/** The client, or null while the owner has not connected Google. */
export async function calendarClient(): Promise<calendar_v3.Calendar | null> {
  if (!isGoogleSetUp()) return null;
  const { auth, calendar } = await import('@googleapis/calendar');
  const client = new auth.OAuth2({
    clientId: googleClientId.value(),
    clientSecret: googleClientSecret.value(),
    endpoints: { oauth2TokenUrl: googleTokenUrl.value() },
    transporterOptions: { timeout: CALENDAR_TIMEOUT },
  });
  client.setCredentials({ refresh_token: googleRefreshToken.value() });
  return calendar({
    version: 'v3',
    auth: client,
    rootUrl: calendarRootUrl.value(),
    timeout: CALENDAR_TIMEOUT,
    retry: false,
  });
}
