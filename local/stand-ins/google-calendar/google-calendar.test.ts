// The stand-in is met by the official client, as the functions meet it.
import { auth, calendar } from '@googleapis/calendar';
import type { calendar_v3 } from '@googleapis/calendar';
import { beforeEach, expect, test } from 'vitest';
import type { Served } from '../http/serve';
import { PATIENCE_MS } from '../../test-run/patience';
import { LOCAL_SECRETS } from '../../machine/functions-environment';
import { meetLink } from './calendar';
import { openCalendar, type CalendarFault } from './open';

let server: Served;
let client: calendar_v3.Calendar;

beforeEach(async () => {
  server = await openCalendar(0);
  client = clientWith(LOCAL_SECRETS['GOOGLE_OAUTH_REFRESH_TOKEN'] ?? '');
  return () => server.close();
});

function clientWith(refreshToken: string): calendar_v3.Calendar {
  const root = `http://127.0.0.1:${server.port}/`;
  const oauth = new auth.OAuth2({
    clientId: LOCAL_SECRETS['GOOGLE_OAUTH_CLIENT_ID'] ?? '',
    clientSecret: LOCAL_SECRETS['GOOGLE_OAUTH_CLIENT_SECRET'] ?? '',
    endpoints: { oauth2TokenUrl: `${root}token` },
  });
  oauth.setCredentials({ refresh_token: refreshToken });
  return calendar({ version: 'v3', auth: oauth, rootUrl: root });
}

const EVENT: calendar_v3.Schema$Event = {
  id: 'abc123',
  summary: 'Appointment',
  start: { dateTime: '2026-01-05T10:00:00+03:00', timeZone: 'Africa/Nairobi' },
  end: { dateTime: '2026-01-05T10:50:00+03:00', timeZone: 'Africa/Nairobi' },
  extendedProperties: { private: { bookingId: 'b1' } },
  conferenceData: {
    createRequest: { requestId: 'r1', conferenceSolutionKey: { type: 'hangoutsMeet' } },
  },
};

const AT = { calendarId: 'primary', eventId: 'abc123' };
const insert = async (
  more: calendar_v3.Schema$Event = {},
  conferenceDataVersion = 1,
  timeout = PATIENCE_MS,
) => {
  const requestBody = { ...EVENT, ...more };
  const asked = { calendarId: 'primary', conferenceDataVersion, requestBody };
  return (await client.events.insert(asked, { timeout })).data;
};
const get = async () => (await client.events.get(AT)).data;
const remove = () => client.events.delete(AT);
const patch = async (requestBody: calendar_v3.Schema$Event) =>
  (await client.events.patch({ ...AT, conferenceDataVersion: 1, requestBody })).data;

const fault = async (kind: string, more: Partial<CalendarFault> = {}) => {
  const body = JSON.stringify({ kind, ...more });
  return (await fetch(`http://127.0.0.1:${server.port}/_faults`, { method: 'POST', body })).status;
};

async function stored(): Promise<{ id: string; status: string }[]> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/_events`);
  return (await answer.json()) as { id: string; status: string }[];
}

const statusCode = (event: calendar_v3.Schema$Event) =>
  event.conferenceData?.createRequest?.status?.statusCode;

test('an event is made with a meeting, and the meeting’s link derives from the request', async () => {
  const made = await insert();
  expect(made.hangoutLink).toMatch(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/);
  expect([made.hangoutLink, statusCode(made)]).toEqual([meetLink('r1'), 'success']);
  expect((await get()).summary).toBe('Appointment');
});

test('without conferenceDataVersion=1 the conference is ignored', async () => {
  expect((await insert({}, 0)).hangoutLink).toBeUndefined();
});

test('an id can be used once, also after deletion, and an event can be deleted once', async () => {
  await expect(remove()).rejects.toMatchObject({ status: 404 });
  await insert();
  const message = 'The requested identifier already exists.';
  await expect(insert()).rejects.toMatchObject({ status: 409, message });
  expect((await remove()).status).toBe(204);
  await expect(remove()).rejects.toMatchObject({ status: 410 });
  await expect(insert()).rejects.toMatchObject({ status: 409 });
  expect((await get()).status).toBe('cancelled');
});

test('a patch changes the fields that it names', async () => {
  await insert();
  await patch({ summary: 'Moved' });
  expect(await get()).toMatchObject({ summary: 'Moved', hangoutLink: meetLink('r1') });
});

test('an event that is brought back has no conference until another one is asked for', async () => {
  await insert();
  await remove();
  const bringBack = async (requestId: string) =>
    (await patch({ status: 'confirmed', conferenceData: { createRequest: { requestId } } }))
      .hangoutLink;
  expect(await bringBack('r1')).toBeUndefined();
  expect(await bringBack('r2')).toBe(meetLink('r2'));
});

test.each<[string, calendar_v3.Schema$Event]>([
  ['id with letters outside base32hex', { id: 'xyz-1' }],
  ['end before start', { end: { dateTime: '2026-01-05T09:00:00+03:00' } }],
  ['time without zone', { start: { dateTime: '2026-01-05T10:00:00' } }],
  ['unknown field', { title: 'x' } as calendar_v3.Schema$Event],
  ['conference without request id', { conferenceData: { createRequest: {} } }],
])('refuses with 400: %s', async (_name, wrong) => {
  await expect(insert(wrong)).rejects.toMatchObject({ status: 400 });
  expect(await stored()).toEqual([]);
});

test('faults: of one booking, others are served', async () => {
  await fault('error', { about: 'of-another-booking' });
  await insert();
  await fault('error', { about: 'abc123' });
  await expect(get()).rejects.toMatchObject({ status: 500 });
  await expect(insert()).rejects.toMatchObject({ status: 500 });
});

test.each<[string, number]>([
  ['timeout-after-create', 1],
  ['hang', 0],
  ['twice', 1],
])('faults: of %s the caller hears no success, and %i event is there', async (kind, count) => {
  // The token is asked for before.
  await get().catch(() => undefined);
  await fault(kind, { times: 1 });
  await expect(insert({}, 1, kind === 'hang' ? 300 : PATIENCE_MS)).rejects.toThrow();
  expect(await stored()).toHaveLength(count);
});
